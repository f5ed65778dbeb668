import { tenureClient, type TenureClient } from '@tenure/client';
import { callPortal } from '../api';

interface PlaygroundKey {
  key: string;
  expiresAt: string;
}

let current: PlaygroundKey | null = null;

/**
 * Returns a personal test key that expires within an hour. The page keeps it in memory and requests a new one shortly
 * before it expires.
 */
export async function playgroundKey(): Promise<string> {
  if (current === null || Date.parse(current.expiresAt) - Date.now() < 60_000) {
    current = await callPortal<PlaygroundKey>('POST', '/playground-key');
  }
  return current.key;
}

/** Returns a client of the public API with the playground key. */
export async function playgroundClient(): Promise<TenureClient> {
  return tenureClient({ baseUrl: location.origin, apiKey: await playgroundKey() });
}
