import { candidateWith, score, skill, workAs } from './pairs';

const job = {
  title: 'Welder',
  city: 'Linden',
  state: 'NJ',
  requiredSkills: ['Welding', 'Blueprint reading'],
  minExperienceMonths: 24,
};
const welder = {
  skills: [skill('Welding', 60), skill('Blueprint reading', 60)],
  work: [workAs('Welder', 60)],
};
const livingIn = (city: string, state: string) => ({ ...welder, location: { city, state } as never });

describe('a place of work beyond daily reach', () => {
  it('makes a perfect record a possible match at most and asks about a move', () => {
    const far = score(job, livingIn('El Paso', 'TX'));
    expect(far.recommendation).toBe('possible_match');
    expect(far.gaps[0]).toMatchObject({ type: 'location', severity: 'major' });
    expect(far.gaps[0]?.closableBy?.title).toContain('would move');
    expect(score(job, livingIn('Elizabeth', 'NJ')).recommendation).toBe('strong_match');
  });

  it('never scores above a nearer one', () => {
    const places: [string, string][] = [
      ['Linden', 'NJ'],
      ['Trenton', 'NJ'],
      ['Philadelphia', 'PA'],
      ['Baltimore', 'MD'],
      ['Pittsburgh', 'PA'],
      ['El Paso', 'TX'],
    ];
    const scores = places.map(([city, state]) => score(job, livingIn(city, state)).finalScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('counts for neither remote work nor a request that leaves the distance out', () => {
    const near = score(job, livingIn('Linden', 'NJ'), { distance: 'off' });
    expect(score(job, livingIn('El Paso', 'TX'), { distance: 'off' })).toEqual(near);
    const remote = { ...job, workplaceType: 'remote' as const };
    expect(score(remote, livingIn('El Paso', 'TX')).finalScore).toBe(
      score(remote, livingIn('Linden', 'NJ')).finalScore,
    );
  });

  it('is within a longer maximum that the candidate states', () => {
    const preferences = { ...candidateWith({}).preferences, maxCommuteMiles: 2500 };
    const far = score(job, { ...livingIn('El Paso', 'TX'), preferences });
    expect(far.recommendation).toBe('strong_match');
  });
});
