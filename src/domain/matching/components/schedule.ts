import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import type { Gap } from '../match-result';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';

/** Shifts whose hours are negotiable. */
const FLEXIBLE_SHIFTS = new Set(['flexible', 'rotating']);

/** Compares shifts, employment type and workplace with the preferences. A fixed shift the candidate excludes is a gate. */
export function compareSchedule(job: JobProfile, candidate: SchedulePreferences): ComponentOutcome {
  const shifts = compareShifts(job, candidate);
  const kind = compareEmployment(job, candidate);
  const workplace = compareWorkplace(job, candidate);
  const compared = [shifts, kind, workplace].filter((part) => part !== null);
  if (compared.length === 0) return notCompared('The schedule of the job or of the candidate is unknown.');
  return {
    score: compared.reduce((sum, part) => sum + part.score, 0) / compared.length,
    found: compared.flatMap(({ found }) => found),
    missing: compared.flatMap(({ missing }) => missing),
    note: null,
    quality: EVIDENCE_QUALITY.stated,
    gaps: compared.flatMap(({ gaps }) => gaps),
  };
}

type SchedulePreferences = Pick<CandidateScoringProfile, 'shifts' | 'employmentTypes' | 'workplaceTypes'>;

interface PartialOutcome {
  score: number;
  found: string[];
  missing: string[];
  gaps: Gap[];
}

function compareShifts({ shifts }: JobProfile, candidate: SchedulePreferences): PartialOutcome | null {
  if (shifts.length === 0 || candidate.shifts.length === 0) return null;
  const open = shifts.some((shift) => FLEXIBLE_SHIFTS.has(shift)) || candidate.shifts.includes('flexible');
  const shared = open ? shifts : shifts.filter((shift) => candidate.shifts.includes(shift));
  const missing = shifts.filter((shift) => !shared.includes(shift));
  const score = shared.length / shifts.length;
  return {
    score,
    found: [...shared],
    missing,
    gaps: missing.map((shift) => ({
      type: 'schedule',
      name: `${shift} shift`,
      requirementLevel: 'required',
      severity: score === 0 ? 'blocking' : 'minor',
      required: shifts.join(', '),
      actual: candidate.shifts.join(', '),
      shortfall: null,
      closableBy: { kind: 'schedule', title: 'Ask for a different shift', estimatedDays: 7 },
    })),
  };
}

function compareEmployment(
  { employmentType }: JobProfile,
  candidate: SchedulePreferences,
): PartialOutcome | null {
  if (employmentType === null || candidate.employmentTypes.length === 0) return null;
  const words = employmentType.replace('_', ' ');
  if (candidate.employmentTypes.includes(employmentType)) {
    return { score: 1, found: [words], missing: [], gaps: [] };
  }
  return {
    score: 0,
    found: [],
    missing: [words],
    gaps: [
      {
        type: 'schedule',
        name: words,
        requirementLevel: 'preferred',
        severity: 'minor',
        required: words,
        actual: candidate.employmentTypes.map((type) => type.replace('_', ' ')).join(', '),
        shortfall: null,
        closableBy: {
          kind: 'schedule',
          title: 'Ask whether the employment type is negotiable',
          estimatedDays: 7,
        },
      },
    ],
  };
}

function compareWorkplace(
  { workplaceType }: JobProfile,
  candidate: SchedulePreferences,
): PartialOutcome | null {
  if (workplaceType === null || candidate.workplaceTypes.length === 0) return null;
  if (candidate.workplaceTypes.includes(workplaceType)) {
    return { score: 1, found: [workplaceType], missing: [], gaps: [] };
  }
  return {
    score: 0,
    found: [],
    missing: [workplaceType],
    gaps: [
      {
        type: 'schedule',
        name: workplaceType,
        requirementLevel: 'preferred',
        severity: 'minor',
        required: workplaceType,
        actual: candidate.workplaceTypes.join(', '),
        shortfall: null,
        closableBy: {
          kind: 'negotiation',
          title: 'Ask whether another workplace type is possible',
          estimatedDays: 7,
        },
      },
    ],
  };
}
