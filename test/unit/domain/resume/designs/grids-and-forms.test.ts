import { layoutPage } from '../../../../../src/documents/layout/page-lines';
import type { Piece } from '../../../../../src/documents/layout/piece';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const OPTIONS = { today: '2026-06-01', language: null };
const PAGE_SIZE = { width: 600, height: 800 };

function parse(text: string): Omit<ParsedResume, 'meta'> {
  return parseResume(layoutFromText(text), OPTIONS).parsed;
}

/** Parses a page whose rows are cells at fixed distances; `**` marks a bold row. */
function parsePage(rows: readonly string[], confidence = 1): Omit<ParsedResume, 'meta'> {
  const pieces = rows.flatMap((row, line): Piece[] =>
    row
      .replace('**', '')
      .split(' | ')
      .map((text, column) => {
        const [x0, y0] = [20 + column * 190, 20 + line * 16];
        return {
          text,
          x0,
          y0,
          x1: x0 + text.length * 5,
          y1: y0 + 10,
          baseline: y0 + 8,
          fontSize: 10,
          bold: row.startsWith('**'),
          italic: false,
          color: null,
          href: null,
          confidence,
          spaceBefore: false,
          spaceAfter: false,
          order: line * 10 + column,
          edges: null,
        };
      }),
  );
  const source = confidence < 1 ? 'vision' : 'text_layer';
  return parseResume({ ...layoutFromText(''), pages: [layoutPage(1, PAGE_SIZE, source, pieces)] }, OPTIONS)
    .parsed;
}

describe('grids of cells', () => {
  const page = [
    '**Abena Owusu',
    'abena.owusu@example.com | (216) 555-0123',
    '**Skills',
    '**Web Technologies | Frameworks | Tools',
    'Advanced | Intermediate | Intermediate',
    'HTML5, JavaScript, PHP | React, Angular, Django | Git, Docker, Jira',
    '**Certifications',
    '**Full-Stack Web Development | AWS Certified Developer',
    'Lakeside Academy | Cloud Council',
    '2020 | 2019',
    '**Languages',
    '**English | Spanish',
    'Native speaker | Basic',
  ];

  it('list skills below the names of their groups, which are no skills', () => {
    const skills = parsePage(page).skills.map(({ rawNames }) => rawNames[0]);
    expect(skills).toEqual(expect.arrayContaining(['HTML5', 'PHP', 'React', 'Django', 'Git', 'Jira']));
    expect(skills).not.toContain('Web Technologies');
    expect(skills).not.toContain('Frameworks');
    expect(skills).not.toContain('Tools');
  });

  it('state a certification, its issuer and its date in one column', () => {
    expect(parsePage(page).certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ['Full-Stack Web Development', 'Lakeside Academy', '2020'],
      ['AWS Certified Developer', 'Cloud Council', '2019'],
    ]);
  });

  it('state a language above its level', () => {
    expect(parsePage(page).languages.map(({ language }) => language)).toEqual(['English', 'Spanish']);
  });

  it('are read with the digit that OCR mistakes for a letter', () => {
    const skills = parsePage(['Abena Owusu', 'Skills', 'HTMLS, JavaScript, PHP'], 0.9).skills;
    expect(skills.map(({ rawNames }) => rawNames[0])).toEqual(['HTML5', 'JavaScript', 'PHP']);
  });
});

describe('forms and sentences', () => {
  it('name the employer below the duties', () => {
    const { work } = parse(`WORK EXPERIENCE
Dates                             Mar 2020 - May 2021
Occupation or position held       Dishwasher
Main activities                   Washed dishes and kept the floor safe
Name and address of employer      Taqueria El Jilguero, Boise, ID

Dates                             May 2017 - Feb 2019
Occupation or position held       Team Member
Main activities                   Took orders and cash
Name and address of employer      Oakhaven Grill, Boise, ID`);
    expect(work.map(({ position, name }) => `${position} @ ${name}`)).toEqual([
      'Dishwasher @ Taqueria El Jilguero',
      'Team Member @ Oakhaven Grill',
    ]);
  });

  it('state the degree of a school with a level in its name', () => {
    const text = `Rosa Lind
rosa.lind@example.com

Rosa joined Blue Diner in Boise, ID as a Line Cook in March 2021 and is still there.

Graduated from Bluestem High School in June 2015 with a High School Diploma.`;
    const [school] = parse(text).education;
    expect([school?.institution, school?.studyType]).toEqual(['Bluestem High School', 'High School Diploma']);
  });

  it('tell "Certificate: Welding" under education from a certification', () => {
    const [school] = parse(`EDUCATION
Certificate: Welding Technology, 2019
Copperline Career Center, Tacoma, WA`).education;
    expect([school?.studyType, school?.area, school?.institution]).toEqual([
      'Certificate',
      'Welding Technology',
      'Copperline Career Center',
    ]);
  });

  it('write ranges of months without blanks', () => {
    const [job] = parse(`WORK EXPERIENCE
Line Cook, Blue Diner, 2018-11-2022-03
- Ran the grill`).work;
    expect([job?.position, job?.startDate, job?.endDate]).toEqual(['Line Cook', '2018-11', '2022-03']);
  });
});

describe('lists of skills', () => {
  const skillsOf = (text: string): string[] =>
    parse(`SKILLS\n${text}`).skills.map(({ rawNames }) => rawNames[0] ?? '');

  it('leave out interests and keep the items that end on the next line', () => {
    expect(
      skillsOf(`Python, Go, TypeScript, PostgreSQL, Kafka, Kubernetes, Terraform, Distributed
Systems
Interests: Chess, Gardening`),
    ).toEqual([
      'Python',
      'Go',
      'TypeScript',
      'PostgreSQL',
      'Kafka',
      'Kubernetes',
      'Terraform',
      'Distributed Systems',
    ]);
  });

  it('keep the words of the candidate for an item with several words', () => {
    expect(skillsOf('Companionship, Bathing and grooming, Transfers, Opening and closing buildings')).toEqual(
      ['Companionship', 'Bathing and grooming', 'Transfers', 'Opening and closing buildings'],
    );
  });
});

describe('personal facts', () => {
  it('name a driver’s license with its label, and no birth date as a certification', () => {
    const { certifications } = parse(`Anneke de Wit
anneke@example.com

PERSOONLIJKE GEGEVENS
Geboortedatum: 5 mei 1999 · Rijbewijs: B`);
    expect(certifications.map(({ name }) => name)).toEqual(['Rijbewijs: B']);
  });
});
