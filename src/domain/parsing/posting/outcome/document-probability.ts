import { logistic } from '../../../numbers';
import { roundToFourDecimals } from '../../../rounding';
import type { Posting } from '../posting-model';

const POSTING_CUES: RegExp[] = [
  /\b(?:we are|we're|is|are) (?:currently |now )?(?:hiring|seeking|looking for|recruiting)\b/i,
  /\b(?:responsibilities|duties|what you.ll do)\b/i,
  /\b(?:requirements|qualifications|must have|required)\b/i,
  /\b(?:benefits|401\(?k|paid time off|pto|we offer)\b/i,
  /\b(?:apply|applicants?|candidates?|application)\b/i,
  /\b(?:full[- ]time|part[- ]time|per hour|hourly|salary|\/hr|shift)\b/i,
  /\bequal opportunity|\bjob (?:title|description|summary)\b|\bposition\b/i,
  /\b(?:you will|you'll|the successful candidate|the ideal candidate|join our team)\b/i,
  /\b(?:experience|degree|certification|license)\b/i,
  /\$\s?\d[\d,.]*\s*(?:[-–]|\/|per|an? )|\bpay\b/i,
  /\b(?:openings?|now hiring|needed|wanted|provided|no experience|location:)/i,
];
const OTHER_DOCUMENT_CUES: RegExp[] = [
  /\b(?:curriculum vitae|resume of|references available|my (?:career|experience|skills))\b/i,
  /\b(?:linkedin\.com\/in|github\.com\/)\w+/i,
  /\b(?:19|20)\d\d ?[-–—] ?(?:present|current|(?:19|20)\d\d)\b/i,
  /\b(?:work history|employment history|professional experience|career objective)\b/i,
  /\bI (?:am|have|was|worked|managed)\b/,
];

/** Probability that a text is a posting, derived from words that postings and resumes use. */
export function postingProbability(posting: Posting): number {
  const text = posting.flat.slice(0, 20_000);
  const plus = POSTING_CUES.filter((pattern) => pattern.test(text)).length;
  const minus = OTHER_DOCUMENT_CUES.filter((pattern) => pattern.test(text)).length;
  const headed = posting.sections.filter((s) =>
    ['required', 'preferred', 'responsibilities', 'benefits', 'pay'].includes(s.kind),
  ).length;
  const score = -1.4 + 0.75 * plus + 0.5 * Math.min(headed, 3) - 1.5 * minus;
  return roundToFourDecimals(logistic(score));
}
