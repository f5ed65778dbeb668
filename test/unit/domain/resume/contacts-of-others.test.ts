import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

type Parsed = Omit<ParsedResume, 'meta'>;

const parse = (text: string): Parsed =>
  parseResume(layoutFromText(text), { today: '2026-06-01', language: null }).parsed;
const contactsOf = (text: string) => {
  const { emails, phones } = parse(text).basics;
  return [...emails, ...phones.map(({ raw }) => raw)];
};

describe('contact details of the candidate', () => {
  it('are not those of references, even if the candidate states none', () => {
    const text = `MARIA GONZALEZ
Fresno, CA

EXPERIENCE
Foster Farms, Packer
June 2019 - March 2022
- packed orders

REFERENCES
Linda Park, supervisor, 559-555-0188, lpark@fosterfarms.example
Pastor James Reed (559) 555-0123`;
    const parsed = parse(text);
    expect(contactsOf(text)).toEqual([]);
    expect(parsed.basics.email).toBeNull();
    expect(parsed.basics.phone).toBeNull();
    expect(parsed.references.map(({ email }) => email)).toContain('lpark@fosterfarms.example');
  });

  it('are not those of supervisors and employers', () => {
    expect(
      contactsOf(`Denise Walker
1420 Pine St, Tulsa, OK 74104
Phone: 918-555-0147   Email: dwalker77@example.com

WORK EXPERIENCE
Custodial Worker
Department of Veterans Affairs, Tulsa, OK
05/2018 - 09/2023
Supervisor: Harold Simms (918-555-0101), okay to contact: yes
Cleaned wards and offices.

Kitchen Aide
St. John Hospital, Tulsa, OK
02/2015 - 04/2018
Supervisor: Ana Ruiz
Phone: 918-555-0102`),
    ).toEqual(['dwalker77@example.com', '918-555-0147']);
    expect(
      contactsOf(`Name: Rosa Diaz
Address: 88 Elm Ave, Yakima, WA 98901
Cell: 509-555-0147

Employer: Borton Fruit
Phone: 509-555-0110
Position: Sorter
Dates: 2016 - 2020`),
    ).toEqual(['509-555-0147']);
  });

  it('are read below a headline that could be a label, and below the present employer of a form', () => {
    for (const headline of ['Case Manager', 'Supervisor', 'Supervisor: Retail', 'Current employer: Sysco'])
      expect(
        contactsOf(`Tom Becker
${headline}
312-555-0199
blue77@example.com

EXPERIENCE
Line cook, Bistro Vale, Dayton, OH, 2019 - 2023`),
      ).toEqual(['blue77@example.com', '312-555-0199']);
  });

  it('are read below the reference of an advertisement', () => {
    expect(
      contactsOf('Name: Li Wei\nReference: ad 4411\nPhone: 312-555-0199\nEmail: blue77@example.com'),
    ).toEqual(['blue77@example.com', '312-555-0199']);
  });

  it('are not those after a label of another person in other languages', () => {
    expect(
      contactsOf(`Rosa Díaz
Cel: 509-555-0147

Experiencia
Clasificadora, Borton Fruit, 2016 - 2020
Jefe inmediato: Jaime Haro, 509-555-0110`),
    ).toEqual(['509-555-0147']);
  });

  it('are read in a footer below the references if they bear the name of the candidate', () => {
    expect(
      contactsOf(`KEVIN BROOKS
Reentry program, Cleveland, OH

SKILLS
Floor care, forklift

REFERENCES
Case manager: Dana White, dwhite@reentry.example, 216-555-0133
kevin.brooks@example.com
216-555-0190`),
    ).toEqual(['kevin.brooks@example.com', '216-555-0190']);
  });

  it('are read among the positions if they are nowhere else', () => {
    expect(
      contactsOf(`Tom Becker

EXPERIENCE
Line cook, Bistro Vale, Dayton, OH, 2019 - 2023
Cooked 200 meals a shift.
Phone 937-555-0142`),
    ).toEqual(['937-555-0142']);
  });

  it('are not those of the addressee of a letter or an e-mail', () => {
    expect(
      contactsOf(`Maria Gonzalez
88 Elm Ave, Fresno, CA 93701
(559) 555-0147
maria.g@example.com

June 3, 2026

Linda Park, HR Manager
Acme Foods, 12 Plant Rd, Visalia, CA 93291
hr@acmefoods.example | (559) 555-0100

Dear Ms. Park,
I am applying for the packer position.
Sincerely,
Maria Gonzalez

EXPERIENCE
Packer, Foster Farms, Livingston, CA, 2018 - 2022`),
    ).toEqual(['maria.g@example.com', '(559) 555-0147']);
    expect(
      contactsOf(`To: Linda Park, Acme Foods, hr@acmefoods.example, 559-555-0100
Re: Packer

Maria Gonzalez
(559) 555-0147`),
    ).toEqual(['(559) 555-0147']);
  });

  it('and the name are not those of a caseworker who forwards a resume', () => {
    const { name, emails } = parse(`From: Dana White <dwhite@reentry.example>
To: intake@staffing.example
Subject: Resume for Kevin

Hi team, please see the resume of our client below.
Dana White, Job Developer, Reentry Center

KEVIN BROOKS
Cleveland, OH
kbrooks@example.com

WORK HISTORY
Forklift operator, Sysco, Cleveland, OH, 2019 - 2023`).basics;
    expect([name, ...emails]).toEqual(['KEVIN BROOKS', 'kbrooks@example.com']);
  });

  it('are those of a candidate who sends the e-mail', () => {
    const { name, emails } = parse(`From: Kevin Brooks <kbrooks@example.com>
To: jobs@acmefoods.example
Subject: Application

KEVIN BROOKS
Cleveland, OH

WORK HISTORY
Forklift operator, Sysco, Cleveland, OH, 2019 - 2023`).basics;
    expect(name?.toLowerCase()).toBe('kevin brooks');
    expect(emails).toEqual(['kbrooks@example.com']);
  });

  it('are no numbers of authorities, licenses and accounts', () => {
    expect(
      contactsOf(`Kevin Brooks
Cleveland, OH | 216-555-0190
SSN: 123-45-6789
221-09-4821
Driver License No. RS 216-555-0133
NPI 1234567893
RN License #: 2165550133
Medicaid ID 216-555-0134

WORK HISTORY
Forklift operator, Sysco, Cleveland, OH, 2019 - 2023`),
    ).toEqual(['216-555-0190']);
  });

  it('of others are removed from a redacted text too', () => {
    const { redactedText } = parseResume(
      layoutFromText(`Kevin Brooks
216-555-0190

REFERENCES
Linda Park, 216-555-0188, lpark@example.net
221-09-4821`),
      { today: '2026-06-01', language: null },
    );
    expect(redactedText).not.toMatch(/216-555|lpark|221-09/);
  });

  it('have no links of employers, colleagues and references', () => {
    const { url, profiles } = parse(`Lena Fischer
Columbus, OH | 614-555-0120

EXPERIENCE
Web Assistant, Acme Foods (www.acmefoods.example), Columbus, OH, 2019 - 2023
- Maintained https://shop.acmefoods.example and the page linkedin.com/company/acme
- Worked with linkedin.com/in/boss-person

REFERENCES
Paul Roe, linkedin.com/in/paulroe, www.paulroe.example`).basics;
    expect([url, profiles]).toEqual([null, []]);
  });
});
