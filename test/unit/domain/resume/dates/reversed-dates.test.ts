import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

const resume = (dates: string) => `Mara Quill
mara.quill@example.com

Experience
Line Cook, Corner Diner
${dates}
- Cooked breakfast

Education
Lakeside Community College, Associate of Science, 2012 - 2014`;

it.each([
  ['2021 - 2018', '2021', '2018'],
  ['March 2021 - June 2019', '2021-03', '2019-06'],
])('the reversed date range %s is kept without a duration and with a warning', (dates, start, end) => {
  const { parsed, warnings } = parseResume(layoutFromText(resume(dates)), {
    today: '2026-06-08',
    language: null,
  });
  expect(parsed.work[0]).toMatchObject({ startDate: start, endDate: end, isCurrent: false, months: null });
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'date_conflict', pointer: '/work/0' }));
});
