import { tokenOverlap } from '../../../../../src/domain/matching/components/skills';
import { SkillsByWords } from '../../../../../src/domain/matching/components/skills-by-words';

const SKILL_WORDS = ['forklift', 'night', 'loading', 'dock', 'line', 'prep'];
/** All names of one to three different words. */
const SKILLS = SKILL_WORDS.flatMap((a) =>
  SKILL_WORDS.flatMap((b) => SKILL_WORDS.map((c) => ({ words: [...new Set([a, b, c])] }))),
);

describe('SkillsByWords', () => {
  it('returns all skills that share words with the requested one in their original order', () => {
    const index = new SkillsByWords(SKILLS, (skill) => skill);
    for (const requested of [...SKILLS, { words: ['dock', 'crane'] }, { words: ['crane'] }, { words: [] }]) {
      const similar = index.candidatesFor(requested).filter((skill) => tokenOverlap(requested, skill) > 0);
      expect(similar).toEqual(
        SKILLS.filter((skill) => requested.words.length > 0 && tokenOverlap(requested, skill) > 0),
      );
    }
  });
});
