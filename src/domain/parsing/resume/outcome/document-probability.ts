import { logistic } from '../../../numbers';
import { roundToFourDecimals } from '../../../rounding';
import type { ResumeBasics } from '../../parsed-resume';
import type { ResumeSection } from '../segmentation/segment-sections';

interface ResumeSignals {
  basics: ResumeBasics;
  sections: ResumeSection[];
  datedWork: number;
  work: number;
  education: number;
  raw: string;
}

const POSTING_PHRASES =
  /\b(?:we are (?:looking|hiring|seeking)|you will|the ideal candidate|equal opportunity employer|apply (?:now|today|online|at)|job description|what we offer|about the (?:role|job|company|position)|requirements:|qualifications:|benefits (?:include|package)|how to apply|salary range|successful candidate|join our team|reports to|competitive (?:salary|pay)|must be able to|per hour|minimum qualifications|preferred qualifications|essential functions|the incumbent)\b/gi;
const BILLING_PHRASES =
  /\b(?:invoice|amount due|bill to|total due|purchase order|subtotal|vat no|remit|payment terms|qty|unit price|account number|balance due)\b/gi;
const FIRST_PERSON_PHRASES =
  /\b(?:curriculum vitae|resume|résumé|cv|references (?:available )?upon request|willing to relocate|date of birth|work authorization)\b/gi;

/**
 * Probability that a document is a resume, from its extracted fields. The weights of the logistic sum are set so
 * that a posting, an invoice or a story stay under 0.3 and a bare one-page resume above 0.7.
 */
export function resumeProbability({
  basics,
  sections,
  datedWork,
  work,
  education,
  raw,
}: ResumeSignals): number {
  const kinds = new Set(sections.slice(1).flatMap((section) => section.kinds));
  const lower = raw.slice(0, 30_000);
  const length = Math.max(1, raw.length);
  let sum = -2.2;
  if (basics.name !== null) sum += 0.7;
  if (basics.email !== null) sum += 0.9;
  if (basics.phone !== null || basics.phones.length > 0) sum += 0.7;
  if (kinds.has('work')) sum += 1.3;
  if (kinds.has('education')) sum += 1;
  if (kinds.has('skills')) sum += 0.7;
  if (kinds.has('summary') || kinds.has('objective')) sum += 0.4;
  if (kinds.has('certifications') || kinds.has('languages') || kinds.has('references')) sum += 0.4;
  sum += Math.min(1.5, datedWork * 0.6) + Math.min(0.5, work * 0.25) + Math.min(0.7, education * 0.4);
  sum += Math.min(0.8, (lower.match(FIRST_PERSON_PHRASES)?.length ?? 0) * 0.4);
  sum -= Math.min(4.5, (lower.match(POSTING_PHRASES)?.length ?? 0) * 0.9);
  sum -= Math.min(4, (lower.match(BILLING_PHRASES)?.length ?? 0) * 0.8);
  if (length > 30_000 && datedWork < 2) sum -= 2;
  if (length < 120) sum -= 0.4;
  return roundToFourDecimals(logistic(sum));
}
