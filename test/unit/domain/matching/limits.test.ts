import { MAX_LISTED } from '../../../../src/domain/matching/match-limits';
import { certificate, score, skill } from './pairs';

describe('the lists of a match', () => {
  const names = Array.from({ length: 400 }, (_, index) => `Certificate No ${index}`);

  it('contain at most 100 entries, the most severe first, with the total count', () => {
    const pair = score(
      { title: 'Cook', requiredCertifications: names },
      { skills: [skill('Cooking')], certifications: names.slice(0, 150).map(certificate) },
    );
    const { certifications } = pair.componentScores;
    expect(certifications.found).toHaveLength(MAX_LISTED);
    expect(certifications.missing).toHaveLength(MAX_LISTED);
    expect(certifications.foundTotal + certifications.missingTotal).toBe(400);
    expect(pair.gaps).toHaveLength(MAX_LISTED);
    expect(pair.gapsTotal).toBeGreaterThanOrEqual(certifications.missingTotal);
    expect(pair.gaps[0]?.severity).toBe('blocking');
    expect(pair.recommendation).toBe('not_eligible');
  });

  it('keep a match with 25,000 gaps under 100 kB', () => {
    const requiredSkills = Array.from(
      { length: 25_000 },
      (_, index) => `Procedure ${index} ${'of the long manual '.repeat(10)}`,
    );
    const pair = score({ title: 'Cook', requiredSkills }, { skills: [skill('Cooking')] });
    expect(pair.gapsTotal).toBe(25_000);
    expect(pair.componentScores.skills.missingTotal).toBe(25_000);
    expect(Buffer.byteLength(JSON.stringify(pair))).toBeLessThan(100_000);
  });

  it('have the total count even when they are short', () => {
    const pair = score(
      { title: 'Cook', requiredCertifications: ['ServSafe'] },
      { skills: [skill('Cooking')] },
    );
    expect(pair.gapsTotal).toBe(pair.gaps.length);
  });
});
