import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import type { WorkItem } from '../../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

const workOf = (...lines: string[]): WorkItem[] =>
  parseResume(layoutFromText(lines.join('\n')), { today: '2026-06-01', language: null }).parsed.work;
const dutiesOf = (work: readonly WorkItem[]) =>
  Object.fromEntries(work.map(({ position, highlights }) => [position, highlights]));

describe('parsing duties that no list states', () => {
  it('reads them from the sentences of a position', () => {
    const work = workOf(
      'Delia Marchetti',
      'Dayton, OH | delia.marchetti@example.com',
      '',
      'I have worked as a Forklift Operator at Gem City Cold Storage since March 2021. There I unload trucks and train new staff. I am also responsible for cycle counts. From 2016 to 2020 I was a Line Cook at Blue Heron Grill, where I ran the fry station. My GED is from Sinclair Community College. I started out at Oregon Foods as a Dishwasher in May 2014 and stayed until June 2015; I washed dishes and cleaned floors.',
    );
    expect(dutiesOf(work)).toEqual({
      'Forklift Operator': ['unload trucks and train new staff', 'cycle counts'],
      'Line Cook': ['ran the fry station'],
      Dishwasher: ['washed dishes and cleaned floors'],
    });
    expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2021-03', null],
      ['2016', '2020'],
      ['2014-05', '2015-06'],
    ]);
    expect(work.find(({ position }) => position === 'Line Cook')?.skills).not.toContain('Forklift operation');
  });

  it('leaves what a text says about the person out of the duties', () => {
    const work = workOf(
      'Delia Marchetti',
      'Dayton, OH | delia.marchetti@example.com',
      '',
      'I was a Housekeeper at Harborview Hotel from 2019 to 2022. I left when my family moved to Dayton. I am looking for work in a hospital. I hold a driver license.',
    );
    expect(dutiesOf(work)).toEqual({ Housekeeper: [] });
  });

  it('reads them from a column, however long its cell is, and after a label', () => {
    const table = workOf(
      'Delia Marchetti',
      'Dayton, OH | delia.marchetti@example.com',
      '',
      'Work experience',
      '| Period | Position | Employer | Duties |',
      '|---|---|---|---|',
      '| 05/2021 - 06/2024 | Shift Lead | Lakeshore Market | Opened and closed the store; trained new cashiers on the register; counted drawers and made the deposits at night |',
      '| 02/2018 - 04/2021 | Cashier | Miller Drugs | Stocked shelves |',
    );
    expect(
      table.map(({ position, name, summary, highlights }) => [position, name, summary, highlights]),
    ).toEqual([
      [
        'Shift Lead',
        'Lakeshore Market',
        null,
        [
          'Opened and closed the store',
          'trained new cashiers on the register',
          'counted drawers and made the deposits at night',
        ],
      ],
      ['Cashier', 'Miller Drugs', 'Stocked shelves', []],
    ]);
    const labelled = workOf(
      'Delia Marchetti',
      'Dayton, OH | delia.marchetti@example.com',
      '',
      'Work experience',
      'Cashier',
      'Miller Drugs | 02/2018 - 04/2021',
      'Duties: Stocked shelves and helped customers',
    );
    expect(labelled[0]?.summary).toBe('Stocked shelves and helped customers');
  });
});
