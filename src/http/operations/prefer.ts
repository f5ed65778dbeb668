export interface Preferences {
  respondAsync: boolean;
  /** Seconds. */
  waitSeconds: number | null;
}

const NO_PREFERENCES: Preferences = { respondAsync: false, waitSeconds: null };

/** The two preferences we know of a `Prefer` header (RFC 7240); all others may be ignored, and are. */
export function parsePrefer(header: string | string[] | undefined): Preferences {
  if (header === undefined) return NO_PREFERENCES;
  const preferences = { ...NO_PREFERENCES };
  for (const part of String(header).split(',')) {
    const [name = '', value = ''] = (part.split(';', 1)[0] ?? '').split('=', 2).map((text) => text.trim());
    if (/^respond-async$/i.test(name)) preferences.respondAsync = true;
    // The first of several counts.
    if (/^wait$/i.test(name) && preferences.waitSeconds === null) {
      const seconds = /^"?(\d{1,6})"?$/.exec(value)?.[1];
      if (seconds !== undefined) preferences.waitSeconds = Number(seconds);
    }
  }
  return preferences;
}
