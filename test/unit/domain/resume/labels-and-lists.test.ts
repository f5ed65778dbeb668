import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (...lines: string[]): Parsed =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed;
const positionsOf = ({ work }: Parsed) =>
  work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate].join(' | '));
const certificationsOf = ({ certifications }: Parsed) => certifications.map(({ name }) => name);

const HEAD = ['Ana Bravo', 'ana.bravo@example.com | (614) 555-0148', ''];

describe('parsing labels and lists of a resume', () => {
  it('reads the labels of employers and positions that other countries use', () => {
    const parsed = parse(
      ...HEAD,
      'WORKING EXPERIENCE',
      'City General Hospital                  Jan 2018 till date',
      'Post: Nursing Officer II',
      'Duties: Care of patients in ICU.',
      'Client: Riverside Bank, Jersey City NJ (via Acme Consulting)          Mar 2015 - Dec 2017',
      'Role: Business Analyst',
    );
    expect(positionsOf(parsed)).toEqual([
      'Nursing Officer II | City General Hospital | 2018-01 | ',
      'Business Analyst | Riverside Bank | 2015-03 | 2017-12',
    ]);
  });

  it('reads columns separated by blanks, "Pres." and the same company', () => {
    const parsed = parse(
      ...HEAD,
      'Experience',
      '2017 – Pres.   Nail technician   Lucky Nails & Spa   San Jose',
      '2013 – 2017    Assembler   Fairview Electronics',
      '2009 – 2013    Sewing machine operator   Linden Garment',
      '',
      'Lakeside Distribution -- Reach truck operator -- Feb 2007 to Dec 2008',
      'same company -- Material handler -- Aug 2006 to Feb 2007',
    );
    expect(positionsOf(parsed)).toEqual([
      'Nail technician | Lucky Nails & Spa | 2017 | ',
      'Assembler | Fairview Electronics | 2013 | 2017',
      'Sewing machine operator | Linden Garment | 2009 | 2013',
      'Reach truck operator | Lakeside Distribution | 2007-02 | 2008-12',
      'Material handler | Lakeside Distribution | 2006-08 | 2007-02',
    ]);
  });

  it('gives no work to a gap, and its neighbours their own employers', () => {
    const parsed = parse(
      ...HEAD,
      'EMPLOYMENT HISTORY',
      'Dishwasher',
      'Dates: 1/2021 to 2/2022',
      'Employer: Golden Grill, Toledo, Ohio',
      'Gap: 2015 to 2020, caring for my father',
      'Day laborer',
      'Dates: 2010-2014',
      'Employer: Ready Labor',
    );
    expect(positionsOf(parsed)).toEqual([
      'Dishwasher | Golden Grill | 2021-01 | 2022-02',
      'Day laborer | Ready Labor | 2010 | 2014',
    ]);
  });

  it('separates several positions under one employer from the duties on their lines', () => {
    const parsed = parse(
      ...HEAD,
      'PROFESSIONAL EXPERIENCE',
      'UNITED STATES ARMY, various locations                           06/2003 - 07/2023',
      'Motor Sergeant, Fort Sill, OK (2018-2023): Supervised 14 mechanics and 96 vehicles.',
      'Squad Leader, Fort Carson, CO (2012-2018): Deployed twice.',
      'Wheeled Vehicle Mechanic, Fort Stewart, GA (2003-2012)',
    );
    expect(positionsOf(parsed)).toEqual([
      'Motor Sergeant | UNITED STATES ARMY | 2018 | 2023',
      'Squad Leader | UNITED STATES ARMY | 2012 | 2018',
      'Wheeled Vehicle Mechanic | UNITED STATES ARMY | 2003 | 2012',
    ]);
  });

  it('finds credentials after the name and in lists of other sections', () => {
    const parsed = parse(
      'Priya Stone, PMP®, CSM',
      'Columbus, OH | priya.stone@example.com',
      '',
      'What I bring',
      '- 9 years in warehouses, no incidents',
      '- OSHA 10 (2021), forklift license (Class I, II, IV)',
      '',
      'EDUCATION AND TRAINING',
      'Cameron College, Lawton OK - 64 hours toward BS Business (no degree)',
      'ASE T2, T4, T6 (exp 2026); CDL-A w/ tanker & doubles, OK; EPA 609',
    );
    expect(certificationsOf(parsed)).toEqual([
      'PMP®',
      'CSM',
      'OSHA 10',
      'forklift license',
      'ASE T2',
      'CDL-A w/ tanker & doubles',
      'EPA 609',
    ]);
    expect(parsed.skills.map(({ name }) => name)).not.toContain('IV therapy');
  });

  it('keeps a name with commas and its abbreviation whole, and separates names between dots', () => {
    const parsed = parse(
      ...HEAD,
      'Certifications',
      'Certified in Logistics, Transportation and Distribution (CLTD)',
      'BLS (AHA) 03/2027 · ACLS 03/2027 · PALS · CCRN since 2022',
    );
    expect(certificationsOf(parsed)).toEqual([
      'Certified in Logistics, Transportation and Distribution (CLTD)',
      'BLS',
      'ACLS',
      'PALS',
      'CCRN',
    ]);
  });

  it('reads headings in capitals before their content, and the level of each language', () => {
    const parsed = parse(
      ...HEAD,
      'AUSBILDUNG',
      '2008 – 2012  Bachelor Pflege, Universität Essen',
      'SPRACHEN  Arabisch (Muttersprache), Deutsch (C1), Englisch (B1)',
    );
    expect(parsed.languages.map(({ language, fluency }) => `${language} ${fluency}`)).toEqual([
      'Arabisch native',
      'Deutsch fluent',
      'Englisch conversational',
    ]);
    const line = 'Languages: Somali (native), Swahili (fluent), Arabic (reading only)';
    const levels = parse(...HEAD, 'Other', `Certified Welder, 2022. ${line}`).languages;
    expect(levels.map(({ language, fluency }) => `${language} ${fluency}`)).toEqual([
      'Somali native',
      'Swahili fluent',
      'Arabic null',
    ]);
  });

  it('reads degrees between bars, and positions of sentences with "until early"', () => {
    const parsed = parse(
      ...HEAD,
      'From 2014 until early 2019, I was sous chef at the Harborview Inn in Astoria, and I am ServSafe Manager certified through 2026. I cook for parties of any size and like to train others in it.',
      '',
      'EDUCATION: M.C.A., Anna University, 2014 | B.Sc. (Computer Science), Madras University - 2011 - 78%',
    );
    expect(positionsOf(parsed)).toEqual(['sous chef | Harborview Inn | 2014 | 2019']);
    expect(certificationsOf(parsed)).toEqual(['ServSafe Manager']);
    expect(
      parsed.education.map(({ studyType, institution, endDate }) => `${studyType} ${institution} ${endDate}`),
    ).toEqual(['M.C.A. Anna University 2014', 'B.Sc. Madras University 2011']);
  });

  it('takes the period at the edge of a line, and the employer before its town', () => {
    const parsed = parse(
      ...HEAD,
      'PROFESSIONAL HISTORY',
      'Ball Memorial Physicians — Muncie',
      'Lead Medical Assistant ......... 2019–present',
      'Medical Assistant ............... 2015–2019',
      '',
      'Fairview Dairy Plant',
      'Chief accountant (deputy from 2012)                          03.2010 – 12.2014',
    );
    expect(positionsOf(parsed)).toEqual([
      'Lead Medical Assistant | Ball Memorial Physicians | 2019 | ',
      'Medical Assistant | Ball Memorial Physicians | 2015 | 2019',
      'Chief accountant | Fairview Dairy Plant | 2010-03 | 2014-12',
    ]);
  });
});
