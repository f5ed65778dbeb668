import {
  certificationLexicon,
  certificationMonths,
  isRecognized,
  relatedCertificationsOf,
} from '../../skills';
import type { CandidateScoringProfile, HeldCertification } from '../profile/candidate-profile';
import type { JobProfile, RequestedCertification } from '../profile/job-profile';

export const DRIVERS_LICENSE = "Driver's license";

/** The facts this component compares: certifications and the evidence for them. */
export type CertificateFacts = Pick<
  CandidateScoringProfile,
  'certifications' | 'hasDriversLicense' | 'usualCertifications'
> & { work: { readonly length: number }; skills: { readonly size: number } };

/** Whether a requirement is met, not met, or unknown and to be verified. */
export type CredentialState =
  | { is: 'met' }
  | { is: 'not_met'; expired: HeldCertification | null }
  | { is: 'unknown'; question: CredentialQuestion };

/** What to ask the candidate, and the certification on record that raises the question. */
export interface CredentialQuestion {
  about: 'proof' | 'renewal' | 'other_state' | 'replacement';
  held: HeldCertification | null;
}

const PROOF: CredentialState = { is: 'unknown', question: { about: 'proof', held: null } };
const MET: CredentialState = { is: 'met' };

/** Returns the best state of alternatives, any one of which is sufficient. */
export function credentialState(
  { anyOf }: Pick<RequestedCertification, 'anyOf'>,
  candidate: CertificateFacts,
  job: Pick<JobProfile, 'licensingState'>,
): CredentialState {
  const states = anyOf.map((name) => singleCredentialState(name, candidate, job));
  const notMet = states.filter((state) => state.is === 'not_met');
  return (
    states.find(({ is }) => is === 'met') ??
    states.find(({ is }) => is === 'unknown') ??
    notMet.find(({ expired }) => expired !== null) ?? { is: 'not_met', expired: null }
  );
}

/**
 * Not met when the record has content and names neither the certification nor one that may replace it. Unknown when the
 * record is empty, when past occupations usually require the certification, when the one on record is due for renewal,
 * comes from another state, or shows a training that an employer may accept instead.
 */
function singleCredentialState(
  plainName: string,
  candidate: CertificateFacts,
  { licensingState }: Pick<JobProfile, 'licensingState'>,
): CredentialState {
  const lexicon = certificationLexicon();
  const covering = candidate.certifications.filter((held) => lexicon.covers(held.plainName, plainName));
  const unexpired = covering.filter(({ validity }) => validity !== 'expired');
  const recognized = unexpired.filter(
    ({ plainName: held, state }) =>
      state === null || licensingState === null || isRecognized(held, state, licensingState),
  );
  if (recognized.some(({ validity }) => validity === 'current')) return MET;
  if (plainName === DRIVERS_LICENSE) {
    if (candidate.hasDriversLicense === null) return PROOF;
    return candidate.hasDriversLicense ? MET : { is: 'not_met', expired: null };
  }
  if (recognized[0]) return ask('renewal', recognized[0]);
  if (unexpired[0]) return ask('other_state', unexpired[0]);
  if (covering[0]) return { is: 'not_met', expired: covering[0] };
  const related = relatedCertificationsOf(plainName);
  const replacement = candidate.certifications.find(
    (held) => held.validity !== 'expired' && related.has(held.plainName),
  );
  if (replacement) return ask('replacement', replacement);
  const isEmptyRecord =
    candidate.certifications.length === 0 && candidate.work.length === 0 && candidate.skills.size === 0;
  return isEmptyRecord || candidate.usualCertifications.has(plainName)
    ? PROOF
    : { is: 'not_met', expired: null };
}

function ask(about: CredentialQuestion['about'], held: HeldCertification): CredentialState {
  return { is: 'unknown', question: { about, held } };
}

const MONTHS_OF_YEAR = 12;

/** States a certification on record and the reason why it is in question: "CPR, issued more than 2 years ago". */
export function questionedCredential({ about, held }: CredentialQuestion): string | null {
  if (held === null) return null;
  if (about === 'other_state') return `${held.name}, issued by ${held.state}`;
  if (about === 'replacement') return held.name;
  const years = (certificationMonths().get(held.plainName) ?? 0) / MONTHS_OF_YEAR;
  return `${held.name}, issued more than ${years} ${years === 1 ? 'year' : 'years'} ago`;
}

/** The question to ask, as the title of a way to close the gap. */
export function questionTitle(
  name: string,
  { about, held }: CredentialQuestion,
  licensingState: string | null,
): string {
  switch (about) {
    case 'proof':
      return `Ask for proof of ${name}`;
    case 'renewal':
      return `Ask whether ${held?.name ?? name} was renewed`;
    case 'other_state':
      return `Ask whether ${held?.name ?? name} is valid in ${licensingState}, or was applied for there`;
    case 'replacement':
      return `Ask whether ${held?.name ?? name} is accepted instead of ${name}`;
  }
}
