import { mapProblems, mapSize } from '../../../../src/domain/skills';

describe('the curated skill map', () => {
  it('has no orphans, cycles, invalid codes or occupations without skills', () => {
    expect(mapProblems()).toEqual([]);
  });

  it('covers every O*NET occupation and thousands of names', () => {
    const size = mapSize();
    expect(size.occupations).toBe(1016);
    expect(size.occupationNames).toBeGreaterThan(8_000);
    expect(size.skills).toBeGreaterThan(1_500);
    expect(size.certifications).toBeGreaterThan(300);
  });
});
