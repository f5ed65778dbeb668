import type { CredentialStatus } from './parsed-resume';

interface NameAndStatus {
  name: string;
  /** Undefined for a credential that is held, as far as the text says. */
  status: CredentialStatus | undefined;
}

const IN_PROGRESS =
  '(?:(?:still )?in (?:progress|process|training)|underway|ongoing|pending(?: (?:results?|exam(?:ination)?|testing|licensure|completion|issuance))?|(?:(?:state |board |final )?(?:exam(?:ination)?|test(?:ing)?) )?(?:scheduled|pending|booked)|(?:expected|anticipated)(?: (?:completion|graduation))?|(?:awaiting|waiting (?:for|on)) (?:results?|exam(?:ination)?|testing|license|card)|not yet (?:certified|licensed|completed?|taken|tested|issued)|currently (?:enrolled|studying|pursuing)|studying|enrolled|to be completed)';
const LAPSED =
  '(?:expired|lapsed|inactive(?: status)?|in inactive status|not (?:currently )?(?:active|current)|no longer (?:active|current|valid|held)|suspended|revoked|surrendered|out of date|needs renewal|retired status)';
/** What may stand between the words and the end: "lapsed in 2019", "expected by Spring". */
const WHEN =
  "(?: (?:since|as of|in|on|by|for|until|date))?:?[\\s,.]*(?:(?:early|mid|late|spring|summer|fall|winter|autumn|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?)[\\s-]*)?[\\d\\s/.,'-]*";
const STATUS = `(?:(?:now|currently|status:?|licen[cs]e|certification|certificate|is|was) )*(?:(${IN_PROGRESS})|(${LAPSED}))(?:[,;] ?(?:(?:${IN_PROGRESS})|(?:${LAPSED})))?${WHEN}`;
const IN_BRACKETS = new RegExp(`\\s*[([]\\s*${STATUS}\\s*[)\\]]`, 'i');
const IN_LIST = new RegExp(`[,;|]\\s*${STATUS}(?=[,;|)])`, 'i');
const AT_END = new RegExp(`(?:[,;:|([]|\\s[-–—]+|[–—])\\s*${STATUS}(\\)?)\\.?$|\\s${STATUS}\\.?$`, 'i');
const AT_START = new RegExp(
  `^(?:(${IN_PROGRESS})\\s*[:–—-]\\s*|((?:currently )?(?:pursuing|enrolled in|(?:working|studying) (?:on|towards?|for)|preparing for)(?: (?:an?|my|the))?)\\s+|((?:expired|lapsed|inactive)\\s*[:–—-]?\\s+(?:certification |licen[cs]e )?)|(previously (?:held|licensed|certified)(?: (?:as )?an?)?|formerly)[:\\s]\\s*)(?=\\p{L})`,
  'iu',
);
const RENEWAL = /\brenew/i;
/** A credential of engineers. */
const IN_ITS_NAME = /\bengineer in training\b/i;

/**
 * Takes the words by which a credential is not held, or not yet, from its name: "CNA (in progress)", "EMT-B – expired
 * 2019", "Pursuing CompTIA A+". A renewal in progress stays in the name: it does not say whether the credential is valid.
 */
export function nameAndStatus(text: string): NameAndStatus {
  const held = { name: text, status: undefined };
  if ((RENEWAL.test(text) && !/needs renewal/i.test(text)) || IN_ITS_NAME.test(text)) return held;
  const start = AT_START.exec(text);
  if (start)
    return nameOr(held, text.slice(start[0].length), start[1] || start[2] ? 'in_progress' : 'lapsed');
  for (const pattern of [IN_BRACKETS, IN_LIST, AT_END]) {
    const match = pattern.exec(text);
    if (!match || match.index === 0) continue;
    const [whole, ...groups] = match;
    const isInProgress = groups[0] !== undefined || groups[3] !== undefined;
    const rest = `${text.slice(0, match.index)}${text.slice(match.index + whole.length)}`;
    return nameOr(held, closed(rest), isInProgress ? 'in_progress' : 'lapsed');
  }
  return held;
}

function nameOr(held: NameAndStatus, rest: string, status: CredentialStatus): NameAndStatus {
  const name = rest.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  return /\p{L}{2}/u.test(name) || /^\p{Lu}\+?$/u.test(name) ? { name, status } : held;
}

/** Closes the bracket of "RN (AZ, inactive)" after its last words are taken. */
function closed(text: string): string {
  return text.lastIndexOf('(') > text.lastIndexOf(')') ? `${text})` : text;
}

const ALONE = new RegExp(`^\\W*${STATUS}\\W*$`, 'i');

/** The status that a line or a cell states and nothing else: "In progress", "Inactive". */
export function statusAlone(text: string): CredentialStatus | undefined {
  const match = ALONE.exec(text);
  if (!match) return undefined;
  return match[1] === undefined ? 'lapsed' : 'in_progress';
}

const LABELS: Record<CredentialStatus, string> = { in_progress: 'in progress', lapsed: 'lapsed' };

/** The name of a credential with its status for people and for formats without a field for it: "CNA (in progress)". */
export function nameWithStatus({ name, status }: { name: string; status?: CredentialStatus | null }): string {
  return status == null ? name : `${name} (${LABELS[status]})`;
}
