import { score, skill, workAs } from './pairs';

describe('traits in a match', () => {
  const scored = score(
    { title: 'Data Analyst', requiredSkills: ['SQL', 'Patience', 'Reliability'] },
    { work: [workAs('Data Analyst', 24)], skills: [skill('Tableau')] },
  );

  test.each(['Patience', 'Reliability'])('a missing "%s" asks for an example, not for training', (name) => {
    const gap = scored.gaps.find((one) => one.name === name);
    expect(gap).toMatchObject({
      severity: 'minor',
      closableBy: { kind: 'document', title: `Ask for an example of ${name}` },
    });
  });

  test('a trait that only the title names is not required', () => {
    const { gaps } = score(
      { title: 'Responsable de produit', requiredSkills: ['SQL'] },
      { work: [workAs('Data Analyst', 24)], skills: [skill('SQL')] },
    );
    expect(gaps.filter(({ requirementLevel }) => requirementLevel === 'required')).toEqual([]);
  });

  test('a missing trait has no bridge that suggests training', () => {
    const texts = scored.transferableSkillBridges.map(({ rationale }) => rationale).join(' ');
    expect(texts).not.toMatch(/Patience|Reliability/);
  });
});
