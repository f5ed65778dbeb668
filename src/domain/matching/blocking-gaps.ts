import type { CandidateScoringProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import type { Gap } from './match-result';

const SEVERITY_ORDER = { blocking: 0, major: 1, minor: 2 } as const;
const LEVEL_ORDER = { required: 0, preferred: 1 } as const;

/** True when a mandatory requirement is not met. */
export function isBlocked(gaps: readonly Gap[]): boolean {
  return gaps.some(({ severity }) => severity === 'blocking');
}

/** Work authorization, when the employer does not sponsor visas: a blocking gap if not met, a request if unknown. */
export function authorizationGap(
  { sponsorsVisa }: JobProfile,
  { workAuthorization }: Pick<CandidateScoringProfile, 'workAuthorization'>,
): Gap[] {
  if (sponsorsVisa !== false || workAuthorization === 'authorized') return [];
  const unknown = workAuthorization === 'unknown';
  return [
    {
      type: 'work_authorization',
      name: 'Work authorization',
      requirementLevel: 'required',
      severity: unknown ? 'minor' : 'blocking',
      required: 'authorized without sponsorship',
      actual: unknown ? null : 'needs sponsorship',
      shortfall: null,
      closableBy: unknown
        ? { kind: 'document', title: 'Request proof of work authorization', estimatedDays: 7 }
        : { kind: 'document', title: 'Obtain work authorization without sponsorship', estimatedDays: null },
    },
  ];
}

/** Sorts by severity, requirement level, type and name, so that the order is deterministic. */
export function sortGaps(gaps: Gap[]): Gap[] {
  return [...gaps].sort(
    (a, b) =>
      SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
      LEVEL_ORDER[a.requirementLevel] - LEVEL_ORDER[b.requirementLevel] ||
      compareNumbers(a.type, b.type) ||
      compareNumbers(a.name, b.name),
  );
}

function compareNumbers(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
