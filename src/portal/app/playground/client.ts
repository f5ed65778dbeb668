import { tenureClient, type TenureClient } from '@tenure/client';
import { ask } from '../api';

interface PlaygroundKey {
  key: string;
  expiresAt: string;
}

let current: PlaygroundKey | null = null;

/**
 * A test key of this person that ends within the hour. It stays in the memory of the page and is made anew when its end
 * is near.
 */
export async function playgroundKey(): Promise<string> {
  if (current === null || Date.parse(current.expiresAt) - Date.now() < 60_000) {
    current = await ask<PlaygroundKey>('POST', '/playground-key');
  }
  return current.key;
}

/** The API as any caller has it, with the key of the playground. */
export async function playgroundClient(): Promise<TenureClient> {
  return tenureClient({ baseUrl: location.origin, apiKey: await playgroundKey() });
}
