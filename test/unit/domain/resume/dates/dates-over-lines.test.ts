import { parseResumeText } from '../../../../../tools/quality/parse-file';

const HEAD = 'Dana Whitfield\ndana@example.com\n412-555-0142\n\n';

describe('a range of dates over two lines', () => {
  it('leaves the whole title on the next line', () => {
    const { work } = parseResumeText(
      `${HEAD}OTHER EMPLOYMENT\nSept 2014\npresent\nTelesales Agent\nKite Kitchen Designs, Toledo, OH\nCalled a high volume of potential customers.`,
    ).parsed;
    expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
      ['Telesales Agent', '2014-09'],
    ]);
  });
});

describe('the placeholders of a template', () => {
  it('are no part of a title', () => {
    const { work } = parseResumeText(
      `${HEAD}Work Experience\nCompany Name City , State Recruiter 02/2012 to 05/2014\nInterviewed applicants for retail stores.\nCompany Name City , State Personal Banker 04/2006 to 12/2011\nOpened accounts for customers.`,
    ).parsed;
    expect(work.map(({ position }) => position)).toEqual(['Recruiter', 'Personal Banker']);
  });
});
