/** "Your turn" while no page is open: what the browser is asked for, and what the server is told. */
import { somebody } from "./person.svelte";
import { say, spoken } from "./prose/prose.svelte";
import { ask } from "./wire/http";
import { worker } from "./worker";

export type PushState = "unknown" | "unable" | "uninstalled" | "refused" | "off" | "on";

const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Safari on a phone or tablet tells only pages that were put on the home screen; others have no push there at all. */
const isUninstalled = (): boolean => !canPush() && "standalone" in navigator && !navigator.standalone;

/** A key as browsers want it. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const padded = key.replace(/-/g, "+").replace(/_/g, "/") + "=".repeat((4 - (key.length % 4)) % 4);
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  return (await (await worker)?.pushManager.getSubscription()) ?? null;
}

/** How it stands; on the very first visit only once the worker is there. */
export async function pushState(): Promise<PushState> {
  if (isUninstalled()) return "uninstalled";
  if (!canPush() || !(await worker)) return "unable";
  if (Notification.permission === "denied") return "refused";
  return (await subscription()) ? "on" : "off";
}

/** Tell this browser from now on; asks for permission. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  await somebody();
  const { key } = await ask("get", "/api/v1/push");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch(() => {
    throw new Error(say("web-set-push-failed"));
  });
  const { endpoint, keys } = made.toJSON();
  await ask("post", "/api/v1/me/push", {
    body: { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! }, expirationTime: null, language: spoken() },
  });
  return "on";
}

export async function stopPush(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await ask("delete", "/api/v1/me/push", { query: { endpoint: made.endpoint } });
    await made.unsubscribe();
  }
  return "off";
}
