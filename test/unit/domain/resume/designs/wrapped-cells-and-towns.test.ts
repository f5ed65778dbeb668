import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;

const WORK = [
  'Experience',
  'Shift Supervisor\tJan 2021 - Mar 2024',
  'Cedar Bluff Grocers, Dayton, OH',
  'Trained seasonal staff',
];

describe('parsing pages with narrow columns and short contacts', () => {
  it('keeps a function in the title if the next line names the employer', () => {
    const { work } = parse(
      'Ana Bravo',
      'ana.bravo@example.com | (614) 555-0148',
      '',
      'Experience',
      'Team Lead, Customer Care\t06/2022 - 05/2024',
      'Harbor Point Insurance Agency, Newark, NJ',
      'Coached ten new agents',
      'Call Center Agent\t02/2020 - 05/2022',
      'Bluestem Property Management, Buffalo, NY',
      'Handled 90 calls a day',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Team Lead, Customer Care', 'Harbor Point Insurance Agency'],
      ['Call Center Agent', 'Bluestem Property Management'],
    ]);
  });

  it('joins the cells of a skills grid that continue on the next row', () => {
    const { skills } = parse(
      'Ana Bravo',
      'ana.bravo@example.com | (614) 555-0148',
      '',
      ...WORK,
      '',
      'Skills',
      'Upselling\tMerchandising',
      'Cash\tInventory',
      'handling\tcounts',
      'Forklifts\tPricing',
    );
    const names = skills.flatMap(({ rawNames }) => rawNames);
    expect(names).toEqual(expect.arrayContaining(['Cash handling', 'Inventory counts', 'Forklifts']));
    expect(names).not.toContain('handling');
  });

  it.each([
    ['Berlin · +49 30 23125 773 · ana.bravo@mail.example.com', 'Berlin', 'DE'],
    ['ana.bravo@example.org | +44 141 496 0557 | Glasgow', 'Glasgow', 'GB'],
  ])('reads the town of "%s" as the home', (contacts, city, countryCode) => {
    const { basics } = parse('Ana Bravo', contacts, '', ...WORK);
    expect(basics.location).toMatchObject({ city, countryCode });
  });

  it('takes no town of another country than that of the number for the home', () => {
    const { basics } = parse('Ana Bravo', 'ana.bravo@example.org | +44 141 496 0557 | Berlin', '', ...WORK);
    expect(basics.location).toBeNull();
  });
});
