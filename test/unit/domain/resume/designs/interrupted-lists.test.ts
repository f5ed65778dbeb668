import type { LayoutDocument } from '../../../../../src/domain/layout/layout-document';
import { layoutFromText } from '../../../../../src/domain/layout/text-layout';
import { parseResume } from '../../../../../src/domain/parsing/resume/parse-resume';

/** A document of a word processor, whose text boxes are in the order of the file. */
function documentOf(text: string): LayoutDocument {
  const document = layoutFromText(text);
  const pages = document.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({ ...line, fontSize: 10 })),
  }));
  return { ...document, pages };
}

describe('positions after a text box with skills', () => {
  it('are positions, and the credentials after them are credentials', () => {
    const { work, skills, certifications } = parseResume(
      documentOf(`JAMES OKORO
Houston, TX 77002  713-555-0142

EXPERIENCE
Keyer Tools, Machine Operator, Erlanger, KY
Oct 2021 – Aug 2024
Operated a mill to make parts.

SKILLS
Proficient in milling
Can work lathes

Vale Works, Machinist
Dayton, OH
Jan 2019 – Sep 2021

Ran a manual lathe and a grinder
Block squaring

National Forklift Council,
Certified Forklift Driver
January 2014`),
      { today: '2026-06-01', language: null },
    ).parsed;
    expect(work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Keyer Tools', 'Machine Operator', '2021-10'],
      ['Vale Works', 'Machinist', '2019-01'],
    ]);
    expect(skills.map(({ rawNames }) => rawNames[0])).not.toContain('Block squaring');
    expect(certifications.find(({ name }) => name === 'Certified Forklift Driver')?.date).toBe('2014-01');
  });
});
