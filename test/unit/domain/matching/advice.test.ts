import { score, skill, workAs } from './pairs';

describe('advice on gaps', () => {
  test('words outside the skills map lead to a question, not to a course', () => {
    const { gaps } = score(
      { title: 'Program Manager', requiredSkills: ['Hepatitis B', 'Grant writing'] },
      { work: [workAs('Program Manager', 24)] },
    );
    const adviceOn = (name: string) => gaps.find((gap) => gap.name === name)?.closableBy;
    expect(adviceOn('Hepatitis B')).toMatchObject({
      kind: 'document',
      title: 'Ask for an example of Hepatitis B',
    });
    // Program managers write grants, so that the record may only leave it out.
    expect(adviceOn('Grant writing')).toMatchObject({ title: 'Ask for an example of Grant writing' });
  });

  test('a skill of other work leads to the question whether the job needs it', () => {
    const { gaps } = score(
      { title: 'Account Executive', requiredSkills: ['Sales', 'Dementia care'] },
      { work: [workAs('Sales Representative', 24)], skills: [skill('Sales')] },
    );
    const gap = gaps.find(({ name }) => name === 'Dementia care');
    expect(gap).toMatchObject({
      severity: 'minor',
      closableBy: { kind: 'document', title: 'Ask how much the job uses Dementia care' },
    });
  });

  test('no course teaches a subject of study', () => {
    const { gaps } = score(
      { title: 'Laboratory Technician', requiredSkills: ['Molecular biology'] },
      { work: [workAs('Warehouse Worker', 24)] },
    );
    expect(gaps.find(({ name }) => name === 'Molecular biology')?.closableBy).toMatchObject({
      title: 'Study of Molecular biology, or work that teaches it',
      estimatedDays: 365,
    });
  });

  test('years of missing experience lead to a question, some months to training', () => {
    const wayToClose = (minExperienceMonths: number) =>
      score({ title: 'Line Cook', minExperienceMonths }, { work: [workAs('Line Cook', 6)] }).gaps.find(
        ({ type }) => type === 'experience',
      )?.closableBy?.title;
    expect(wayToClose(12)).toBe('On-the-job training or a trial period');
    expect(wayToClose(60)).toBe('Ask whether the employer accepts less than 60 months of related work');
  });

  test('a cook with most of the required years gets a question, not months of training', () => {
    const { gaps } = score(
      { title: 'Line Cook', minExperienceMonths: 60 },
      { work: [workAs('Line Cook', 55)] },
    );
    expect(gaps.find(({ type }) => type === 'experience')?.closableBy?.title).toBe(
      'Ask whether the employer accepts less than 60 months of related work',
    );
  });

  test('a long commute is no matter of a transit pass', () => {
    const far = score(
      { title: 'Line Cook', city: 'Dayton', state: 'OH' },
      { work: [workAs('Line Cook', 24)], location: { city: 'Columbus', state: 'OH' } },
    );
    expect(far.gaps.find(({ type }) => type === 'location')?.closableBy?.title).toMatch(
      /^Ask whether the candidate accepts \d+ miles each way or would move$/,
    );
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
