import type { EducationLevel } from '../../common';
import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { QUALITY, silent, unit, type ComponentOutcome } from './outcome';

/** A GED stands for a high school diploma, and training in a trade for some college. */
const RANK: Record<EducationLevel, number> = {
  none: 0,
  some_high_school: 1,
  high_school: 2,
  ged: 2,
  vocational: 3,
  some_college: 3,
  associate: 4,
  bachelor: 5,
  master: 6,
  doctorate: 7,
};
const LOST_PER_LEVEL = 0.35;
const DAYS_PER_LEVEL = 365;

const WORDS: Record<EducationLevel, string> = {
  none: 'no schooling stated',
  some_high_school: 'some high school',
  high_school: 'high school diploma',
  ged: 'GED',
  vocational: 'vocational training',
  some_college: 'some college',
  associate: "associate's degree",
  bachelor: "bachelor's degree",
  master: "master's degree",
  doctorate: 'doctorate',
};

/** Highest level reached against the level asked; above it nothing is gained or lost. */
export function compareEducation(
  job: JobProfile,
  candidate: Pick<CandidateProfile, 'educationLevel'>,
): ComponentOutcome {
  const asked = job.minEducationLevel;
  if (asked === null || asked === 'none') return silent('The posting asks for no level of education.');
  const held = candidate.educationLevel;
  if (held === null) return silent('No education is known yet.');
  const below = Math.max(0, RANK[asked] - RANK[held]);
  return {
    score: unit(1 - LOST_PER_LEVEL * below),
    found: below === 0 ? [WORDS[held]] : [],
    missing: below === 0 ? [] : [WORDS[asked]],
    note: null,
    quality: QUALITY.stated,
    gaps:
      below === 0
        ? []
        : [
            {
              type: 'education',
              name: WORDS[asked],
              requirementLevel: 'required',
              severity: below > 1 ? 'major' : 'minor',
              required: WORDS[asked],
              actual: WORDS[held],
              shortfall: { value: below, unit: 'levels' },
              closableBy: {
                kind: 'training',
                title: `Study towards ${WORDS[asked]}, or ask whether experience is taken instead`,
                estimatedDays: below * DAYS_PER_LEVEL,
              },
            },
          ],
  };
}
