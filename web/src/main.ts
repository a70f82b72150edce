import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import "./look/card.css";
import App from "./App.svelte";
import { wakeByTouch } from "./parts/sound";
import { begin } from "./prose/prose.svelte";
import { match } from "./router.svelte";
import { ROUTES } from "./routes";
import { paint } from "./settings.svelte";
import { hire } from "./worker";

paint();
wakeByTouch();
void match(location.pathname, ROUTES)?.route.load().catch(() => undefined); // the screen and the sentences come at the same time
await begin();
mount(App, { target: document.getElementById("app")! });
hire();
