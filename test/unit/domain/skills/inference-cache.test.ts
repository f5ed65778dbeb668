import { inferSkills } from '../../../../src/domain/skills';
import { InferenceCache } from '../../../../src/services/skills/inference-cache';

describe('the cache of inferred skills', () => {
  it('keeps the response from the second of equal requests on, and another one where anything differs', () => {
    const cache = new InferenceCache();
    const requests = [
      { occupations: ['Line cook', 'Cashier'] },
      { occupations: ['Cashier', 'Line cook'] },
      { occupations: ['Line cook', 'Cashier'], knownSkills: ['Excel'] },
      { occupations: ['Line cook', 'Cashier'], limit: 3 },
      { occupations: ['Line cook', 'Cashier'], minConfidence: 0.5 },
    ];
    for (const request of requests) {
      expect(cache.getOrCompute(request, () => inferSkills(request))).toEqual(inferSkills(request));
      const response = cache.getOrCompute(request, () => inferSkills(request));
      expect(response).toEqual(inferSkills(request));
      expect(cache.getOrCompute({ ...request }, () => inferSkills(request))).toBe(response);
    }
  });

  it('caches no response to a long request, and none after it was cleared', () => {
    const cache = new InferenceCache();
    const long = { occupations: Array.from({ length: 20 }, () => 'x'.repeat(150)) };
    const short = { occupations: ['Line cook'] };
    const compute = jest.fn(() => inferSkills(short));
    cache.getOrCompute(long, compute);
    cache.getOrCompute(long, compute);
    expect(compute).toHaveBeenCalledTimes(2);
    cache.getOrCompute(short, compute);
    cache.getOrCompute(short, compute);
    cache.getOrCompute(short, compute);
    expect(compute).toHaveBeenCalledTimes(4);
    cache.clear();
    cache.getOrCompute(short, compute);
    expect(compute).toHaveBeenCalledTimes(5);
  });
});
