import type { Benefit, BenefitCategory } from '../../../parsed-job-description';
import { postingTerms } from '../../../locales';
import { evidenceAt } from '../../../text/source-text';
import { firstEndingAfter } from '../../../text/span-index';
import type { Posting, PostingItem } from '../../posting-model';
import { collapseWhitespace } from '../../segmentation/section-lookup';

const BENEFIT_PATTERNS: [BenefitCategory, RegExp][] = [
  [
    'dental',
    /\bdental\b(?! (?:assistant|hygienist|office|practice|clinic|school|procedures|records|team|field|experience|software|terminology|care team))(?:\s+(?:insurance|coverage|plan|benefits?))?/gi,
  ],
  [
    'vision',
    /(?<=\bdental(?:,|\/| and| &) ?)vision\b|\bvision(?:\s+(?:insurance|coverage|plan|benefits?|care))|\bvision\b(?=\s*(?:,|;|\.|and|&|\/|$|\+))/gi,
  ],
  [
    'health',
    /\b(?:health|medical|healthcare|life|disability)(?: care)?\s+(?:insurance|coverage|plans?|benefits?)\b|\bmedical\b(?=\s*(?:,|\/|&|and)\s*(?:dental|vision|prescription|rx|401))|(?<=\b(?:pension|benefits:?|insurance|dental|vision|401\(?k\)?|PTO),? )medical\b(?=[,.;]|$)|\b(?:medical|health) stipend\b|\b(?:full|free|paid|company-paid) medical\b|\bhealth\b(?=\s*\/\s*dental)|\bhealth\b(?=\s*(?:,|\/|&)\s*(?:dental|vision))|\bhealth (?:&|and) welfare\b|\bhealth savings account\b|\bHSA\b|\bFSA\b|\b(?:short|long)[- ]term disability\b|\bmental health (?:days?|support|benefits?|coverage)\b/gi,
  ],
  [
    'retirement',
    /\b401 ?\(?k\)?(?:\s*(?:match(?:ing)?|plan|with (?:company |employer )?match(?:ing)?))?|\b403 ?\(?b\)?|\bpension(?: plan| scheme)?\b|\bR\.?R\.?S\.?P\.?\b|\bsuperannuation\b|\bretirement (?:plan|savings|benefits?|account|package)s?\b|\b(?:simple )?IRA(?: match| plan)?\b/gi,
  ],
  [
    'paid_time_off',
    /\b(?:(?:unlimited|generous|flexible) )?(?:paid time off|PTO)\b|\bpaid (?:vacations?|holidays?|sick (?:days?|leave|time)|leave|days off|breaks?)\b|\bvacation (?:days?|time|pay|leave)\b|\bsick (?:leave|days|pay)\b|\b\d+ (?:(?:vacation|PTO|sick) days|days(?:'|’)? (?:of )?(?:paid |annual )?(?:vacation|holidays?|leave)|paid holidays|days off)\b|\b(?:one|two|three|four|five|six|\d(?:\.\d)?) weeks?(?:'|’)? (?:of )?(?:paid |annual )?(?:vacation|PTO|holidays?|leave)\b|\b\d{2} days(?:'|’)? (?:annual )?(?:leave|holiday)\b|\bannual leave\b|\bholiday pay\b/gi,
  ],
  ['parental_leave', /\b(?:parental|maternity|paternity|family) leave\b/gi],
  [
    'tuition',
    /\btuition (?:reimbursement|assistance|discount|benefits?|aid|waiver)\b|\beducation(?:al)? assistance\b|\bstudent loan (?:repayment|assistance|help|support)\b|\btuition (?:help|paid|up to)\b|\bscholarships?\b(?= (?:program|available|for employees))/gi,
  ],
  [
    'transport',
    /\b(?:free |paid |employee )?parking (?:provided|included|paid|benefit)|\bfree parking\b|\b(?:commuter|transit|transportation) (?:benefits?|assistance|allowance|passes?|stipend|reimbursement|provided|subsidy)\b|\bcompany (?:car|vehicle|truck)\b|\bmileage (?:reimbursement|paid)\b|\b(?:gas|fuel) (?:card|allowance)\b|\bbus pass\b/gi,
  ],
  [
    'childcare',
    /\bchild ?care (?:assistance|benefits?|provided|discount|subsidy|on[- ]site|stipend)|\b(?:on[- ]site|free|subsidi[sz]ed) (?:child ?care|daycare)\b|\bdependent care\b/gi,
  ],
  [
    'meals',
    /\b(?:free|discounted|complimentary|shift|employee|catered|daily|provided) (?:meals?|lunch(?:es)?|food|snacks|dinners?)\b|\bmeals? (?:provided|included|discounts?)\b|\blunch(?:es)? (?:provided|included)\b/gi,
  ],
  [
    'relocation',
    /\brelocation (?:assistance|package|support|bonus|expenses|reimbursement|benefits?|stipend|allowance)\b|\bpaid relocation\b/gi,
  ],
  [
    'sign_on_bonus',
    /\b(?:\$[\d,]+k? )?(?:sign(?:ing)?[- ]?on|signing|hiring|retention)[- ]bonus(?:es)?\b(?: of \$[\d,]+)?|\b\$[\d,]+ sign[- ]?on\b/gi,
  ],
  [
    'training',
    /\b(?:paid|on[- ]the[- ]job|free|full|complete|comprehensive) training\b|\btraining (?:is )?provided\b|\bwe (?:will )?(?:provide (?:all )?training|train)\b|\bwill train\b|\bprofessional development (?:budget|opportunities|stipend|reimbursement|allowance|support)?\b|\b(?:learning|CEU|CE|CME|continuing education) (?:budget|stipend|allowance|paid)\b/gi,
  ],
  [
    'other',
    /\b(?:employee|staff|store|merchandise|grocery) discounts?\b|\bdaily pay\b|\bprofit[- ]sharing\b|\bstock options?\b|\bemployee stock purchase\b|\bemployee assistance program\b|\bEAP\b|\bgym (?:membership|reimbursement)\b|\bfree uniforms?\b|\buniforms? provided\b|\breferral bonus(?:es)?\b|\b(?:annual|performance|quarterly|year[- ]end|attendance) bonus(?:es)?\b|\bweekly pay\b|\bdaily pay\b|\bequity\b(?=[^.]{0,20}(?:package|grant|compensation|stake))|\blife insurance\b|\bhousing (?:provided|allowance|stipend)\b|\bwellness (?:program|stipend|credit)\b/gi,
  ],
];
const FOREIGN_BENEFIT_PATTERNS = BENEFIT_PATTERNS.map(([category]): [BenefitCategory, RegExp] => [
  category,
  new RegExp(
    postingTerms(({ benefits }) => benefits?.[category]),
    'giu',
  ),
]);
const BENEFITS_LEAD = 3;
const NEGATION =
  /\b(?:no|not|without|does not (?:offer|provide|include)|isn(?:'|’)t|not eligible for|doesn(?:'|’)t)[^\w,;.!]+(?:\w+[^\w,;.!]+){0,4}$/i;
const REQUIREMENT_CUE =
  /\b(?:experience (?:with|in|of|administering|selling|processing)|knowledge of|manage|administer|process(?:ing)?|sell(?:ing)?|verify|verif\w+|enrol\w+|industry|our customers?|clients?|patients?|provider of|leader in)\W+(?:\w+\W+){0,5}$/i;
/** Words that describe the work or the employer, not a benefit: "Health insurance background". */
const NO_OFFER_AFTER =
  /^\s*(?:background|experience|industry|knowledge|claims?|company|provider|field|sales|agents?|terminology)\b/i;

/** True for a part of a name: capitalized like the word before it, at the start of a line or before a place. */
function isPartOfName(before: string, words: string, after: string): boolean {
  return (
    /(?:^|\s{2,}|\n)(?:\p{Lu}[\w&.'’-]* ){1,4}$/u.test(before.slice(-50)) &&
    /^\p{Lu}\w* \p{Lu}/u.test(words) &&
    /^(?:\s*$|,? \p{Lu}|\s{2})/u.test(after)
  );
}

/** True for words inside the name of the employer: "Dental Partners". */
function isInName(text: string, at: number, words: string, employer: string): boolean {
  const within = employer.indexOf(words);
  return within >= 0 && text.slice(at - within, at - within + employer.length) === employer;
}

/** True for "Medical, dental, vision, 401k, PTO" under any heading: no posting requires so many of these. */
function isOffer({ text }: PostingItem): boolean {
  return BENEFIT_PATTERNS.filter(([, pattern]) => text.search(pattern) !== -1).length >= BENEFITS_LEAD;
}

/** Returns a function that is true for an offset in an item that offers benefits. Checks each item once. */
function offerFinder(items: readonly PostingItem[]): (at: number) => boolean {
  const offersByItem = new Map<PostingItem, boolean>();
  return (at) => {
    const item = items[firstEndingAfter(items, at)];
    if (!item || item.start > at) return false;
    let offers = offersByItem.get(item);
    if (offers === undefined) offersByItem.set(item, (offers = isOffer(item)));
    return offers;
  };
}

/**
 * Extracts the benefits that the posting offers, without duplicates, with evidence. Benefits that are the subject of
 * the work ("sell dental plans") are excluded.
 */
export function extractBenefits(posting: Posting, employer: string | null): Benefit[] {
  const benefits = new Map<string, Benefit & { at: number }>();
  const patterns = posting.isEnglish ? BENEFIT_PATTERNS : [...BENEFIT_PATTERNS, ...FOREIGN_BENEFIT_PATTERNS];
  for (const section of posting.sections) {
    if (section.kind === 'responsibilities' || section.kind === 'preferred') continue;
    if (section.kind === 'title' || section.kind === 'employer') continue;
    const offered = section.kind === 'benefits' || section.kind === 'pay';
    const text = posting.flat.slice(section.start, section.end);
    const offersAt = offerFinder(section.items);
    for (const [category, pattern] of patterns) {
      for (const match of text.matchAll(pattern)) {
        const before = text.slice(Math.max(0, match.index - 60), match.index);
        if (NEGATION.test(before) || (!offered && REQUIREMENT_CUE.test(before))) continue;
        const at = section.start + match.index;
        if (section.kind === 'required' && category !== 'training' && !offersAt(at)) continue;
        const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
        if (!offered && (NO_OFFER_AFTER.test(after) || isPartOfName(before, match[0], after))) continue;
        const name = collapseWhitespace(match[0]);
        if (employer !== null && isInName(text, match.index, name, employer)) continue;
        const key = `${category}:${name.toLowerCase()}`;
        if (name === '' || benefits.has(key)) continue;
        const start = section.start + match.index;
        benefits.set(key, {
          name,
          category,
          confidence: offered ? 0.95 : 0.8,
          evidence: [evidenceAt(posting.source, start, start + match[0].length)],
          at: start,
        });
      }
    }
  }
  return [...benefits.values()].sort((a, b) => a.at - b.at).map(({ at: _at, ...benefit }) => benefit);
}
