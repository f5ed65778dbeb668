import { parseCells, type Cell } from '../../../../support/documents/parse-cells';

const HEAD: Cell[] = [
  [40, 0, '**Abena Owusu'],
  [40, 1, 'abena.owusu@example.com | (216) 555-0123'],
];

describe('sections side by side', () => {
  it('are read one after the other below a row of their headings', () => {
    const { skills, languages } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [40, 4, 'Warehouse Lead, Harbor Cold Storage, Buffalo, NY, 03/2021 - 05/2024'],
      [40, 5, '• Led a crew of fourteen on second shift and trained new colleagues in safety'],
      [40, 7, '**Languages'],
      [220, 7, '**Skills'],
      [400, 7, '**Interests'],
      [40, 8, 'Spanish - Native'],
      [220, 8, 'Pallet jack, RF scanner,'],
      [400, 8, 'Chess, community garden'],
      [40, 9, 'English - Fluent'],
      [220, 9, 'Inventory control, SAP'],
      [400, 9, 'choir'],
    ]);
    expect(languages.map(({ language }) => language)).toEqual(['Spanish', 'English']);
    expect(skills.map(({ rawNames }) => rawNames[0])).toEqual([
      'Pallet jack',
      'RF scanner',
      'Inventory control',
      'SAP',
    ]);
  });
});

describe('a table of positions with four columns', () => {
  it('is read by rows', () => {
    const row = (at: number, ...texts: string[]): Cell[] =>
      texts.map((text, column) => [[40, 190, 350, 460][column] ?? 0, at, text]);
    const { work } = parseCells([
      ...HEAD,
      [40, 3, '**Work History'],
      ...row(4, '**Employer', '**Position', '**Location', '**Dates'),
      ...row(5, 'Lakeside Clinic', 'Charge Nurse', 'Dayton, OH', '2023-01 - present'),
      ...row(6, 'Harbor Hospital', 'Staff Nurse', 'Toledo, OH', '2019-06 - 2022-12'),
      ...row(7, 'Summit Care Home', 'Nurse Aide', 'Akron, OH', '2016-02 - 2019-05'),
      [40, 9, '**Education'],
      [40, 10, 'Bachelor of Science in Nursing, University of Toledo, 2018'],
    ]);
    expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
      ['Charge Nurse', 'Lakeside Clinic', '2023-01'],
      ['Staff Nurse', 'Harbor Hospital', '2019-06'],
      ['Nurse Aide', 'Summit Care Home', '2016-02'],
    ]);
  });
});

describe('headings in the left margin', () => {
  it('may have two lines and a colon', () => {
    const { work, education } = parseCells([
      ...HEAD,
      [40, 3, '**Core'],
      [180, 3, 'Conduit bending'],
      [40, 4, '**Competencies:'],
      [180, 4, 'Motor controls'],
      [180, 5, 'Troubleshooting'],
      [40, 7, '**Relevant'],
      [180, 7, '**Electrician'],
      [450, 7, '2022 - Present'],
      [40, 8, '**Experience:'],
      [180, 8, 'Tamarind Electric, Dayton, OH'],
      [180, 9, '• Traced faults and restored power to production lines'],
      [180, 10, '• Bent and installed rigid conduit up to four inches'],
      [180, 11, '• Passed every inspection the first time'],
      [180, 12, '• Supervised four apprentices'],
      [40, 14, '**Education:'],
      [180, 14, 'Diploma in Electrical Technology'],
      [450, 14, '2021'],
      [180, 15, 'Lakeside Technical Institute'],
    ]);
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Electrician', 'Tamarind Electric'],
    ]);
    expect(education.map(({ institution }) => institution)).toEqual(['Lakeside Technical Institute']);
  });
});

describe('a page after a column at the side', () => {
  it('continues the section of the main column', () => {
    const entry = (at: number, title: string, employer: string, dates: string): Cell[] => [
      [40, at, `${title}, ${dates}`],
      [40, at + 1, employer],
      [50, at + 2, '• Repaired brakes, steering and engines'],
      [50, at + 3, '• Wrote estimates and ordered parts'],
    ];
    const skills = ['Suspension', 'Brake repair', 'Engine diagnostics', 'Oil changes', 'Hydraulics'];
    const { work } = parseCells(
      [
        ...HEAD,
        [40, 3, '**Employment'],
        [440, 3, '**Skills'],
        ...entry(4, 'Diesel Mechanic', 'Maplehurst Fleet Services, Boise, ID', 'Apr 2022 - date'),
        ...entry(9, 'Mechanic', 'Oakhaven Tire Inc., Boise, ID', 'Feb 2018 - Nov 2021'),
        ...skills.map((skill, index): Cell => [440, 4 + index, skill]),
        [440, 11, '**References'],
        [440, 12, 'Available on request.'],
      ],
      [...entry(0, 'Lube Technician', 'Whitfield Motors, Boise, ID', 'Jan 2015 - Apr 2017')],
    );
    expect(work.map(({ name }) => name)).toEqual([
      'Maplehurst Fleet Services',
      'Oakhaven Tire Inc.',
      'Whitfield Motors',
    ]);
  });
});

describe('two headings at the same height', () => {
  it('begin columns with a narrow gap, from which dates at the right edge of one are not divided', () => {
    const position = (at: number, title: string, employer: string, dates: string): Cell[] => [
      [40, at, title],
      [320, at, dates],
      [40, at + 1, employer],
      [50, at + 2, '• Assisted residents with bathing and meals'],
    ];
    const skills = ['Vital signs', 'CPR', 'Charting', 'Dementia care', 'Hoyer lift', 'Transfers', 'Meals'];
    const { work } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [420, 3, '**Skills'],
      ...position(4, 'Nurse Aide', 'Eastmoor Hospice, Dayton, OH', 'Mar 2023 - Current'),
      ...position(8, 'Caregiver', 'Harbor Care Inc., Dayton, OH', 'Sep 2018 - Jul 2022'),
      ...position(12, 'Orderly', 'Lakeside Hospital, Toledo, OH', 'Feb 2015 - May 2018'),
      ...skills.map((skill, index): Cell => [420, 4 + index, skill]),
    ]);
    expect(work.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Eastmoor Hospice', '2023-03'],
      ['Harbor Care Inc.', '2018-09'],
      ['Lakeside Hospital', '2015-02'],
    ]);
  });
});

describe('a heading that a narrow column divides', () => {
  it('opens its section', () => {
    const { education } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [400, 3, '**Educational'],
      [40, 4, 'Cook, Blue Diner, Dayton, OH, 2019 - 2024'],
      [400, 4, '**Background'],
      [40, 5, '• Prepared breakfast for two hundred guests'],
      [400, 5, 'High School Diploma'],
      [40, 6, '• Ordered food and kept the kitchen clean'],
      [400, 6, 'Lakeside High School'],
      [40, 7, '• Trained new colleagues in food safety'],
      [400, 7, 'June 2015'],
    ]);
    expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Lakeside High School', '2015-06'],
    ]);
  });
});

describe('an email address that a narrow column divides', () => {
  it.each([
    ['abena.owusu@mail.example', '.com'],
    ['abena.owusu@mail.exam', 'ple.com'],
    ['abena.owusu@mail.example.co', 'm'],
  ])('is joined from "%s" and "%s"', (first, second) => {
    const { basics } = parseCells([
      [40, 0, '**Abena Owusu'],
      [40, 1, first],
      [40, 2, second],
      [40, 3, '(216) 555-0123'],
    ]);
    expect(basics.emails).toEqual(['abena.owusu@mail.example.com']);
  });
});
