export interface UsageFigures {
  name: string;
  requests: number;
  refused: number;
  failed: number;
  limited: number;
  pages: number;
  p50: number;
  p95: number;
}

export interface Usage {
  unit: 'hour' | 'day';
  overTime: UsageFigures[];
  byRoute: UsageFigures[];
  byKey: (UsageFigures & { keyName: string | null })[];
  byDocument: DocumentFigures[];
}

/** Documents of one kind that were parsed in an hour or a day. */
export interface DocumentFigures {
  name: string;
  documentType: 'resume' | 'job_description';
  form: string;
  documents: number;
  failed: number;
  pages: number;
}

const SIZE_MS = { hour: 3_600_000, day: 86_400_000 };

/** Returns the start of every hour or day of the period, oldest first. */
export function periodStarts(unit: Usage['unit'], days: number, now: number): string[] {
  const size = SIZE_MS[unit];
  const count = Math.round((days * SIZE_MS.day) / size);
  const last = Math.floor(now / size) * size;
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * size).toISOString().replace('.000Z', 'Z'),
  );
}

/** The label of an hour, or of a day in UTC, as in "Jan 31". */
export function periodLabel(unit: Usage['unit']): (at: string) => string {
  const format = new Intl.DateTimeFormat(
    'en',
    unit === 'hour'
      ? { hour: '2-digit', minute: '2-digit' }
      : { month: 'short', day: 'numeric', timeZone: 'UTC' },
  );
  return (at) => format.format(new Date(at));
}

/** Returns every hour or day of the period, including those without a call, so that charts show gaps. */
export function filled({ unit, overTime }: Usage, days: number, now: number): UsageFigures[] {
  const rowsByName = new Map(overTime.map((row) => [row.name, row]));
  return periodStarts(unit, days, now).map((name) => {
    return (
      rowsByName.get(name) ?? {
        name,
        requests: 0,
        refused: 0,
        failed: 0,
        limited: 0,
        pages: 0,
        p50: 0,
        p95: 0,
      }
    );
  });
}

export function total(rows: readonly UsageFigures[]): Omit<UsageFigures, 'name' | 'p50' | 'p95'> {
  const sum = (key: 'requests' | 'refused' | 'failed' | 'limited' | 'pages'): number =>
    rows.reduce((before, row) => before + row[key], 0);
  return {
    requests: sum('requests'),
    refused: sum('refused'),
    failed: sum('failed'),
    limited: sum('limited'),
    pages: sum('pages'),
  };
}
