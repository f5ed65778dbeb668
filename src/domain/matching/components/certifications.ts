import { certificationDays, certificationLexicon } from '../../skills';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile, RequestedCertification } from '../profile/job-profile';
import { PREFERRED_WEIGHT } from '../profile/skill-weight';
import type { Gap } from '../match-result';
import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';

/** Whether a requirement is met, not met, or unknown and to be verified. */
export type CredentialState = 'met' | 'not_met' | 'unknown';

const DRIVERS_LICENSE = "Driver's license";
const ESTIMATED_DAYS = { license: 60, certification: 30, document: 7 } as const;

/** The facts this component compares: certifications and the evidence for them. */
export type CertificateFacts = Pick<
  CandidateScoringProfile,
  'certifications' | 'hasDriversLicense' | 'usualCertifications'
> & { work: { readonly length: number }; skills: { readonly size: number } };

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
    const state = credentialState(certification, candidate);
    if (state === 'met') outcome.found.push(certification.name);
    else {
      outcome.missing.push(certification.name);
      outcome.gaps.push(gapOf(certification, state, candidate));
    }
    if (state === 'unknown') continue;
    const weight = certification.required ? 1 : PREFERRED_WEIGHT;
    weights += weight;
    if (state === 'met') met += weight;
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
    ...job.certifications,
    { name: DRIVERS_LICENSE, anyOf: [DRIVERS_LICENSE], kind: 'license', required: true },
  ];
}

/** Returns the best state of alternatives, any one of which is sufficient. */
function credentialState({ anyOf }: RequestedCertification, candidate: CertificateFacts): CredentialState {
  const states = anyOf.map((name) => singleCredentialState(name, candidate));
  return (['met', 'unknown'] as const).find((state) => states.includes(state)) ?? 'not_met';
}

/**
 * Not met when the record has content and does not name the certification. Unknown when the record is empty, or when
 * past occupations usually require the certification, so that the candidate is likely to hold it.
 */
function singleCredentialState(plainName: string, candidate: CertificateFacts): CredentialState {
  const lexicon = certificationLexicon();
  const isHeld = candidate.certifications.some(
    (certificate) => !certificate.expired && lexicon.covers(certificate.plainName, plainName),
  );
  if (isHeld) return 'met';
  if (plainName === DRIVERS_LICENSE) {
    if (candidate.hasDriversLicense === true) return 'met';
    return candidate.hasDriversLicense === false ? 'not_met' : 'unknown';
  }
  const expired = candidate.certifications.some(
    (certificate) => certificate.expired && lexicon.covers(certificate.plainName, plainName),
  );
  if (expired) return 'not_met';
  const isEmptyRecord =
    candidate.certifications.length === 0 && candidate.work.length === 0 && candidate.skills.size === 0;
  return isEmptyRecord || candidate.usualCertifications.has(plainName) ? 'unknown' : 'not_met';
}

function gapOf(requested: RequestedCertification, state: CredentialState, candidate: CertificateFacts): Gap {
  const expired = candidate.certifications.find(
    (held) =>
      held.expired && requested.anyOf.some((name) => certificationLexicon().covers(held.plainName, name)),
  );
  return {
    type: requested.kind,
    name: requested.name,
    requirementLevel: requested.required ? 'required' : 'preferred',
    severity: !requested.required ? 'minor' : state === 'not_met' ? 'blocking' : 'major',
    required: requested.name,
    actual: expired ? `${expired.name}, expired` : null,
    shortfall: null,
    closableBy:
      state === 'unknown'
        ? {
            kind: 'document',
            title: `Ask for proof of ${requested.name}`,
            estimatedDays: ESTIMATED_DAYS.document,
          }
        : expired
          ? {
              kind: 'certification',
              title: `Renew ${requested.name}`,
              estimatedDays: ESTIMATED_DAYS[requested.kind],
            }
          : wayToObtain(requested),
  };
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
