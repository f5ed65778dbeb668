import { certificationLexicon } from '../../../../skills';
import { overlapping } from '../../../text/span-index';
import { isPreferred } from '../../classifiers/requirement-items';
import { collapseWhitespace } from '../../segmentation/section-lookup';

export interface NamedCredential {
  name: string;
  kind: 'certification' | 'license';
}

const OTHER_CREDENTIAL =
  /\b((?:[A-Z][\w+/&-]*\s+){1,4})(certification|certificate|licen[sc]e|licensure|credential)\b/g;
const NO_NAME =
  /^(?:a|an|the|valid|current|state|must|have|active|or|and|all|any|some|no|professional|strong|required|preferred|this|other|relevant|if|driver.*|associate.*|high school)\b/i;
/** May be obtained after the start, so it is not required to apply. */
const OBTAINABLE_ON_JOB =
  /\b(?:willing(?:ness)?|able|ability|eligib\w+|agree|opportunity) (?:to )?(?:obtain|get|gain|earn|acquire|become|be|complete|secure|pursue|test|sit|achieve|attain)\b|\b(?:obtain(?:ed|able)?|get|gained?|earn(?:ed)?|acquired?|complet\w+|secured?|achieved?|attain(?:ed)?|certified|due)\b[^.;]{0,40}\bwithin\b|\bwithin (?:the )?(?:first |their first |your first )?(?:\d+|one|two|three|four|six|nine|twelve|ninety|thirty|sixty)[- ](?:days?|weeks?|months?|years?)\b[^.;]{0,20}\b(?:of|after|from|hire|start|employ)|\bin the process of\b|\bworking towards?\b|\b(?:after|upon|once|following) (?:being )?(?:hired?|hiring|starting)\b|\bwe (?:will |can |(?:'|’)ll )?(?:pay|train|help|sponsor|provide|certify)\b|\b(?:paid|free) (?:training|class(?:es)?|course)\b/i;
/** Steps that every new hire completes and no applicant holds beforehand: checks, tests, vaccinations. */
const STEP_OF_HIRING =
  /^(?:background check clearance|tuberculosis test|immunization record|drug test|dot physical)$/i;
/** Credentials that an applicant can hold nevertheless: "fingerprint clearance card". */
const HELD_DOCUMENT = /\bcards?\b|\bcertificates?\b/i;

/** Between two credentials: one bracket opened and not closed, a comma alone, "or" with no verb of its own. */
const ISSUED_BY = /^[^()]{0,20}\([^()]*$/;
const LIST_SEPARATOR = /^[\w\s'’]{0,24},\s*(?:an? )?$/;
const EITHER_OF =
  /^[\w\s,'’)/]{0,30}\bor\b(?: (?:an?|the|valid|current|active|equivalent|state|other))*\s*$/i;
/** One alternative among others: "an associate's degree, or a passing score on the ParaPro". */
const ALTERNATIVE_REQUIREMENT =
  /\b(?:degree|diploma|credits?|years? of (?:\w+ ){0,3}(?:college|experience|work))\b[^;]{0,400}\bor\b/i;

const NEGATED_BEFORE = /\b(?:no|not|without)\b[^.;]{0,25}$/i;
const NEGATED_AFTER = /^[^.;,]{0,30}\b(?:is |are )?not (?:required|necessary|needed)\b/i;

/** Certifications and licenses of one requirement; negated ones are left out, those joined by "or" are one. */
export function extractCredentials(text: string): NamedCredential[] {
  const found = new Map<string, NamedCredential>();
  const covered: { start: number; end: number }[] = [];
  for (const group of alternatives(text, certificationLexicon().find(text))) {
    covered.push(...group);
    const named = group
      .filter(({ start, end }) => !isNegated(text, start, end))
      .map(({ start, end, certification }) => ({ ...certification, written: text.slice(start, end + 6) }))
      .filter(({ name, written }) => !STEP_OF_HIRING.test(name) || HELD_DOCUMENT.test(written));
    const [first] = named;
    if (!first) continue;
    const name = [...new Set(named.map((one) => one.name))].join(' or ');
    found.set(name, { name, kind: first.kind });
  }
  for (const match of text.matchAll(OTHER_CREDENTIAL)) {
    const start = match.index;
    const end = start + match[0].length;
    if (overlapping(covered, { start, end }).length > 0 || isNegated(text, start, end)) continue;
    const name = collapseWhitespace(match[0]);
    if (NO_NAME.test(name)) continue;
    found.set(name, { name, kind: /^licen/i.test(match[2] ?? '') ? 'license' : 'certification' });
  }
  return [...found.values()];
}

/**
 * Credentials of an item by clause: "BLS required; ACLS preferred" requires one and prefers the other. What may be
 * obtained after the start ("or able to obtain it within 60 days") is preferred, because an applicant may lack it.
 */
export function splitCredentials(text: string): {
  required: NamedCredential[];
  preferred: NamedCredential[];
} {
  const required: NamedCredential[] = [];
  const preferred: NamedCredential[] = [];
  for (const clause of text.split(/;|\.\s|,(?=[^,;.]{0,60}\b(?:preferred|desired|a plus|required)\b)/i)) {
    (isPreferred(clause) || OBTAINABLE_ON_JOB.test(clause) || ALTERNATIVE_REQUIREMENT.test(clause)
      ? preferred
      : required
    ).push(...extractCredentials(clause));
  }
  const names = new Set(required.map(({ name }) => name));
  return { required, preferred: preferred.filter(({ name }) => !names.has(name)) };
}

type CredentialHit = ReturnType<ReturnType<typeof certificationLexicon>['find']>[number];

/**
 * Groups of alternatives, "CNA, STNA or HHA certificate"; any other credential is a group of its own. Names in
 * brackets after a credential name its issuer and are left out.
 */
function alternatives(text: string, hits: readonly CredentialHit[]): CredentialHit[][] {
  const groups: CredentialHit[][] = [];
  let open: CredentialHit[] = [];
  let joined = false;
  const close = (): void => {
    groups.push(...(joined ? [open] : open.map((hit) => [hit])));
    [open, joined] = [[], false];
  };
  for (const hit of hits) {
    const last = open.at(-1);
    const between = last ? text.slice(last.end, hit.start) : '';
    if (last && ISSUED_BY.test(between)) continue;
    if (last && !(LIST_SEPARATOR.test(between) || EITHER_OF.test(between))) close();
    if (joined && !EITHER_OF.test(between)) close();
    joined ||= EITHER_OF.test(between);
    open.push(hit);
  }
  close();
  return groups.filter((group) => group.length > 0);
}

function isNegated(text: string, start: number, end: number): boolean {
  return (
    NEGATED_BEFORE.test(text.slice(Math.max(0, start - 30), start)) ||
    NEGATED_AFTER.test(text.slice(end, end + 60))
  );
}
