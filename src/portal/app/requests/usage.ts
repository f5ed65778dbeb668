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
}

const SIZE_MS = { hour: 3_600_000, day: 86_400_000 };

/** Returns every hour or day of the period, including those without a call, so that charts show gaps. */
export function filled({ unit, overTime }: Usage, days: number, now: number): UsageFigures[] {
  const size = SIZE_MS[unit];
  const rowsByName = new Map(overTime.map((row) => [row.name, row]));
  const count = Math.round((days * SIZE_MS.day) / size);
  const last = Math.floor(now / size) * size;
  return Array.from({ length: count }, (_, index) => {
    const name = new Date(last - (count - 1 - index) * size).toISOString().replace('.000Z', 'Z');
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
