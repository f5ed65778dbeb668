import type { Evidence } from '../../../common';
import type { Certification, EducationItem, WorkItem } from '../../parsed-resume';
import { hasCertificationCue } from '../fields/certifications/certification-cue';
import { chanceOf, type LineRoles } from '../roles/line-roles';
import type { Role } from '../roles/role';

interface PlainTextFields {
  work: WorkItem[];
  education: EducationItem[];
  certifications: Certification[];
}

type Rated = readonly [value: string | null, role: Role];

/** Chance of its role below which a value of the rules contradicts the roles of the lines. */
const MIN_AGREEMENT = 0.3;
/**
 * Confidences of entries that the roles contradict. Of 44 invented resumes that the role model had not seen, 9 of 14 titles
 * and employers, 2 of 5 schools and degrees, and 8 of 13 credentials of such entries are right; of all others, 96 of 100.
 */
const MAX_CONTRADICTED_WORK = 0.6;
const MAX_CONTRADICTED_EDUCATION = 0.5;
const MAX_CONTRADICTED_CERTIFICATION = 0.5;
/** A position that states all its fields and whose roles are theirs: 354 of 358 of such values are right. */
const SURE_AGREEMENT = 0.85;
const SURE = 0.95;
const CONFIRMED = 0.99;
/** In plain texts, four of five credentials without a word that only credentials contain are right. */
const MAX_DOUBTED_CERTIFICATION = 0.8;
/** Employers without a name, whose role no model knows: "private family". */
const UNNAMED = /^(?:an? |the )?(?:private|various|several|different)\b|^self[- ]employed/i;
/** A piece much longer than a value is running text, whose role says nothing about the value. */
const MAX_PIECE_LENGTH = 1.6;
const MAX_EXCESS = 4;

/**
 * Limits the confidences of a plain text, whose layout the rules may not know: those of entries whose roles are others, if
 * the roles of the lines are known, and those of credentials that only their place makes ones.
 */
export function limitInPlainText(
  { work, education, certifications }: PlainTextFields,
  roles: LineRoles | null,
): void {
  const agreement = (evidence: readonly Evidence[] | undefined, ...values: Rated[]): number =>
    roles ? Math.min(...values.map((value) => agreementOf(roles, evidence ?? [], value))) : 1;
  for (const item of work) {
    const isComplete = item.position !== null && item.name !== null && item.startDate !== null;
    const employer = item.name !== null && UNNAMED.test(item.name) ? null : item.name;
    const agreed = agreement(item.evidence, [item.position, 'title'], [employer, 'employer']);
    if (agreed < MIN_AGREEMENT) item.confidence = Math.min(item.confidence, MAX_CONTRADICTED_WORK);
    else if (agreed >= SURE_AGREEMENT && isComplete && item.confidence >= SURE) item.confidence = CONFIRMED;
  }
  for (const item of education) {
    const agreed = agreement(item.evidence, [item.institution, 'school'], [item.studyType, 'degree']);
    if (agreed < MIN_AGREEMENT) item.confidence = Math.min(item.confidence, MAX_CONTRADICTED_EDUCATION);
  }
  for (const item of certifications) {
    const hasCue = hasCertificationCue(item.name);
    const agreed = agreement(item.evidence, [item.name, 'certification']);
    if (!hasCue || agreed < MIN_AGREEMENT)
      item.confidence = Math.min(item.confidence, MAX_DOUBTED_CERTIFICATION);
    if (!hasCue && agreed < MIN_AGREEMENT)
      item.confidence = Math.min(item.confidence, MAX_CONTRADICTED_CERTIFICATION);
  }
}

/** Mean chance of a role among the pieces of a value, weighted by their length; 1 if none tells. */
function agreementOf(roles: LineRoles, evidence: readonly Evidence[], [value, role]: Rated): number {
  const span = evidence.find(({ text }) => value !== null && text.replace(/\s+/g, ' ') === value);
  const start = span?.charStart ?? null;
  const end = span?.charEnd ?? null;
  if (start === null || end === null) return 1;
  const longest = MAX_PIECE_LENGTH * (end - start) + MAX_EXCESS;
  let sum = 0;
  let length = 0;
  for (const piece of roles.within({ start, end })) {
    if (piece.date !== null || piece.end - piece.start > longest) continue;
    sum += piece.text.length * chanceOf(piece, role);
    length += piece.text.length;
  }
  return length === 0 ? 1 : sum / length;
}
