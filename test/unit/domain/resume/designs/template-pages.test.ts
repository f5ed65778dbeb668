import type { ParsedResume } from '../../../../../src/domain/parsing/parsed-resume';
import { parseCells, type Cell } from '../../../../support/documents/parse-cells';

function positionsOf({ work }: Omit<ParsedResume, 'meta'>): unknown[] {
  return work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);
}

const HEAD: Cell[] = [
  [40, 0, '**Abena Owusu'],
  [40, 1, 'abena.owusu@example.com | (216) 555-0123'],
];
const JOBS: Cell[] = [
  [180, 3, 'Warehouse Lead'],
  [450, 3, '03/2021 - 05/2024'],
  [180, 4, 'Harbor Cold Storage, Buffalo, NY'],
  [180, 5, '• Led a crew of fourteen on second shift'],
  [180, 7, 'Picker'],
  [450, 7, '01/2018 - 02/2021'],
  [180, 8, 'Lakeside Fulfillment, Dayton, OH'],
];

describe('headings in the left margin', () => {
  it('begin sections in plain type, aligned at their right edge and over two lines', () => {
    const parsed = parseCells([
      ...HEAD,
      [100, 3, 'Experience'],
      ...JOBS,
      [100, 10, 'Education'],
      [115, 11, 'History'],
      [180, 10, 'High School Diploma, 2017'],
      [180, 11, 'Lincoln High School, Dayton, OH'],
      [125, 13, 'Skills'],
      [180, 13, 'Pallet jack, RF scanner, SAP'],
    ]);
    expect(positionsOf(parsed)).toEqual([
      ['Warehouse Lead', 'Harbor Cold Storage', '2021-03', '2024-05'],
      ['Picker', 'Lakeside Fulfillment', '2018-01', '2021-02'],
    ]);
    expect(parsed.education.map(({ institution, studyType }) => [institution, studyType])).toEqual([
      ['Lincoln High School', 'High School Diploma'],
    ]);
    expect(parsed.skills.map(({ rawNames }) => rawNames[0])).toEqual(
      expect.arrayContaining(['Pallet jack', 'RF scanner', 'SAP']),
    );
  });
});

describe('headings at the right edge', () => {
  it('are no column of their own', () => {
    const jobs = JOBS.map(([x0, row, text]): Cell => [x0 === 450 ? 250 : 40, row + 1, text]);
    const { work, education } = parseCells([
      ...HEAD,
      [500, 3, '**Experience'],
      ...jobs,
      [500, 10, '**Education'],
      [40, 11, 'High School Diploma, 2017'],
      [40, 12, 'Lincoln High School, Dayton, OH'],
      [500, 14, '**Skills'],
      [40, 15, 'Pallet jack, RF scanner, SAP'],
      [500, 16, '**Languages'],
      [40, 17, 'Spanish - Native'],
    ]);
    expect(work).toHaveLength(2);
    expect(education.map(({ institution }) => institution)).toEqual(['Lincoln High School']);
  });
});

describe('employers and dates left of titles and duties', () => {
  it('are read entry by entry', () => {
    const duties = (row: number): Cell[] => [
      [320, row, '• Charted assessments in the electronic record'],
      [320, row + 1, '• Administered medications per protocol'],
      [320, row + 2, '• Led bedside handoffs and discharge teaching'],
    ];
    const parsed = parseCells([
      ...HEAD,
      [40, 3, '**Work History'],
      [40, 4, 'Lakeside Clinic'],
      [200, 4, '2021 - 2024'],
      [320, 4, '**Charge Nurse'],
      [40, 5, 'Dayton, OH'],
      ...duties(5),
      [40, 9, 'Harbor Hospital'],
      [200, 9, '2018 - 2021'],
      [320, 9, '**Staff Nurse'],
      [40, 10, 'Toledo, OH'],
      ...duties(10),
    ]);
    expect(positionsOf(parsed)).toEqual([
      ['Charge Nurse', 'Lakeside Clinic', '2021', '2024'],
      ['Staff Nurse', 'Harbor Hospital', '2018', '2021'],
    ]);
  });
});

describe('a bold title that a narrow column divides', () => {
  it('is whole, with its dates beside its first line', () => {
    const { education } = parseCells([
      ...HEAD,
      [40, 3, '**Education'],
      [40, 4, '**Diploma in'],
      [110, 4, '2013 - 2014'],
      [40, 5, '**Automotive'],
      [40, 6, '**Technology'],
      [40, 7, 'Oakhaven Technical Institute'],
    ]);
    expect(education.map(({ studyType, area, endDate }) => [studyType, area, endDate])).toEqual([
      ['Diploma', 'Automotive Technology', '2014'],
    ]);
  });
});

describe('a justified line', () => {
  it('is one text, although its gaps are as wide as those of columns', () => {
    const { skills } = parseCells([
      ...HEAD,
      [40, 3, '**Skills'],
      [40, 4, 'Order picking, Pallet_'],
      [200, 4, 'jack, Inventory control'],
    ]);
    expect(skills.map(({ rawNames }) => rawNames[0])).toContain('Pallet jack');
  });
});
