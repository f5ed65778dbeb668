import { parseCells, type Cell } from '../../../../support/documents/parse-cells';

const HEAD: Cell[] = [
  [40, 0, '**Abena Owusu'],
  [40, 1, 'abena.owusu@example.com | (216) 555-0123'],
];

describe('dates in a narrow column', () => {
  it('are one range over two lines, whatever their format', () => {
    const { work } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [40, 4, '03/2021 -'],
      [140, 4, '**Warehouse Lead'],
      [40, 5, '05/2024'],
      [140, 5, 'Harbor Cold Storage, Buffalo, NY'],
      [140, 6, '• Led a crew of fourteen on second shift'],
      [40, 8, 'February'],
      [140, 8, '**Picker'],
      [40, 9, '2018 - June 2019'],
      [140, 9, 'Lakeside Fulfillment, Dayton, OH'],
      [140, 10, '• Picked orders with a scanner'],
    ]);
    expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Warehouse Lead', '2021-03', '2024-05'],
      ['Picker', '2018-02', '2019-06'],
    ]);
  });

  it('may be a month and a short year if the ranges of the document are', () => {
    const { education, work } = parseCells([
      ...HEAD,
      [40, 3, '**Experience'],
      [40, 4, '**Warehouse Lead'],
      [400, 4, '3/21 - 5/24'],
      [40, 5, 'Harbor Cold Storage, Buffalo, NY'],
      [40, 7, '**Picker'],
      [400, 7, '1/18 - 2/21'],
      [40, 8, 'Lakeside Fulfillment, Dayton, OH'],
      [40, 10, '**Education'],
      [40, 11, '**High School Diploma'],
      [400, 11, '6/09'],
      [40, 12, 'Lincoln High School, Dayton, OH'],
    ]);
    expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2021-03', '2024-05'],
      ['2018-01', '2021-02'],
    ]);
    expect(education.map(({ endDate }) => endDate)).toEqual(['2009-06']);
  });

  it('belong to the entries at their right, not to the sidebar at their left', () => {
    const entry = (at: number, dates: string, title: string, employer: string): Cell[] => [
      [200, at, dates],
      [310, at, `**${title}`],
      [310, at + 1, employer],
      [310, at + 2, '• Kept the records of the department current'],
    ];
    const { work, skills } = parseCells([
      [40, 0, '**Abena Owusu'],
      [40, 2, '**Contact'],
      [40, 3, 'abena.owusu@example.com'],
      [40, 4, '(216) 555-0123'],
      [40, 6, '**Skills'],
      ...['Pallet jack', 'RF scanner', 'Inventory control', 'Cycle counts', 'Forklift operation'].map(
        (skill, at): Cell => [40, 7 + at, skill],
      ),
      [200, 2, '**Experience'],
      ...entry(3, '2021 - 2024', 'Warehouse Lead', 'Harbor Cold Storage, Buffalo, NY'),
      ...entry(7, '2018 - 2021', 'Order Picker', 'Lakeside Fulfillment, Dayton, OH'),
      ...entry(11, '2015 - 2018', 'Stock Clerk', 'Summit Grocers, Akron, OH'),
    ]);
    expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
      ['Warehouse Lead', '2021'],
      ['Order Picker', '2018'],
      ['Stock Clerk', '2015'],
    ]);
    expect(skills).toHaveLength(5);
  });
});

describe('contacts beside a summary', () => {
  it('do not divide its lines', () => {
    const { basics } = parseCells([
      [40, 0, '**Abena Owusu'],
      [40, 2, '**Summary'],
      [40, 3, 'Dependable warehouse lead with eleven years of experience'],
      [400, 2, 'Buffalo, NY 14201'],
      [400, 3, '(716) 555-0123'],
      [400, 4, 'abena.owusu@example.com'],
      [40, 4, 'in cold storage. Known for showing up on time.'],
      [40, 6, '**Experience'],
      [40, 7, '**Warehouse Lead'],
      [430, 7, '2021 - 2024'],
      [40, 8, 'Harbor Cold Storage, Buffalo, NY'],
    ]);
    expect(basics.summary).toBe(
      'Dependable warehouse lead with eleven years of experience in cold storage. Known for showing up on time.',
    );
    expect(basics.email).toBe('abena.owusu@example.com');
    expect(basics.phone).not.toBeNull();
  });
});

