import { completeJob } from '../../../src/domain/jobs/complete-job';
import {
  buildCandidateProfile,
  buildJobProfile,
  toScorableCandidate,
  scorePair,
} from '../../../src/domain/matching';
import { inferSkills } from '../../../src/domain/skills';
import { candidateWith } from '../../quality/sets/matching/candidate-of';
import type { Step } from './steps';

const AS_OF = '2026-06';
/** Length of one name in characters. */
const NAME_LENGTH = 'Handling of part no 10000'.length;

/** Records whose lists contain as many characters in total as the given text. */
export const RECORD_STEPS: readonly Step[] = [
  { name: 'match', run: ({ length }) => match(names(length, 'Handling of part no')) },
  { name: 'match titles', run: ({ length }) => match(names(length, 'Line cook at table no')) },
  {
    name: 'skills-infer',
    run: ({ length }) => {
      inferSkills({ occupations: ['Line cook'], knownSkills: names(length, 'Handling of part no') });
      return Promise.resolve();
    },
  },
];

function names(length: number, words: string): string[] {
  return Array.from({ length: Math.floor(length / NAME_LENGTH) }, (_, index) => `${words} ${10_000 + index}`);
}

function match(list: readonly string[]): Promise<void> {
  const job = completeJob({
    title: 'Line cook',
    requiredSkills: [...list],
    requiredCertifications: [...list],
  });
  const candidate = candidateWith({
    skills: list.map((name) => ({
      name: `${name} by hand`,
      skillId: null,
      provenance: 'stated' as const,
      confidence: 1,
      monthsUsed: null,
    })),
  });
  scorePair(buildJobProfile(job), buildCandidateProfile(toScorableCandidate(candidate, AS_OF)), {
    retention: null,
  });
  return Promise.resolve();
}
