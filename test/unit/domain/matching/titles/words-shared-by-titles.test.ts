import { certificate, score, workAs } from '../pairs';

const namedWork = (past: string, job: string) =>
  score({ title: job }, { work: [workAs(past, 60)] }).componentScores.experience.found;

describe('titles that share a word with different meanings', () => {
  it.each([
    ['LPN (Agency)', 'Agency Lead, Traditional Media'],
    ['Collections Manager', 'Refuse Collection Supervisor'],
    ['CPA Manager', 'Account Manager'],
    ['Secretary General', 'Administrative Intern'],
  ])('%s is not named as work related to %s', (past, job) => {
    expect(namedWork(past, job)).toEqual([]);
  });

  it.each([
    ['Product Owner', 'Product Manager'],
    ['Welder', 'Soudeurs-monteurs'],
  ])('%s is named as work related to %s', (past, job) => {
    expect(namedWork(past, job)).toEqual([past]);
  });
});

describe('what a certificate says its holder knows', () => {
  it('is not asked again', () => {
    const { gaps } = score(
      { title: 'Line Cook', requiredSkills: ['Food safety'] },
      { work: [workAs('Bartender', 24)], certifications: [certificate('ServSafe Manager')] },
    );
    expect(gaps.filter(({ name }) => name === 'Food safety')).toEqual([]);
  });
});
