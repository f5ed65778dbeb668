import { postingTerms } from '../../../locales';
import { foldText } from '../../../text/normalize';

/** Words of links and buttons around a posting that was copied from a page. */
const NAVIGATION_WORDS = new Set(
  (
    'home jobs job careers career companies company salaries salary services service about us contact blog news sign in log login register ' +
    'menu search saved save share report apply now print back skip to main content next previous prev help faq account profile my alerts ' +
    'alert follow view all openings browse post a for employers employer resume upload reviews locations language english espanol en es ' +
    'toggle navigation close more details privacy terms cookie cookies preferences team people events products solutions pricing portal'
  ).split(' '),
);
/** A line that only a page around a posting has. */
const PAGE_LINE =
  /^(?:skip to (?:the )?(?:main )?(?:content|navigation)|toggle (?:navigation|menu)|saved jobs.*|(?:sign|log) (?:in|out|up)|create (?:an )?(?:account|alert|job alert).*|view all jobs|back to (?:all )?(?:jobs|search|results|listings).*|(?:we use |accept |manage )?cookies?\b.{0,80}|you are here.*|job details|share this job.*|email this job.*|(?:main )?menu|search jobs|(?:nhs jobs|jobs ?ireland|job ?bank|indeed|linkedin|seek|naukri|craigslist|glassdoor|ziprecruiter|monster|reed|totaljobs|handshake|snagajob|usajobs|governmentjobs)(?:\.(?:com?|ca|ie|gov|org|net)(?:\.\p{L}{2})?)?(?: jobs)?)$/iu;
/** "De : Claire Roussel <c.roussel@example.com>", "Gesendet: Donnerstag, 26. November 2026": the head of an e-mail. */
const MAIL_HEADER = new RegExp(
  `^(?:(?:from|to|cc|bcc|${postingTerms(({ mailPeople }) => mailPeople)}) ?: .*(?:[@<]|$)|(?:sent|date|${postingTerms(({ mailDates }) => mailDates)}) ?: .*\\d{1,2}.*\\d{4})`,
  'iu',
);
/** "craigslist > hartford > skilled trades". */
const BREADCRUMBS = /^[^>]{2,40}(?: > [^>]{2,40}){2,}$/;
const LINK_SEPARATOR = /\s{2,}|\t+|\s*[|·•>»/]\s*/;
const FIRST_LINK = /^(?:home|skip|menu|jobs|search|sign|log|back|careers)\b/i;
const WORD_PATTERN = /[\p{L}\p{M}]+/gu;
const MIN_LINKS = 3;

/**
 * True for a line of links of the page that a posting was copied from ("Home  Jobs  Companies  Sign in") and for a line
 * of the head of an e-mail.
 */
export function isNavigation(text: string): boolean {
  const line = text.trim();
  if (PAGE_LINE.test(line) || MAIL_HEADER.test(line) || BREADCRUMBS.test(line)) return true;
  if (!isAllLinks(line)) return false;
  const parts = line.split(LINK_SEPARATOR).filter((part) => part !== '');
  const links = parts.length > 1 ? parts.length : line.split(' ').length;
  return links >= MIN_LINKS && (FIRST_LINK.test(line) || parts.length >= MIN_LINKS);
}

/** Stops at the first other word, because most lines are prose and some are the whole text. */
function isAllLinks(line: string): boolean {
  for (const [word] of line.matchAll(WORD_PATTERN)) if (!NAVIGATION_WORDS.has(foldText(word))) return false;
  return true;
}
