import { skillsJson } from '../../../src/http/operations/skills-json';
import { inferSkills, unplacedOccupations } from '../../../src/domain/skills';

describe('the JSON of inferred skills', () => {
  it.each([
    { occupations: ['Line cook', 'Cashier'], knownSkills: ['Excel'] },
    {
      occupations: ['Senior "night" nurse', '53-7051.00', 'Forklift operator'],
      minConfidence: 0.1,
      limit: 100,
    },
    { occupations: ['qqzx \\ 7'] },
  ])('is what JSON.stringify writes for %j', (request) => {
    const answer = inferSkills(request, { modelConfigured: false });
    expect(skillsJson(answer)).toBe(JSON.stringify(answer));
    // The second time, most of it is kept from the first.
    expect(skillsJson(answer)).toBe(JSON.stringify(answer));
  });

  it('escapes what a language model answers', () => {
    const request = { occupations: ['qqzx 7', 'Line cook'] };
    const modelAnswers = unplacedOccupations(request).map((input) => ({
      input,
      onetSocCode: 'none "yet"',
      skills: [{ name: 'Reading \\ "writing"', confidence: 0.6 }],
    }));
    const answer = inferSkills(request, { modelAnswers, modelConfigured: true });
    expect(modelAnswers).toHaveLength(1);
    expect(skillsJson(answer)).toBe(JSON.stringify(answer));
  });
});
