import { parseResumeText } from '../../../../tools/quality/parse-file';

const HEAD = 'Dana Whitfield\ndana@example.com\n412-555-0142\n\n';
const WORK = 'EXPERIENCE\nNurse, Mercy Hospital\nJan 2020 - Present\n- Took care of patients\n\n';
const read = (text: string) => parseResumeText(HEAD + text).parsed;

describe('a resume in plain text', () => {
  it('lists certificates in capitals, which are no headings', () => {
    const { certifications } = read(`${WORK}CERTIFICATIONS\nACLS\nBLS\nTNCC\n`);
    expect(certifications.map(({ name }) => name)).toEqual(['ACLS', 'BLS', 'TNCC']);
  });

  it('lists certificates and languages on one line each after the last position', () => {
    const { certifications, languages, work } = read(
      `${WORK}Certifications: CPR, OSHA 10, ServSafe\nLanguages: English, Spanish\n`,
    );
    expect(certifications.map(({ name }) => name)).toEqual(['CPR', 'OSHA 10', 'ServSafe']);
    expect(languages.map(({ language }) => language)).toEqual(['English', 'Spanish']);
    expect(work).toHaveLength(1);
  });

  it('still opens a section at an unknown heading in capitals after a blank line', () => {
    const { work, certifications } = read(`${WORK}HOBBIES OF MINE\nChess\n\nCERTIFICATIONS\nBLS\n`);
    expect(work[0]?.highlights).toEqual(['Took care of patients']);
    expect(certifications).toHaveLength(1);
  });

  it.each([
    ['10/06/2013 to 28/02/2018', '2013-06-10', '2018-02-28'],
    ['10/06/2013 to 02/28/2018', '2013-10-06', '2018-02-28'],
    ['10/06/2013 to 05/02/2018', '2013-10-06', '2018-05-02'],
  ])('reads the order of day and month from all of its dates: %s', (dates, start, end) => {
    const [driver] = read(`EXPERIENCE\nDriver, North Haulage\nfrom ${dates}\n`).work;
    expect([driver?.startDate, driver?.endDate]).toEqual([start, end]);
  });

  it.each(['Unarmed Security Guard', 'Skilled Laborer', 'Fitting Room Attendant', 'Embedded Engineer'])(
    'reads the title %s, which begins like a duty',
    (title) => {
      const [work] = read(`EXPERIENCE\nAcme Corp, Dayton, OH\n${title}\n03/2022 - 05/2024\n`).work;
      expect(work).toMatchObject({ position: title, name: 'Acme Corp' });
    },
  );

  it.each([
    ['Sept 2018 May 2023', '2018-09', '2023-05'],
    ['June 2023 present', '2023-06', null],
  ])('reads the range %s, of which OCR lost the dash', (dates, start, end) => {
    const [work] = read(`EXPERIENCE\nResearch Intern, Maple Research\t${dates}\n- Wrote code\n`).work;
    expect([work?.startDate, work?.endDate, work?.isCurrent]).toEqual([start, end, end === null]);
  });

  it('reads the issuer and the date below a certification', () => {
    const { certifications } = read(
      `${WORK}CERTIFICATIONS\nFull-Stack Web Development\nMaple Code School\n2020\nAWS Certified Developer\nAmazon Web Services\n2019\n`,
    );
    expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ['Full-Stack Web Development', 'Maple Code School', '2020'],
      ['AWS Certified Developer', 'Amazon Web Services', '2019'],
    ]);
  });

  it('finds a heading between ornaments, which OCR reads as a bullet and a letter', () => {
    const { work, skills } = read(`${WORK}• Skills o\nPython, Welding\n`);
    expect(work[0]?.highlights).toEqual(['Took care of patients']);
    expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Python', 'Welding']));
  });

  it.each(['Line Cook, Harbor Grill', 'Harbor Grill - Line Cook', 'Line Cook at Harbor Grill'])(
    'reads positions after a number: %s',
    (entry) => {
      const other = entry.replace('Line Cook', 'Dishwasher').replace('Harbor Grill', 'Blue Diner');
      const { work } = read(
        `WORK HISTORY\n1) ${entry}\n   May 2022 - Present\n   Cooked on the line\n2) ${other}\n   November 2016 - April 2022\n   Washed dishes\n`,
      );
      expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
        ['Line Cook', 'Harbor Grill', '2022-05'],
        ['Dishwasher', 'Blue Diner', '2016-11'],
      ]);
    },
  );

  it('keeps a numbered list of duties as duties', () => {
    const { work } = read(
      'EXPERIENCE\nNurse, Mercy Hospital\nJan 2020 - Present\n1. Took care of patients\n2. Kept charts in order\n',
    );
    expect(work[0]?.highlights).toEqual(['Took care of patients', 'Kept charts in order']);
  });

  it.each([
    'Warehouse worker with five years of experience. Credentials held: Forklift Operator Certification.',
    'Warehouse worker with five years of experience. Holds a Forklift Operator Certification.',
  ])('reads the certification in "%s"', (sentence) => {
    const { certifications } = read(`${sentence}\n\n${WORK}`);
    expect(certifications.map(({ name }) => name)).toEqual(['Forklift Operator Certification']);
  });
});
