import { mapProblems, mapSize } from '../../../../src/domain/skills';

describe('the curated map', () => {
  it('has no orphan, no cycle, no unreal code and no occupation without skills', () => {
    expect(mapProblems()).toEqual([]);
  });

  it('covers every O*NET occupation and is wide enough to be of use', () => {
    const size = mapSize();
    expect(size.occupations).toBe(1016);
    expect(size.occupationNames).toBeGreaterThan(8_000);
    expect(size.skills).toBeGreaterThan(1_500);
    expect(size.certifications).toBeGreaterThan(300);
  });
});
