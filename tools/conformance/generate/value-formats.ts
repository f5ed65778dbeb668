/** Formats of values in the contract by schema name. */
export const VALUE_FORMATS: Record<string, { says: string; holds: (value: unknown) => boolean }> = {
  Score100: {
    says: 'a score is a number from 0 to 100 with at most one decimal',
    holds: (value) => within(value, 0, 100) && decimals(value) <= 1,
  },
  Unit: {
    says: 'a probability, confidence, similarity or weight is a number from 0 to 1 with at most four decimals',
    holds: (value) => within(value, 0, 1) && decimals(value) <= 4,
  },
  Timestamp: {
    says: 'a timestamp is UTC with milliseconds and Z',
    holds: (value) => typeof value === 'string' && isTimestamp(value),
  },
  UUID: {
    says: 'an id is a lower-case UUID of version 7',
    holds: (value) =>
      typeof value === 'string' &&
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value),
  },
  PartialDate: {
    says: 'a date is YYYY, YYYY-MM or YYYY-MM-DD and exists',
    holds: (value) => typeof value === 'string' && isPartialDate(value),
  },
  StateCode: {
    says: 'a state is a two-letter postal code',
    holds: (value) => typeof value === 'string' && STATES.has(value),
  },
};

/** Formats of members whose schema is a plain number, by name. */
export const NUMBERS_BY_NAME: { name: RegExp; format: string }[] = [
  { name: /^(finalScore|score)$/, format: 'Score100' },
  {
    name: /^(confidence|similarity|probability\d*d?|occupationConfidence|documentProbability)$/,
    format: 'Unit',
  },
];

const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP AA AE AP'
  ).split(' '),
);

function within(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && value >= low && value <= high;
}

/** Number of decimals of a number in JSON. */
export function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

function isTimestamp(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
}

function isPartialDate(value: string): boolean {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (parts === null) return false;
  const [, year = '', month = '01', day = '01'] = parts;
  const time = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(`${year}-${month}-${day}`);
}
