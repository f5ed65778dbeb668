import { tokenOverlap } from '../../../../src/domain/matching/components/skills';
import { SkillsByWords } from '../../../../src/domain/matching/components/skills-by-words';

const SKILL_WORDS = ['forklift', 'night', 'loading', 'dock', 'line', 'prep'];
/** Every name of one to three different words. */
const SKILLS = SKILL_WORDS.flatMap((a) =>
  SKILL_WORDS.flatMap((b) => SKILL_WORDS.map((c) => ({ words: [...new Set([a, b, c])] }))),
);

describe('skills found by their words', () => {
  it('are all those that share their words, in the order given', () => {
    const index = new SkillsByWords(SKILLS, (skill) => skill);
    for (const wanted of [...SKILLS, { words: ['dock', 'crane'] }, { words: ['crane'] }, { words: [] }]) {
      const near = index.near(wanted).filter((held) => tokenOverlap(wanted, held) > 0);
      expect(near).toEqual(
        SKILLS.filter((held) => wanted.words.length > 0 && tokenOverlap(wanted, held) > 0),
      );
    }
  });
});
