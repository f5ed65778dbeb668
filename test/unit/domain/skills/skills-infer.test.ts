import {
  inferFromHistory,
  MAP_VERSION,
  inferSkills,
  skillsOfOccupation,
  unplacedOccupations,
} from '../../../../src/domain/skills';

describe('inferSkills', () => {
  it.each([
    ['Deckhand', 'Vessel operation'],
    ['Freight conductor', 'Train operation'],
    ['Commercial fisherman', 'Commercial fishing'],
    ['Monitor technician', 'EKG'],
    ['Emergency room technician', 'EKG'],
    ['Health Care Specialist (68W)', 'Emergency medical care'],
  ])('infers from work as %s the skill %s', (occupation, skill) => {
    expect(inferSkills({ occupations: [occupation] }, {}).skills.map(({ name }) => name)).toContain(skill);
  });

  it('returns the source row of the map for every skill', () => {
    const { skills, occupations } = inferSkills({ occupations: ['Forklift Operator'] });
    expect(occupations[0]).toMatchObject({ onetSocCode: '53-7051.00', matchedBy: 'alias' });
    expect(skills[0]).toMatchObject({
      name: 'Forklift operation',
      provenance: 'curated_map',
      taxonomy: 'internal',
    });
    for (const { name, evidence } of skills) {
      const { onetSocCode, importance, text, mapVersion } = evidence[0]!;
      const row = skillsOfOccupation(onetSocCode!).find(({ skill }) => skill === name);
      expect(row).toMatchObject({ importance });
      expect(text).toContain(`${row!.row}: ${name}`);
      expect(mapVersion).toBe(MAP_VERSION);
    }
  });

  it('accepts an O*NET code as input and ignores one that does not exist', () => {
    const { occupations, skills } = inferSkills({ occupations: ['53-7051.00', '99-9999.00'] });
    expect(occupations.map(({ matchedBy, confidence }) => [matchedBy, confidence])).toEqual([
      ['code', 1],
      ['none', 0],
    ]);
    expect(skills.length).toBeGreaterThan(0);
  });

  it('omits known skills in any spelling', () => {
    const names = inferSkills({ occupations: ['53-7051.00'], knownSkills: ['fork lift', 'EPJ'] }).skills.map(
      ({ name }) => name,
    );
    expect(names).not.toContain('Forklift operation');
    expect(names).not.toContain('Pallet jack operation');
  });

  it('applies limit and minimum confidence and sorts by confidence, then name', () => {
    const { skills } = inferSkills({ occupations: ['Server', 'Line Cook'], limit: 10, minConfidence: 0.6 });
    expect(skills.length).toBeLessThanOrEqual(10);
    const sorted = [...skills].sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1));
    expect(skills).toEqual(sorted);
    expect(skills.every(({ confidence }) => confidence >= 0.6)).toBe(true);
  });

  it('returns no skills for an unknown occupation and warns that no language model is configured', () => {
    const response = inferSkills({ occupations: ['zzqx vwyk'] });
    expect(response.skills).toEqual([]);
    expect(response.occupations[0]).toMatchObject({ onetSocCode: null, confidence: 0, matchedBy: 'none' });
    expect(response.warnings).toMatchObject([
      { code: 'language_model_not_configured', pointer: '/occupations/0' },
    ]);
    expect(unplacedOccupations({ occupations: ['zzqx vwyk', 'Cashier'] })).toEqual(['zzqx vwyk']);
  });

  it('caps the confidence of model answers, prefers the map and drops invalid codes', () => {
    const response = inferSkills(
      { occupations: ['zzqx vwyk', '53-7051.00'] },
      {
        modelAnswers: [
          {
            input: 'zzqx vwyk',
            onetSocCode: '12-3456.00',
            skills: [
              { name: 'glass harp tuning', confidence: 0.99 },
              { name: 'forklifts', confidence: 0.2 },
            ],
          },
          { input: '53-7051.00', onetSocCode: null, skills: [{ name: 'never asked', confidence: 1 }] },
        ],
      },
    );
    const byName = new Map(response.skills.map((skill) => [skill.name, skill]));
    expect(byName.get('glass harp tuning')).toMatchObject({
      provenance: 'language_model',
      confidence: 0.7,
      skillId: null,
    });
    expect(byName.get('Forklift operation')).toMatchObject({ provenance: 'curated_map', confidence: 0.95 });
    expect(byName.has('never asked')).toBe(false);
    expect(response.occupations[0]).toMatchObject({ matchedBy: 'language_model', onetSocCode: null });
    expect(response.warnings).toBeUndefined();
  });
});

describe('skills inferred from a work history', () => {
  const forkliftProbability = (position: { yearsSince?: number; months?: number }) =>
    inferFromHistory([{ occupation: '53-7051.00', ...position }]).skills.find(
      ({ skill }) => skill.name === 'Forklift operation',
    )!.probability;

  it('lose half of their probability in five years and gain probability over the first year', () => {
    expect(forkliftProbability({ yearsSince: 0, months: 24 })).toBeCloseTo(0.95);
    expect(forkliftProbability({ yearsSince: 5, months: 24 })).toBeCloseTo(0.475);
    expect(forkliftProbability({ yearsSince: 0, months: 6 })).toBeCloseTo(0.475);
  });

  it('combine their probabilities over several positions', () => {
    const twice = inferFromHistory([
      { occupation: '53-7051.00', yearsSince: 5 },
      { occupation: '53-7051.00', yearsSince: 5 },
    ]).skills.find(({ skill }) => skill.name === 'Forklift operation')!;
    expect(twice.probability).toBeCloseTo(1 - (1 - 0.475) ** 2);
    expect(twice.evidence).toHaveLength(2);
  });
});
