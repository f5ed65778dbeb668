import { completeJob, type GivenJob } from '../../../src/domain/jobs/complete-job';
import { OCCUPATIONS } from '../../synthetic/data/occupations';
import { composePage } from '../../synthetic/page/compose-page';
import { drawHabits } from '../../synthetic/page/habits';
import { ascii } from '../../synthetic/people/contacts';
import { makePerson } from '../../synthetic/people/make-person';
import { Random } from '../../synthetic/random';
import { renderText, TEXT_LAYOUTS } from '../../synthetic/render/plain-text';
import { candidateFromResume, scoreAsService } from '../score-as-service';
import { mean } from '../sets/matching/measures';
import { round, type SetReport } from '../set';
import { NAME_GROUPS } from './name-groups';

const SEED = 17;
/** Jobs for each person: one of the own occupation and others. */
const JOBS_PER_PERSON = 4;

interface Name {
  given: string;
  family: string;
}

/**
 * Writes the resume of each of `people` generated persons under every name of `NAME_GROUPS`, parses it and scores it for
 * four jobs. Names must change neither a score, a reason, a gap nor a forecast.
 */
export function measureNameSwaps(people: number): SetReport {
  let scores = 0;
  let changed = 0;
  const groupScores = NAME_GROUPS.map((): number[] => []);
  const notes: string[] = [];
  for (let number = 1; number <= people; number += 1) {
    const results = new Map<string, Name[]>();
    NAME_GROUPS.forEach(({ names }, group) => {
      for (const name of names) {
        const scored = scoresUnder(name, number);
        scores += scored.length;
        groupScores[group]?.push(...scored.map(({ finalScore }) => finalScore));
        const result = JSON.stringify(scored);
        results.set(result, [...(results.get(result) ?? []), name]);
      }
    });
    if (results.size > 1) {
      const [, ...others] = [...results.values()].sort((a, b) => b.length - a.length);
      changed += others.reduce((sum, names) => sum + names.length, 0);
      const names = others.flat().map(({ given, family }) => `${given} ${family}`);
      notes.push(`person ${number}: another result under ${names.slice(0, 5).join(', ')}`);
    }
  }
  const names = NAME_GROUPS.reduce((sum, group) => sum + group.names.length, 0);
  const means = groupScores.map(mean);
  return {
    documents: people * names,
    figures: {
      names,
      scores,
      changedResumes: changed,
      impactRatio: round(Math.min(...means) / Math.max(...means), 6),
    },
    notes,
  };
}

/** Scores as a preview of a resume does. */
function scoresUnder(name: Name, number: number): { finalScore: number }[] {
  const candidate = candidateFromResume(resumeText(name, number));
  return jobsFor(number).map((given) => scoreAsService(candidate, completeJob(given)));
}

/** The generated resume of a person under another name; contact details follow the name. */
function resumeText({ given, family }: Name, number: number): string {
  const person = {
    ...makePerson(SEED, number),
    given,
    family,
    middle: null,
    email: `${ascii(given)}.${ascii(family)}@example.com`,
    linkedIn: null,
  };
  const habits = drawHabits(new Random(`habits ${SEED} ${number}`), person, false);
  const { page } = composePage(`${SEED} ${number}`, person, habits);
  const layout = TEXT_LAYOUTS[number % TEXT_LAYOUTS.length] ?? TEXT_LAYOUTS[0];
  return renderText(new Random(`render ${SEED} ${number}`), layout, habits, page);
}

function jobsFor(number: number): GivenJob[] {
  const { occupation, home } = makePerson(SEED, number);
  const random = new Random(`jobs ${SEED} ${number}`);
  const others = random.sample(
    OCCUPATIONS.filter(({ soc }) => soc !== occupation.soc),
    JOBS_PER_PERSON - 1,
  );
  return [occupation, ...others].map(({ titles, skills, certifications }) => ({
    title: random.pick(titles),
    requiredSkills: skills.slice(0, 4),
    preferredSkills: skills.slice(4, 7),
    requiredCertifications: certifications.slice(0, 1).map((each) => each.name),
    minExperienceMonths: random.pick([0, 12, 36]),
    hourlyMaxUsd: random.int(16, 40),
    ...(home.country.code === 'US' ? { city: home.city.name, state: home.city.region } : {}),
  }));
}
