import { asApiError, callPortal, PORTAL_API, type ApiError } from './api';

/** What became of a request: its data or its error. */
export interface Outcome<T> {
  data: T | null;
  error: ApiError | null;
}

interface FirstRequest {
  outcome: Promise<Outcome<unknown>>;
  /** Set when the response has arrived. */
  arrived: Outcome<unknown> | null;
  link: HTMLLinkElement;
}

const requests = new Map<string, FirstRequest>();

/** Requests the data that the page's HTML preloads; resolves when all of it has arrived. */
export async function requestFirstData(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]');
  for (const link of links) {
    if (link.media !== '' && !matchMedia(link.media).matches) continue;
    const path = (link.getAttribute('href') ?? '').slice(PORTAL_API.length);
    const request: FirstRequest = { outcome: outcomeOf(path), arrived: null, link };
    requests.set(path, request);
    void request.outcome.then((outcome) => (request.arrived = outcome));
  }
  await Promise.all([...requests.values()].map(({ outcome }) => outcome));
}

function outcomeOf<T>(path: string): Promise<Outcome<T>> {
  return callPortal<T>('GET', path).then(
    (data) => ({ data, error: null }),
    (error: unknown) => ({ data: null, error: asApiError(error) }),
  );
}

/** Returns the outcome of a path that the page preloads; null if it has not arrived or was taken. */
export function arrivedData<T>(path: string | null): Outcome<T> | null {
  return ((path === null ? undefined : requests.get(path))?.arrived ?? null) as Outcome<T> | null;
}

/** Requests a path. Its first request is the one that the page preloads. */
export function requestData<T>(path: string): Promise<Outcome<T>> {
  const first = requests.get(path);
  forgetFirstData(path);
  return (first?.outcome ?? outcomeOf(path)) as Promise<Outcome<T>>;
}

/** Forgets preloaded data that is shown now: a later request of its path loads new data. */
export function forgetFirstData(path: string): void {
  // A link that remains was preloaded in vain, which the tests of pages find.
  requests.get(path)?.link.remove();
  requests.delete(path);
}
