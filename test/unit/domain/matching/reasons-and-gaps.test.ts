import { parsePosting } from '../../../../src/domain/parsing/posting/parse-posting';
import { layoutFromText } from '../../../../src/domain/layout/text-layout';
import { verdictOf } from '../../../../src/domain/matching/verdict';
import { score, skill, workAs } from './pairs';

const gapsOf = (posting: string, work = [workAs('Cashier', 24)]) =>
  score(parsePosting(layoutFromText(posting), { today: '2026-06-01', language: null }).parsed, {
    work,
  }).gaps.map(({ name }) => name);

describe('what a match names', () => {
  test('a posting that accepts training or names offices asks for no such skill', () => {
    const names = gapsOf(`Program Manager
Requirements:
- Three years of experience or training
- Experience supervising clerical employees
- Driving new business with SBS units
- A degree in soil science, forestry or a related field
- Grant writing`);
    expect(names).toContain('Grant writing');
    for (const name of ['Training delivery', 'Administrative support', 'Driving', 'SBS', 'Soil testing'])
      expect(names).not.toContain(name);
  });

  test('a gap has the words of the posting', () => {
    const names = gapsOf('Street Services Supervisor\nRequirements:\n- Two years of street maintenance');
    expect(names).not.toContain('Paving');
  });

  test('a past title counts for a skill that it names in another form', () => {
    const { componentScores } = score(
      { title: 'Coordinator', requiredSkills: ['Project management'] },
      { work: [workAs('Project Manager', 24)] },
    );
    expect(componentScores.skills.found).toEqual(['Project management']);
  });

  test('no bridge leads to a skill that the record shows', () => {
    const { transferableSkillBridges } = score(
      { title: 'Office Clerk', requiredSkills: ['Microsoft Office'] },
      { work: [workAs('Office Clerk', 24)], skills: [skill('Microsoft Excel')] },
    );
    expect(transferableSkillBridges).toEqual([]);
  });

  test('a medic transfers to medical assistant further than to unrelated work', () => {
    const experience = (title: string) =>
      score({ title, minExperienceMonths: 12 }, { work: [workAs('Emergency Medical Technician', 24)] })
        .componentScores.experience.score!;
    expect(experience('Medical Assistant')).toBeGreaterThan(experience('Tax Preparer') + 5);
  });

  test('a nursing assistant is not asked to study nursing', () => {
    const { gaps } = score(
      { title: 'Certified Nursing Assistant' },
      { work: [workAs('Personal Care Aide', 24)], skills: [skill('Home health care')] },
    );
    expect(gaps.map(({ name }) => name)).not.toContain('Nursing');
  });

  test('the verdict does not deny a title that the reasons call similar', () => {
    const pair = score(
      {
        title: 'Accountant',
        summary:
          'Prepares hospital cost reports, reconciles intercompany loans, audits donor funds, forecasts reimbursement, monitors endowments and presents budgets to trustees monthly.',
      },
      {
        work: [workAs('Accountant', 24)],
        summary:
          'Grooms horses, repairs fences, drives tractors, plants orchards and sells honey at markets.',
      },
    );
    expect(verdictOf(pair)).not.toContain('titles and texts');
  });
});
