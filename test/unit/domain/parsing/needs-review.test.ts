import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { pointersToReview } from '../../../../src/domain/parsing/needs-review';
import { parseResume } from '../../../../src/domain/parsing/resume/parse-resume';

describe('the values that a person should check', () => {
  it('are the items with a confidence below .5, in order', () => {
    const parsed = {
      title: 'Cook',
      skills: [{ confidence: 0.5 }, { confidence: 0.49 }],
      work: [
        { confidence: 0.2, occupationConfidence: 0.9 },
        { confidence: 0.9, occupationConfidence: 0.1 },
      ],
      tags: ['a'],
    };
    expect(pointersToReview(parsed)).toEqual(['/skills/1', '/work/0']);
  });

  it('include a position that takes the employer of the one above, and not its complete neighbour', () => {
    const text = `Kim Example
kim@example.com

Work Experience
Line Cook, Harbor Grill, Akron, OH    2019 - 2021
- Prepared meals for 200 guests a day
Warehouse Associate    2016 - 2019
- Loaded trucks

Education
GED, Akron Adult School, 2015
`;
    const { parsed, uncertainFields } = parseResume(layoutFromText(text), {
      today: '2026-06-01',
      language: null,
    });
    expect(parsed.work.map(({ position }) => position)).toEqual(['Line Cook', 'Warehouse Associate']);
    const pointers = pointersToReview(parsed);
    expect(pointers.filter((pointer) => /^\/(?:work|education)/.test(pointer))).toEqual(['/work/1']);
    expect(uncertainFields).toEqual([]);
  });
});
