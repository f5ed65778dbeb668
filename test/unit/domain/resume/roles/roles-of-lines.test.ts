import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate, isCurrent }) =>
    [position, name, startDate, isCurrent ? 'now' : endDate].join(' | '),
  );

describe('resumes in plain text', () => {
  it('are read under headings that are in no list', () => {
    const parsed = parse(
      'Rosalind Achebe',
      'Tulsa, OK | 918-555-0143 | rosalind.achebe@example.com',
      '',
      'PLACES THAT PAID ME',
      '',
      'Prairie Grain Elevator | Scale Operator | 2021 - present',
      '  Weighs trucks and samples grain.',
      '',
      'Osage Farm Supply | Counter Clerk | 2017 - 2021',
      '  Orders and deliveries.',
      '',
      'WHERE I LEARNED',
      'Tulsa Community College - Associate of Arts - 2016',
    );
    expect(positionsOf(parsed)).toEqual([
      'Scale Operator | Prairie Grain Elevator | 2021 | now',
      'Counter Clerk | Osage Farm Supply | 2017 | 2021',
    ]);
    expect(parsed.education.map(({ institution }) => institution)).toEqual(['Tulsa Community College']);
  });

  it('give an employer without a known word the role that others have at its place', () => {
    const parsed = parse(
      'Malik Osei',
      'Newark, NJ | 862-555-0144 | malik.osei@example.com',
      '',
      'WORK',
      '',
      '2024-08 - present :: Harbor Cold Storage :: Reach Truck Operator',
      '2019-11 - 2024-07 :: Brindlewood :: Forklift Operator',
      '2017-05 - 2019-10 :: Stonegate Freight :: Loader',
    );
    expect(positionsOf(parsed)).toEqual([
      'Reach Truck Operator | Harbor Cold Storage | 2024-08 | now',
      'Forklift Operator | Brindlewood | 2019-11 | 2024-07',
      'Loader | Stonegate Freight | 2017-05 | 2019-10',
    ]);
  });

  it.each([
    ['OKAFOR-BELL, HENDRIK J.', 'HENDRIK J. OKAFOR-BELL'],
    ['Last Name: OKAFOR-BELL      First Name: MONIQUE      MI: T', 'MONIQUE T OKAFOR-BELL'],
    ['Marcus "Tank" Delacroix-Bell . Atlanta GA 30314 . 404-555-0198', 'Marcus Delacroix-Bell'],
  ])('name the person in %s', (line, name) => {
    const parsed = parse(line, 'someone@example.com', '', 'EXPERIENCE', 'Cook, Blue Diner, 2019 - 2021');
    expect(parsed.basics.name).toBe(name);
  });

  it('of thousands of divided lines are read', () => {
    const lines = Array.from({ length: 4_000 }, (_, index) => `a, b; c | d - e (f) ${index}`);
    expect(parse('Ana Bravo', ...lines).basics.name).toBe('Ana Bravo');
  });
});
