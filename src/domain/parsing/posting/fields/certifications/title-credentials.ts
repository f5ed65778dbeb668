import type { CredentialContext } from './credential-mention';
import { splitCredentials, type NamedCredential } from './certifications';

/** A title of work with people who hold the credential or prepare for it: "RN Recruiter", "CDL Trainee". */
const HOLDER_IS_ANOTHER =
  /\b(?:trainees?|training|students?|interns?|internship|externs?|apprentices?|apprenticeship|helpers?|graduates?|grads?|candidates?|future|become|aspiring|eligible|recruit(?:er|ers|ing|ment)|instructors?|trainers?|teachers?|tutors?|educators?|faculty|professors?|schedulers?|staffing|sales|account (?:manager|executive)s?|assistant to|coordinator of|no)\b/i;
/** "(RN)", "LCSW", "CDL-A", "NCCCO": letters that a title carries only because the work needs the credential. */
const ABBREVIATION = /\b\p{Lu}{2,}\p{Ll}?(?![\p{L}])/u;
/** A subject rather than a credential of the worker: "TEFL Technical Coordinator", "CPR Program Director". */
const SUBJECT =
  /\b\p{Lu}{2,} (?!(?:or|and|nights?|days?|evenings?|weekends?|prn|per|full|part|1st|2nd|3rd|on|in|for|at|needed|wanted)\b)\p{L}[^(,]*\b(?:coordinator|director|program|project|manager|specialist|analyst|developer|consultant)\b/iu;
const LICENSED = /\b(?:licensed|registered|certified|class [ab])\b/i;

/** Credentials that a title demands: "Nurse Ambassador (RN)", "CDL-A Driver", "Case Manager (RN/LPN)". */
export function credentialsOfTitle(context: CredentialContext): NamedCredential[] {
  const { title } = context;
  // A title in capitals has no letters of its own: "FOOD HANDLER".
  const isAbbreviated = ABBREVIATION.test(title) && /\p{Ll}/u.test(title);
  if (HOLDER_IS_ANOTHER.test(title) || !(isAbbreviated || LICENSED.test(title))) return [];
  const isSubject = SUBJECT.test(title);
  return splitCredentials(title, context).required.filter(({ kind }) => kind === 'license' || !isSubject);
}
