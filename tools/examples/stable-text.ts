const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const HOUR_MS = 3_600_000;

/** The moment at which all examples are recorded, as they show it. */
const SHOWN_NOW = Date.parse('2026-06-08T14:00:00.000Z');

/** Values that differ in every run, and what examples show instead. */
const CHANGING: readonly [RegExp, string][] = [
  [/whsec_[\w+/=-]{8,}/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  [/("secretLast4": ?)"[^"]*"/g, '$1"LaSw"'],
  [/req_[0-9A-Za-z]{22}/g, 'req_4xTq9cLmZ0aVb7RkYw2NpE'],
  [/("(?:nextCursor|cursor)": ?)"[^"]*"/g, '$1"bGFzdCByb3cgb2YgdGhlIHBhZ2U"'],
  [/("(?:\w+Ms|latency\w*)": ?)[\d.]+/g, '$142'],
  [/("archiveBytes": ?)\d+/g, '$14096'],
  [/(\/feeds\/)[\w-]{12,}/g, '$1feed_8Kq2LmZ0aVb7RkYw2NpE4xTq'],
  [/(\/access-exports\/)[\w-]{20,}/g, '$1exp_5Jm2hY8wQ4rT6uVb9NcXzK1aLsPd3GfEo7iR0yUtMq'],
  [/(\/(?:review|view)\/[\w-]+#)[\w-]{20,}/g, '$1k7Qm2Xv9LcR4tYbN8sWdZ1fHjKp3GaUe6oTi5BnVxCy'],
  [/("slug": ?"[a-z0-9-]+-)[0-9a-f]{8}"/g, '$15f6a7b8c"'],
  [/msg_[0-9A-Za-z]{27}/g, 'msg_2mHq9cLmZ0aVb7RkYw2NpE4xTqX'],
  [/("timestamp": ?")\d{10}"/g, `$1${SHOWN_NOW / 1000}"`],
  [/(msg_\w{27}\.)\d{10}\./g, `$1${SHOWN_NOW / 1000}.`],
  [/("lastModified": ?")[^"]*"/g, '$12026-06-08T14:00:00"'],
  [/("status": ?)"running"/g, '$1"queued"'],
  [/v1,[A-Za-z0-9+/]{43}=/g, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
  [/svc_(test|live)_[0-9A-Za-z]{8,}/g, 'svc_$1_your_key'],
];

/**
 * Replaces what differs between two recordings (ids, times, secrets, durations), so that a new recording shows only real
 * changes. An id keeps its number for all responses of a recording.
 */
export class StableText {
  private readonly numbers = new Map<string, string>();

  constructor(
    private readonly shownIds: ReadonlySet<string>,
    private readonly startedAt = Date.now(),
  ) {}

  of(text: string): string {
    const withIds = text.replace(UUID, (id) => this.idOf(id)).replace(TIME, (time) => this.timeOf(time));
    const today = new Date(this.startedAt).toISOString().slice(0, 10);
    const withDates = withIds.replaceAll(`"${today}"`, '"2026-06-08"');
    return CHANGING.reduce((result, [pattern, shown]) => result.replace(pattern, shown), withDates);
  }

  private idOf(id: string): string {
    // Ids of the synthetic tenant are the same in every installation.
    if (this.shownIds.has(id) || id.startsWith('00000000-')) return id;
    const shown =
      this.numbers.get(id) ??
      `01974f40-3b1c-7d4e-8f90-${(this.numbers.size + 1).toString(16).padStart(12, '0')}`;
    this.numbers.set(id, shown);
    return shown;
  }

  /** Times of the recording become one moment; later times keep their distance in hours or days. Earlier times are data. */
  private timeOf(time: string): string {
    const distance = (Date.parse(time) - this.startedAt) / HOUR_MS;
    // Later times by the day: a recording takes a minute, and may end in another hour.
    const hours = Math.abs(distance) > 36 ? Math.round(distance / 24) * 24 : Math.round(distance);
    return hours < 0 ? time : new Date(SHOWN_NOW + hours * HOUR_MS).toISOString();
  }
}
