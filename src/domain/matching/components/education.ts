import type { EducationLevel } from '../../common';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import { clampToUnit } from '../../numbers';

/** A GED equals a high school diploma; vocational training equals some college. */
const LEVEL_RANK: Record<EducationLevel, number> = {
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
const PENALTY_PER_LEVEL = 0.35;
const DAYS_PER_LEVEL = 365;

const LEVEL_LABELS: Record<EducationLevel, string> = {
  none: 'no formal education',
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

/** Compares the highest level completed with the required level. A higher level does not change the score. */
export function compareEducation(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'educationLevel'>,
): ComponentOutcome {
  const required = job.minEducationLevel;
  if (required === null || required === 'none')
    return notCompared('The posting does not require an education level.');
  const highest = candidate.educationLevel;
  if (highest === null) return notCompared('The candidate record has no education.');
  const below = Math.max(0, LEVEL_RANK[required] - LEVEL_RANK[highest]);
  return {
    score: clampToUnit(1 - PENALTY_PER_LEVEL * below),
    found: below === 0 ? [LEVEL_LABELS[highest]] : [],
    missing: below === 0 ? [] : [LEVEL_LABELS[required]],
    note: null,
    quality: EVIDENCE_QUALITY.stated,
    gaps:
      below === 0
        ? []
        : [
            {
              type: 'education',
              name: LEVEL_LABELS[required],
              requirementLevel: 'required',
              severity: below > 1 ? 'major' : 'minor',
              required: LEVEL_LABELS[required],
              actual: LEVEL_LABELS[highest],
              shortfall: { value: below, unit: 'levels' },
              closableBy: {
                kind: 'training',
                title: `Complete the required education (${LEVEL_LABELS[required]}), or ask whether experience is accepted instead`,
                estimatedDays: below * DAYS_PER_LEVEL,
              },
            },
          ],
  };
}
