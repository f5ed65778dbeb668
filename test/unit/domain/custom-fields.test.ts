import { customFieldFaults, type DeclaredField } from '../../../src/domain/custom-fields/custom-field';
import {
  conditionTerm,
  customFieldWords,
  parseConditions,
} from '../../../src/domain/custom-fields/custom-field-terms';

const DECLARED: DeclaredField[] = [
  { key: 'region', type: 'enum', values: ['north', 'south'] },
  { key: 'grade', type: 'number', values: [] },
  { key: 'reviewed', type: 'date', values: [] },
  { key: 'urgent', type: 'boolean', values: [] },
  { key: 'note', type: 'string', values: [] },
];

/** Whether a record with these fields meets a condition, by the rules of the table of words. */
function meets(fields: Record<string, string | number | boolean>, text: string): boolean {
  const words = customFieldWords(fields);
  return parseConditions(text)!.every((condition) => {
    const term = conditionTerm(condition, DECLARED);
    if ('code' in term) throw new Error(term.message);
    if ('anyOf' in term) return words.some((word) => term.anyOf.includes(word));
    if ('from' in term) return words.some((word) => word >= term.from && word < term.to);
    return false;
  });
}

describe('conditions on custom fields', () => {
  it('compares numbers by value, also negative ones, fractions and zero', () => {
    const numbers = [-1000.5, -2, -0.25, 0, 0.1, 3, 20, 1e9];
    for (const a of numbers) {
      for (const b of numbers.filter((value) => Math.abs(value) < 1e6)) {
        expect([a, b, meets({ grade: a }, `grade>=${b}`)]).toEqual([a, b, a >= b]);
        expect([a, b, meets({ grade: a }, `grade<=${b}`)]).toEqual([a, b, a <= b]);
        expect([a, b, meets({ grade: a }, `grade=${b}`)]).toEqual([a, b, a === b]);
      }
    }
  });

  it('compares dates, texts without case, booleans and values of an enum', () => {
    const record = { region: 'north', reviewed: '2026-03-01', urgent: false, note: 'Two  Shifts' };
    expect(meets(record, 'reviewed>=2026-03-01;reviewed<=2026-03-01')).toBe(true);
    expect(meets(record, 'reviewed<=2026-02-28')).toBe(false);
    expect(meets(record, 'region=north; urgent=false; note=two shifts')).toBe(true);
    expect(meets(record, 'urgent=true')).toBe(false);
  });

  it('refuses other texts, undeclared keys, wrong types and ranges without an order', () => {
    expect([parseConditions('grade'), parseConditions('=3'), parseConditions('')]).toEqual([
      null,
      null,
      null,
    ]);
    const code = (text: string) => {
      const term = conditionTerm(parseConditions(text)![0]!, DECLARED);
      return 'code' in term ? term.code : null;
    };
    expect(['other=1', 'grade=three', 'reviewed=2026-02-30', 'region=east', 'note>=a'].map(code)).toEqual([
      'unknown_field',
      'type',
      'format',
      'enum',
      'type',
    ]);
  });
});

describe('values of custom fields', () => {
  it('are refused if a key is not declared, a type is wrong or the whole exceeds 16 kB', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`note${index}`, 'x'.repeat(1000)]),
    );
    const declared = Object.keys(fields).map((key): DeclaredField => ({ key, type: 'string', values: [] }));
    expect(customFieldFaults('job', declared, fields)).toEqual([
      expect.objectContaining({ key: null, code: 'max' }),
    ]);
    const given = { grade: '3', urgent: 'yes', other: 1, region: 'east', note: null };
    expect(customFieldFaults('job', DECLARED, given).map(({ key, code }) => [key, code])).toEqual([
      ['grade', 'type'],
      ['urgent', 'type'],
      ['other', 'unknown_field'],
      ['region', 'enum'],
    ]);
  });
});
