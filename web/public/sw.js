/* The page without a connection, and "your turn" while no page is open. What the server says is never kept. */
const SHELL = "shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(new Request("/", { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** The newest page; the one kept where there is no connection. */
async function shell(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put("/", answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** Names under /assets/ change with their contents: what is kept is right for ever. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(shell(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

self.addEventListener("push", (event) => {
  const what = event.data ? event.data.json() : {};
  const options = { body: what.says ?? "", icon: "/icon-192.png", badge: "/icon-192.png", tag: what.table ?? "turn", data: { path: what.table ? `/t/${what.table}` : "/" } };
  event.waitUntil(self.registration.showNotification("dethrone", options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    const page = pages.find((one) => new URL(one.url).pathname === path);
    return page ? page.focus() : self.clients.openWindow(path);
  });
  event.waitUntil(open);
});
