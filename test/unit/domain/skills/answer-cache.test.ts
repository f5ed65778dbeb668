import { inferSkills } from '../../../../src/domain/skills';
import { InferenceCache } from '../../../../src/services/skills/answer-cache';

describe('the cache of inferred skills', () => {
  it('computes the answer to equal requests once, and another one where anything differs', () => {
    const cache = new InferenceCache();
    const requests = [
      { occupations: ['Line cook', 'Cashier'] },
      { occupations: ['Cashier', 'Line cook'] },
      { occupations: ['Line cook', 'Cashier'], knownSkills: ['Excel'] },
      { occupations: ['Line cook', 'Cashier'], limit: 3 },
      { occupations: ['Line cook', 'Cashier'], minConfidence: 0.5 },
    ];
    for (const request of requests) {
      const answer = cache.answerTo(request, () => inferSkills(request));
      expect(answer).toEqual(inferSkills(request));
      expect(cache.answerTo({ ...request }, () => inferSkills(request))).toBe(answer);
    }
  });

  it('keeps no answer to a long request, and none after it was cleared', () => {
    const cache = new InferenceCache();
    const long = { occupations: Array.from({ length: 20 }, () => 'x'.repeat(150)) };
    const short = { occupations: ['Line cook'] };
    const compute = jest.fn(() => inferSkills(short));
    cache.answerTo(long, compute);
    cache.answerTo(long, compute);
    expect(compute).toHaveBeenCalledTimes(2);
    cache.answerTo(short, compute);
    cache.clear();
    cache.answerTo(short, compute);
    expect(compute).toHaveBeenCalledTimes(4);
  });
});