describe('cells of a grid over two lines', () => {
  it('are one skill each', () => {
    const { skills } = parseCells([
      ...HEAD,
      [40, 3, '**Skills'],
      [40, 4, 'Route planning'],
      [180, 4, 'Backing and'],
      [320, 4, 'Customer'],
      [180, 5, 'docking'],
      [320, 5, 'service'],
      [40, 7, 'Hazmat handling'],
      [180, 7, 'Load securement'],
      [320, 7, 'ELD logging'],
    ]);
    expect(skills.flatMap(({ rawNames }) => rawNames).sort()).toEqual([
      'Backing and docking',
      'Customer service',
      'ELD logging',
      'Hazmat handling',
      'Load securement',
      'Route planning',
    ]);
  });
});

describe('a narrow column', () => {
  const duties = (at: number): Cell[] => [
    [240, at, '**Warehouse Lead'],
    [440, at, '2021 - 2024'],
    [240, at + 1, 'Harbor Cold Storage, Buffalo, NY'],
    ...['• Led a crew of fourteen on second shift', '• Kept the records of the dock current'].map(
      (duty, line): Cell => [240, at + 2 + line, duty],
    ),
  ];

  it('divides the items of a list with commas', () => {
    const { skills } = parseCells([
      ...HEAD,
      [240, 3, '**Experience'],
      ...duties(4),
      [40, 3, '**Skills'],
      [40, 4, 'Pallet jack, Inventory'],
      [40, 5, 'control, Cycle counts,'],
      [40, 6, 'Order picking, Forklift'],
      [40, 7, 'operation'],
    ]);
    expect(skills.flatMap(({ rawNames }) => rawNames).sort()).toEqual([
      'Cycle counts',
      'Forklift operation',
      'Inventory control',
      'Order picking',
      'Pallet jack',
    ]);
  });

  it('divides a credential whose rest names none', () => {
    const { certifications } = parseCells([
      ...HEAD,
      [240, 3, '**Experience'],
      ...duties(4),
      [40, 3, '**Certifications'],
      [40, 4, 'Certified Front Desk'],
      [40, 5, 'Representative'],
    ]);
    expect(certifications.map(({ name }) => name)).toEqual(['Certified Front Desk Representative']);
  });
});

describe('contact details', () => {
  it('may be below all sections', () => {
    const { basics } = parseCells([
      [40, 0, '**Abena Owusu'],
      [40, 2, '**Experience'],
      ...Array.from({ length: 8 }, (_, job): Cell[] => [
        [40, 3 + job * 4, '**Warehouse Lead'],
        [400, 3 + job * 4, `${2018 - job * 2} - ${2020 - job * 2}`],
        [40, 4 + job * 4, 'Harbor Cold Storage, Buffalo, NY'],
        [40, 5 + job * 4, '• Led a crew of fourteen on second shift'],
      ]).flat(),
      [40, 36, 'abena.owusu@example.com | (216) 555-0123 | Cleveland, OH'],
    ]);
    expect([basics.phone, basics.location?.city]).toEqual(['+12165550123', 'Cleveland']);
  });
});

describe('a form of a public office', () => {
  it('names the applicant and has a column for each end of a period', () => {
    const row = (at: number, ...texts: string[]): Cell[] =>
      texts.map((text, column) => [[40, 120, 200, 360][column] ?? 0, at, text]);
    const { basics, education } = parseCells([
      [40, 0, '**Application for employment'],
      [40, 1, '1. Name of applicant'],
      [200, 1, 'Abena Owusu'],
      [40, 2, '2. E-mail address'],
      [200, 2, 'abena.owusu@example.com'],
      [40, 4, '**Education'],
      ...row(5, '**From', '**To', '**Qualification', '**School'),
      ...row(6, '09/2004', '05/2008', 'High School Diploma', 'Lincoln High School'),
    ]);
    expect(basics.name).toBe('Abena Owusu');
    expect(education.map(({ institution, startDate, endDate }) => [institution, startDate, endDate])).toEqual(
      [['Lincoln High School', '2004-09', '2008-05']],
    );
  });
});
