import type { CandidateProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import type { Gap } from './match-result';

const SEVERITY = { blocking: 0, major: 1, minor: 2 } as const;
const LEVEL = { required: 0, preferred: 1 } as const;

/** True when something the job cannot do without is not met. */
export function isBlocked(gaps: readonly Gap[]): boolean {
  return gaps.some(({ severity }) => severity === 'blocking');
}

/** Authorization to work, where the employer says it sponsors nobody: not met blocks, unknown asks. */
export function authorizationGap(
  { sponsorsVisa }: JobProfile,
  { workAuthorization }: Pick<CandidateProfile, 'workAuthorization'>,
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
        ? { kind: 'document', title: 'Ask for proof of work authorization', estimatedDays: 7 }
        : { kind: 'document', title: 'Work authorization that needs no sponsor', estimatedDays: null },
    },
  ];
}

/** Worst first, then required before preferred, then by kind and name: the same gaps always in the same order. */
export function orderedGaps(gaps: Gap[]): Gap[] {
  return [...gaps].sort(
    (a, b) =>
      SEVERITY[a.severity] - SEVERITY[b.severity] ||
      LEVEL[a.requirementLevel] - LEVEL[b.requirementLevel] ||
      compare(a.type, b.type) ||
      compare(a.name, b.name),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
