import { tenureClient, type TenureClient } from '@tenure/client';

/** A sandbox as `POST /sandboxes` creates it. */
export interface Sandbox {
  key: string;
  expiresAt: string;
}

const STORED_SANDBOX = 'tenure-sandbox';

const OTHER_WAYS =
  'The sample below is a recorded result. To use your own documents, try again later, sign in to the portal, or run the service yourself.';

/** Why no sandbox was created, in words for the visitor. */
export class SandboxRefusedError extends Error {}

/**
 * Returns the sandbox of this browser window, and creates it on the first call. It is a tenant of its own with the limits of
 * sandboxes, and the service erases it after seven days.
 */
export async function ownSandbox(): Promise<Sandbox> {
  const stored = storedSandbox();
  if (stored !== null) return stored;
  const response = await fetch('/sandboxes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tenantType: 'employer' }),
  });
  if (response.status === 429) {
    const { detail } = (await response.json()) as { detail: string };
    throw new SandboxRefusedError(`${detail} ${OTHER_WAYS}`);
  }
  if (!response.ok) throw new SandboxRefusedError('The sandbox could not be created. Try again later.');
  const { key, expiresAt } = (await response.json()) as Sandbox;
  const sandbox = { key, expiresAt };
  try {
    sessionStorage.setItem(STORED_SANDBOX, JSON.stringify(sandbox));
  } catch {
    // Without storage, each load of the page creates a sandbox.
  }
  return sandbox;
}

/** Forgets the sandbox, which the service has refused, so that the next call creates another one. */
export function forgetSandbox(): void {
  try {
    sessionStorage.removeItem(STORED_SANDBOX);
  } catch {
    // Without storage there is nothing to forget.
  }
}

export async function sandboxClient(): Promise<TenureClient> {
  const { key } = await ownSandbox();
  return tenureClient({ baseUrl: location.origin, apiKey: key });
}

function storedSandbox(): Sandbox | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_SANDBOX) ?? 'null') as Sandbox | null;
    return stored !== null && Date.parse(stored.expiresAt) > Date.now() ? stored : null;
  } catch {
    return null;
  }
}
