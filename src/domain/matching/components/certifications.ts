import type { Unit } from '../../common';
import { certificationDays, certificationLexicon } from '../../skills';
import type { JobProfile, RequestedCertification } from '../profile/job-profile';
import type { Gap } from '../match-result';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import {
  credentialState,
  DRIVERS_LICENSE,
  questionedCredential,
  questionTitle,
  type CertificateFacts,
  type CredentialState,
} from './credential-state';

/** Weight of a preferred certification relative to a required one. */
export const PREFERRED_CERTIFICATION_WEIGHT: Unit = 0.4;
const ESTIMATED_DAYS = { license: 60, certification: 30, document: 7 } as const;

/** Compares certifications and licences with those requested. Derived skills never replace a certification. */
export function compareCertifications(job: JobProfile, candidate: CertificateFacts): ComponentOutcome {
  const requested = withDriversLicense(job);
  if (requested.length === 0) return notCompared('The posting does not require a certification.');
  let weights = 0;
  let met = 0;
  const outcome: ComponentOutcome = {
    score: null,
    found: [],
    missing: [],
    note: null,
    quality: EVIDENCE_QUALITY.stated,
    gaps: [],
  };
  for (const certification of requested) {
    const state = credentialState(certification, candidate, job);
    if (state.is === 'met') outcome.found.push(certification.name);
    else {
      outcome.missing.push(certification.name);
      outcome.gaps.push(gapOf(certification, state, job));
    }
    if (state.is === 'unknown') continue;
    const weight = certification.required ? 1 : PREFERRED_CERTIFICATION_WEIGHT;
    weights += weight;
    if (state.is === 'met') met += weight;
  }
  if (weights > 0) outcome.score = met / weights;
  const unknown = outcome.gaps.filter(({ closableBy }) => closableBy?.kind === 'document').length;
  outcome.note =
    unknown > 0
      ? `${unknown} ${unknown === 1 ? 'certification needs' : 'certifications need'} verification.`
      : `${outcome.found.length} of ${requested.length} certifications held.`;
  return outcome;
}

/** False for a job that requires no certification from any candidate. */
export function requiresCertifications({ certifications, needsDriversLicense }: JobProfile): boolean {
  return certifications.length > 0 || needsDriversLicense;
}

function withDriversLicense(job: JobProfile): readonly RequestedCertification[] {
  const covered = job.certifications.some(
    ({ anyOf, required }) =>
      required && anyOf.every((name) => certificationLexicon().covers(name, DRIVERS_LICENSE)),
  );
  if (!job.needsDriversLicense || covered) return job.certifications;
  return [
    // The requirement replaces the same license among the preferred ones.
    ...job.certifications.filter(({ anyOf }) => anyOf.join() !== DRIVERS_LICENSE),
    { name: DRIVERS_LICENSE, anyOf: [DRIVERS_LICENSE], kind: 'license', required: true },
  ];
}

function gapOf(
  requested: RequestedCertification,
  state: Exclude<CredentialState, { is: 'met' }>,
  { licensingState }: JobProfile,
): Gap {
  const expired = state.is === 'not_met' ? state.expired : null;
  const severity = state.is === 'not_met' ? 'blocking' : 'major';
  return {
    type: requested.kind,
    name: requested.name,
    requirementLevel: requested.required ? 'required' : 'preferred',
    severity: requested.required ? severity : 'minor',
    required: requested.name,
    actual:
      state.is === 'unknown' ? questionedCredential(state.question) : expired && `${expired.name}, expired`,
    shortfall: null,
    closableBy: wayToClose(requested, state, licensingState),
  };
}

function wayToClose(
  requested: RequestedCertification,
  state: Exclude<CredentialState, { is: 'met' }>,
  licensingState: string | null,
): NonNullable<Gap['closableBy']> {
  if (state.is === 'unknown') {
    const title = questionTitle(requested.name, state.question, licensingState);
    return { kind: 'document', title, estimatedDays: ESTIMATED_DAYS.document };
  }
  if (state.expired === null) return wayToObtain(requested);
  const estimatedDays = ESTIMATED_DAYS[requested.kind];
  return { kind: 'certification', title: `Renew ${requested.name}`, estimatedDays };
}

const DAYS_OF_YEAR = 365;

/** The shortest of the alternatives. A license after years of study is said to be one, because no course replaces them. */
function wayToObtain({ name, anyOf, kind }: RequestedCertification): NonNullable<Gap['closableBy']> {
  const lengths = anyOf.flatMap((one) => certificationDays().get(one) ?? []);
  const estimatedDays = lengths.length > 0 ? Math.min(...lengths) : ESTIMATED_DAYS[kind];
  const years = Math.round(estimatedDays / DAYS_OF_YEAR);
  const length =
    years < 1 ? '' : `, about ${years} ${years === 1 ? 'year' : 'years'} of training and practice`;
  return { kind: 'certification', title: `Obtain ${name}${length}`, estimatedDays };
}
