import { certificationLexicon } from '../../skills';
import type { CandidateProfile } from '../profile/candidate-profile';
import type { JobProfile, WantedCertification } from '../profile/job-profile';
import { PREFERRED_WEIGHT } from '../profile/skill-weight';
import type { Gap } from '../match-result';
import { QUALITY, silent, type ComponentOutcome } from './outcome';

/** Is a requirement met, not met, or must somebody ask? */
export type Standing = 'met' | 'not_met' | 'unknown';

const DRIVING = "Driver's license";
const DAYS = { license: 60, certification: 30, document: 7 } as const;

/** What is looked at here: certificates and what speaks for them. */
export type CertificateFacts = Pick<
  CandidateProfile,
  'certifications' | 'hasDriversLicense' | 'usualCertifications'
> & { work: { readonly length: number }; skills: { readonly size: number } };

/** Certifications and licences against those asked for. Derived skills never stand in for a certificate. */
export function compareCertifications(job: JobProfile, candidate: CertificateFacts): ComponentOutcome {
  const wanted = withDriving(job);
  if (wanted.length === 0) return silent('The posting asks for no certificates.');
  let weights = 0;
  let met = 0;
  const outcome: ComponentOutcome = {
    score: null,
    found: [],
    missing: [],
    note: null,
    quality: QUALITY.stated,
    gaps: [],
  };
  for (const certification of wanted) {
    const standing = standingOf(certification, candidate);
    if (standing === 'met') outcome.found.push(certification.name);
    else {
      outcome.missing.push(certification.name);
      outcome.gaps.push(gapOf(certification, standing, candidate));
    }
    if (standing === 'unknown') continue;
    const weight = certification.required ? 1 : PREFERRED_WEIGHT;
    weights += weight;
    if (standing === 'met') met += weight;
  }
  if (weights > 0) outcome.score = met / weights;
  const unknown = outcome.gaps.filter(({ closableBy }) => closableBy?.kind === 'document').length;
  outcome.note =
    unknown > 0
      ? `${unknown} to be verified.`
      : `${outcome.found.length} of ${wanted.length} certificates held.`;
  return outcome;
}

/** False for a job that asks for no certificate at all, whoever applies. */
export function asksCertificates({ certifications, needsDriversLicense }: JobProfile): boolean {
  return certifications.length > 0 || needsDriversLicense;
}

function withDriving(job: JobProfile): readonly WantedCertification[] {
  const covered = job.certifications.some(
    ({ anyOf, required }) => required && anyOf.every((name) => certificationLexicon().covers(name, DRIVING)),
  );
  if (!job.needsDriversLicense || covered) return job.certifications;
  return [...job.certifications, { name: DRIVING, anyOf: [DRIVING], kind: 'license', required: true }];
}

/** Of several of which any one will do, the best standing. */
function standingOf({ anyOf }: WantedCertification, candidate: CertificateFacts): Standing {
  const standings = anyOf.map((name) => standingOfOne(name, candidate));
  return (['met', 'unknown'] as const).find((standing) => standings.includes(standing)) ?? 'not_met';
}

/**
 * Not met when the record speaks and does not name it; unknown when it says nothing at all, or when past work usually
 * goes with the certificate, so that asking is likely to find it.
 */
function standingOfOne(plainName: string, candidate: CertificateFacts): Standing {
  const lexicon = certificationLexicon();
  const held = candidate.certifications.some(
    (certificate) => !certificate.expired && lexicon.covers(certificate.plainName, plainName),
  );
  if (held) return 'met';
  if (plainName === DRIVING) {
    if (candidate.hasDriversLicense === true) return 'met';
    return candidate.hasDriversLicense === false ? 'not_met' : 'unknown';
  }
  const expired = candidate.certifications.some(
    (certificate) => certificate.expired && lexicon.covers(certificate.plainName, plainName),
  );
  if (expired) return 'not_met';
  const bare =
    candidate.certifications.length === 0 && candidate.work.length === 0 && candidate.skills.size === 0;
  return bare || candidate.usualCertifications.has(plainName) ? 'unknown' : 'not_met';
}

function gapOf(wanted: WantedCertification, standing: Standing, candidate: CertificateFacts): Gap {
  const expired = candidate.certifications.find(
    (held) =>
      held.expired && wanted.anyOf.some((name) => certificationLexicon().covers(held.plainName, name)),
  );
  return {
    type: wanted.kind,
    name: wanted.name,
    requirementLevel: wanted.required ? 'required' : 'preferred',
    severity: !wanted.required ? 'minor' : standing === 'not_met' ? 'blocking' : 'major',
    required: wanted.name,
    actual: expired ? `${expired.name}, expired` : null,
    shortfall: null,
    closableBy:
      standing === 'unknown'
        ? { kind: 'document', title: `Ask for proof of ${wanted.name}`, estimatedDays: DAYS.document }
        : {
            kind: 'certification',
            title: expired ? `Renew ${wanted.name}` : `Obtain ${wanted.name}`,
            estimatedDays: DAYS[wanted.kind],
          },
  };
}
