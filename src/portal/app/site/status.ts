const INTERVAL_MS = 30_000;

/** Renews the state on the status page while it is visible. */
export function watchStatus(): void {
  const state = document.getElementById('service-status');
  if (!state) return;
  setInterval(() => {
    if (document.visibilityState === 'visible') void renew(state);
  }, INTERVAL_MS);
}

async function renew(state: HTMLElement): Promise<void> {
  const response = await fetch(location.pathname, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (response === null) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const current = page.getElementById('service-status');
  if (current) state.replaceChildren(...current.childNodes);
}
