import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedJobDescription } from '../../../../src/domain/parsing/parsed-job-description';
import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';

const parse = (text: string): Omit<ParsedJobDescription, 'meta'> =>
  parsePosting(layoutFromText(text), { today: '2026-06-01', language: null }).parsed;
const namesOf = (skills: readonly { name: string }[]): string[] => skills.map(({ name }) => name);

describe('parsing items that require one thing and prefer another', () => {
  it('sorts skills and credentials by the clause that names them', () => {
    const parsed = parse(`Maintenance Mechanic
Brightwater Foods - Yakima, WA

Requirements
- 3 years industrial maintenance experience required, 5 years in food processing preferred
- Must be able to weld (MIG); TIG a plus
- PLC troubleshooting (Allen-Bradley) preferred, hydraulics a must
- English required, Spanish helpful
- RN license in Ohio; BLS at hire, ACLS within 6 months, PALS and NRP preferred
- Class A CDL, clean record, 2 years of driving, TWIC card preferred`);
    expect(namesOf(parsed.requiredSkills)).toEqual(
      expect.arrayContaining(['Industrial maintenance', 'MIG welding', 'Hydraulics', 'English']),
    );
    expect(namesOf(parsed.requiredSkills)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Food processing|TIG|Programmable|Spanish)/)]),
    );
    expect(namesOf(parsed.preferredSkills)).toEqual(
      expect.arrayContaining(['Food processing', 'TIG welding', 'Programmable logic controllers', 'Spanish']),
    );
    expect(parsed.requiredCertifications).toEqual(
      expect.arrayContaining(['Basic life support certification', "Commercial driver's license class A"]),
    );
    expect(parsed.preferredCertifications).toEqual(
      expect.arrayContaining(['Neonatal resuscitation certification', 'TWIC card']),
    );
    expect(parsed.minExperienceMonths).toBe(36);
  });

  it('keeps a list whose last word is followed by the cue together', () => {
    const parsed = parse(`Data Analyst
Requirements
- SQL required; Python, Tableau and Excel preferred`);
    expect(namesOf(parsed.requiredSkills)).toEqual(['SQL']);
    expect(namesOf(parsed.preferredSkills)).toEqual(
      expect.arrayContaining(['Python', 'Tableau', 'Microsoft Excel']),
    );
  });

  it('takes a grade and a rate for neither a language nor a department', () => {
    const parsed = parse(`Lineworker Apprentice
Cascade Power, Wenatchee, WA
Requirements
- One year of algebra, C or better
- Overtime at $52.40/hr, must be available`);
    expect(namesOf(parsed.requiredSkills)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:C|Human resources)/)]),
    );
  });
});

describe('parsing postings of several openings and of other countries', () => {
  it('takes the first opening of a numbered list for the title', () => {
    expect(
      parse(`NOW HIRING AT THE QUARRY LAKE RECREATION CENTER
City of Alderbrook, Michigan

1. Lifeguard (12 openings) - $15.50/hr, must hold current Red Cross certification
2. Swim Instructor (4 openings) - $17.00/hr`),
    ).toMatchObject({
      title: 'Lifeguard',
      employerName: 'QUARRY LAKE RECREATION CENTER',
      city: 'Alderbrook',
      state: 'MI',
    });
  });

  it('takes the title from what the client of an agency looks for', () => {
    expect(
      parse(`Summit Peak Staffing
Our client, a plastics manufacturer in Elkhart, IN, has immediate openings for 2nd shift Machine Operators!

Pay starts at $18.25/hr.`),
    ).toMatchObject({ title: 'Machine Operators', employerName: 'Summit Peak Staffing', city: 'Elkhart' });
  });

  it('reads towns and pay in Australia, India and the Philippines', () => {
    expect(
      parse(`Disability Support Worker | Casual | Geelong VIC

Bay Horizons Community Services is a provider.

$34.20 - $38.75 per hour plus super`),
    ).toMatchObject({
      title: 'Disability Support Worker',
      city: 'Geelong',
      countryCode: 'AU',
      compensation: { currency: 'AUD', min: 34.2 },
    });
    expect(
      parse(`Position: Accounts Executive (Male/Female)
Company: Vasudha Textiles Pvt. Ltd.
Location: Peenya Industrial Area, Bengaluru
Qualification: B.Com (M.Com preferred)
CTC: 3.2 - 4.5 LPA
Languages: Kannada & English mandatory, Hindi will be an added advantage`),
    ).toMatchObject({
      title: 'Accounts Executive',
      city: 'Bengaluru',
      countryCode: 'IN',
      compensation: { currency: 'INR', min: 320_000, max: 450_000, period: 'year' },
      languages: [{ language: 'Kannada' }, { language: 'English' }],
    });
    expect(
      parse(`Call Center Agent
LinaCall Solutions Inc.
Mandaluyong City, Metro Manila
Salary: ₱22,000 - ₱26,000 per month`).compensation,
    ).toMatchObject({ currency: 'PHP', min: 22_000, max: 26_000, period: 'month' });
  });

  it('reads a record that does not matter as a fair chance', () => {
    const { friendlinessSignals } = parse(
      "Baker needed at Sweet Fern Bakery in Duluth, MN. Doesn't matter if you've got a record.",
    );
    expect(friendlinessSignals).toEqual(
      expect.arrayContaining([expect.objectContaining({ signal: 'fair_chance', polarity: 'positive' })]),
    );
  });
});
