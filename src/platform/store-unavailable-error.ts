/**
 * A store does not respond or refuses its credentials. Work that needs the store is delayed until it responds, however
 * long that takes. `code` names the cause for logs and metrics; neither contains an address or a key.
 */
export class StoreUnavailableError extends Error {
  constructor(
    readonly store: string,
    readonly code: string,
    options: { cause?: unknown } = {},
  ) {
    super(`the ${store} is unavailable: ${code}`, options);
    this.name = 'StoreUnavailableError';
  }
}
