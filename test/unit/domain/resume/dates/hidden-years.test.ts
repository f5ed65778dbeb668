import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';
import { findDates } from '../../../../../src/domain/parsing/text/dates';

describe('years that a template or a redaction leaves open', () => {
  it.each(['20XX - 20XX', '20xx – 20xx', 'March 20XX to May 20XX', '19__-20__'])(
    'are a range without dates: %s',
    (text) => {
      expect(findDates(text)).toEqual([expect.objectContaining({ from: null, to: null, range: true })]);
    },
  );

  it('keep the year that is known', () => {
    expect(findDates('20XX - 2019')).toMatchObject([{ from: null, to: '2019', open: false }]);
    expect(findDates('June 2017 - 20XX')).toMatchObject([{ from: '2017-06', to: null, open: false }]);
    expect(findDates('June 20XX - Present')).toMatchObject([{ from: null, to: null, open: true }]);
  });

  it('divide positions and schools, which get no dates', () => {
    const { work, education } = parseResume(
      layoutFromText(`Tom Becker
tom.becker@example.com | (312) 555-0199
Restaurant Manager | Bar and Grill Vale | September 20XX – Present
Ran the floor of a restaurant with 30 staff.
Line Cook | Fourth Street Bistro | June 20XX – August 20XX
Cooked 200 meals a shift.
Education
B.S. in Business Administration | June 20XX | Bigtown College, Chicago, Illinois`),
      { today: '2026-06-01', language: null },
    ).parsed;
    expect(work.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Restaurant Manager', null, null],
      ['Line Cook', null, null],
    ]);
    expect(work.map(({ name }) => name)).toEqual(['Bar and Grill Vale', 'Fourth Street Bistro']);
    expect(education).toMatchObject([{ area: 'Business Administration', endDate: null }]);
  });
});
