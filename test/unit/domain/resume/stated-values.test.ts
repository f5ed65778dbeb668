import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(' | '));

describe('parsing values that a resume states outside of entries', () => {
  it('reads positions, schooling and skills from prose', () => {
    const parsed = parse(
      'Marta Quiñonez Vale',
      'marta.quinonez@example.com | 973-555-0142',
      '',
      'I worked as a Yard Jockey at Corvid Freight Ltda. in Newark, NJ from March 2019 to May 2023. Before that I was a Line Cook for St. Alder Hospital (June 2016 to January 2019). Fernhill Farms hired me as a Picker in 2014.',
      '',
      'I earned my Diploma: Automotive Technology from Wexley College in May 2013.',
      'I am skilled in pallet jacks, cycle counts and route planning.',
    );
    expect(positionsOf(parsed)).toEqual([
      'Yard Jockey | Corvid Freight Ltda. | 2019-03 | 2023-05',
      'Line Cook | St. Alder Hospital | 2016-06 | 2019-01',
      'Picker | Fernhill Farms | 2014 | 2014',
    ]);
    expect(parsed.education[0]).toMatchObject({
      area: 'Automotive Technology',
      institution: 'Wexley College',
    });
    expect(parsed.skills.map(({ rawNames }) => rawNames[0])).toEqual(
      expect.arrayContaining(['cycle counts', 'route planning']),
    );
  });

  it('reads fields with labels and several positions on one line', () => {
    const labelled = parse(
      'Owen Tarkington',
      '',
      'Work Experience',
      'Position: Diesel Mechanic | Employer: Prairie Star Auto Repair | Dates: 2021-09 - Present',
      '- Wrote estimates',
      '',
      'Position: Lube Tech | Employer: Cedar Bluff Motors | Dates: 2018-02 - 2021-08',
    );
    expect(positionsOf(labelled)).toEqual([
      'Diesel Mechanic | Prairie Star Auto Repair | 2021-09 | ',
      'Lube Tech | Cedar Bluff Motors | 2018-02 | 2021-08',
    ]);
    const shared = parse(
      'Owen Tarkington',
      '',
      'Work History',
      'Teacher Assistant at Marlow Primary School (Oct 2021 - Sep 2023); Team Member at Quill Diner (Jun 2018 - Apr 2020).',
    );
    expect(positionsOf(shared)).toEqual([
      'Teacher Assistant | Marlow Primary School | 2021-10 | 2023-09',
      'Team Member | Quill Diner | 2018-06 | 2020-04',
    ]);
  });

  it('reads credentials without a heading and no group of skills as a skill', () => {
    const parsed = parse(
      'Denise Ferrow',
      'denise.ferrow@example.com',
      '',
      'ASE A5 Brakes, Safety Council of Foxglove, Sep 2023, Expires Jul 2028',
      'Notary Public | State of NJ | License No. TN-725723 | 02/2021',
      '',
      'Skills',
      'Software\tExcel, Word, QuickBooks',
    );
    expect(parsed.certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['ASE A5 Brakes', 'Safety Council of Foxglove'],
      ['Notary Public', 'State of NJ'],
    ]);
    expect(parsed.skills.map(({ rawNames }) => rawNames[0])).not.toContain('Software');
  });
});
