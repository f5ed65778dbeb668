import { score, skill, workAs } from './pairs';

describe('advice on gaps', () => {
  test('words outside the skills map lead to a question, not to a course', () => {
    const { gaps } = score(
      { title: 'Program Manager', requiredSkills: ['Hepatitis B', 'Welding'] },
      { work: [workAs('Program Manager', 24)] },
    );
    const adviceOn = (name: string) => gaps.find((gap) => gap.name === name)?.closableBy;
    expect(adviceOn('Hepatitis B')).toMatchObject({
      kind: 'document',
      title: 'Ask for an example of Hepatitis B',
    });
    expect(adviceOn('Welding')).toMatchObject({ kind: 'training', title: 'Short course in Welding' });
  });

  test('related work leads only to skills that work such as the job usually needs', () => {
    const { transferableSkillBridges } = score(
      { title: 'Forklift Operator', requiredSkills: ['Inventory control', 'Hepatitis B', 'Fluid mechanics'] },
      { work: [workAs('Order Picker', 36)], skills: [skill('Order picking')] },
    );
    const targets = transferableSkillBridges.map(({ toSkill }) => toSkill);
    expect(targets).not.toContain('Hepatitis B');
    expect(targets).not.toContain('Fluid mechanics');
  });

  test('a trait that past work suggests is asked for once, as a gap', () => {
    const { gaps, transferableSkillBridges } = score(
      { title: 'Receptionist', requiredSkills: ['Communication'] },
      { work: [workAs('Receptionist', 36)] },
    );
    expect(gaps.map(({ name }) => name)).toContain('Communication');
    expect(transferableSkillBridges).toEqual([]);
  });

  test('a title that lost a protected word is quoted without loose ends', () => {
    const scored = score(
      { title: 'Victim Advocate', requiredSkills: [] },
      { firstName: 'Kestrel', lastName: 'Brannock', work: [workAs('Kestrel and Family Advocate', 36)] },
    );
    const texts = scored.reasons.map(({ text }) => text).join(' ');
    expect(texts).toContain('Family Advocate');
    expect(texts).not.toMatch(/Kestrel|\(\s|\band Family/);
  });
});
