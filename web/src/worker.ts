/** Whoever works for this page while it is closed. It is asked for once the page is there; who needs it waits. */
let tell: (worker: ServiceWorkerRegistration | null) => void = () => undefined;

/** Null: there is none, as where the browser forbids it. */
export const worker = new Promise<ServiceWorkerRegistration | null>((resolve) => (tell = resolve));

export function hire(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) tell(null);
  else navigator.serviceWorker.register("/sw.js").then(tell, () => tell(null)); // it works without, too
}
