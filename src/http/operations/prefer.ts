export interface Preferences {
  respondAsync: boolean;
  /** In seconds. */
  waitSeconds: number | null;
}

const NO_PREFERENCES: Preferences = { respondAsync: false, waitSeconds: null };

/** Parses the two supported preferences of a `Prefer` header (RFC 7240) and ignores all others. */
export function parsePrefer(header: string | string[] | undefined): Preferences {
  if (header === undefined) return NO_PREFERENCES;
  const preferences = { ...NO_PREFERENCES };
  for (const part of String(header).split(',')) {
    const [name = '', value = ''] = (part.split(';', 1)[0] ?? '').split('=', 2).map((text) => text.trim());
    if (/^respond-async$/i.test(name)) preferences.respondAsync = true;
    // If a preference is repeated, the first one applies.
    if (/^wait$/i.test(name) && preferences.waitSeconds === null) {
      const seconds = /^"?(\d{1,6})"?$/.exec(value)?.[1];
      if (seconds !== undefined) preferences.waitSeconds = Number(seconds);
    }
  }
  return preferences;
}
