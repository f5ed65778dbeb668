import type { PartialDate, Timestamp, WorkplaceType } from '../../../common';
import { postingTerms } from '../../locales';
import { findLinks } from '../../text/contacts';
import { findDates } from '../../text/dates';
import type { Posting } from '../posting-model';
import { collapseWhitespace, itemsOfKind, sectionOf } from '../segmentation/section-lookup';
import type { PostingSectionKind } from '../segmentation/section-kind';

const REMOTE_NO =
  /\b(?:no|not(?: a)?|non)[- ]remote\b|\bno (?:telework|telecommuting|work(?:ing)? from home|wfh)\b|\bnot (?:eligible for |available for )?remote\b|\bremote work (?:is )?not\b|\bremote(?: (?:job|work|position|option|eligible))?\s*[:?]\s*no\b/i;
/** Precedes the costlier pattern. */
const HYBRID_WORD = /hybrid|telehealth|from home|at home|remote|wfh|office|studio|on-?site/i;
const HYBRID =
  /\bhybrid\b(?! (?:cloud|vehicle|car|electric|cluster|app|mobile|infrastructure|environments?|it\b))|\b(?:telehealth|remote|work from home|wfh) (?:up to )?(?:[1-4]|one|two|three|four) days?\b|\b(?:[1-4]|one|two|three|four) days?(?: (?:per|a|each|every) week|\/(?:week|wk))? (?:remote(?:ly)?|from home|at home|in (?:the |our )?(?:\w+ )?(?:office|studio)|on-?site)\b|\b(?:office|studio|on-?site) (?:[1-4]|one|two|three|four) days? (?:per|a|each|every) week\b|\b(?:office|studio|on-?site)\b[^.;]{0,25}\b(?:and|,) (?:[1-4]|one|two|three|four)(?: days)? (?:from|at) home\b|\b(?:in|at) the (?:office|studio) (?:[1-4]|one|two|three|four) days\b|\b(?:in|at) the office (?:on )?(?:mon|tues?|wed|thur?s?|fri)(?:day)?s?\.?(?:\/| and | & |, )(?:mon|tues?|wed|thur?s?|fri)|\b(?:the rest|other days|remaining days|rest of the (?:week|time)) (?:from|at) home\b|\b(?:mostly|mainly|partly) remote\b[^.;\n]{0,40}\b(?:office|on-?site|studio)\b|\b(?:in|at) the office (?:mon|tues?|wed|thu)\w*[^.;\n]{0,20}\bhome\b|\b(?:telehealth|remote|work(?:ing)?|office work) (?:from home|remotely) (?:on |every )?(?:mon|tues|wednes|thurs|fri)days?\b/i;
const REMOTE =
  /\b(?:fully|100%|completely|permanently|full-time) remote\b|\bremote (?:position|role|job|work|opportunity|first|eligible|ok|friendly|\(|us|usa|within|anywhere)|\b(?:work|working) (?:from home|remotely)\b|\bfrom your (?:own )?(?:home|house|couch|living room|kitchen table)\b(?! (?:address|to\b))|\b(?:do|work|job)\b[^.;\n]{0,25}\bfrom anywhere\b|\bwork[- ](?:at|from)[- ]home (?:position|role|job)\b|\ball[- ]remote (?:team|company|role|position)\b|\b(?:100 ?%|fully) virtual\b|\bthis (?:position|role|job) is remote\b|\btelecommut(?:e|ing)\b|\bremote\b(?=\s*(?:$|[,;)|/•·-]))|\(remote\)/i;
/** A separate tag next to the title or the place: "Office Administrator | Remote". */
const REMOTE_TAG = /(?:^|[|•·(,;/–—-])[ \t]*(?:fully |100% )?remote[ \t]*(?:[|•·),;/–—]|$)/im;
/** "Remote bookkeeper, 15 hours a week": the word before the title at the beginning. */
const REMOTE_HEAD =
  /^\W*(?:(?:now )?hiring:? |wanted:? |seeking (?:an? )?|part[- ]time |full[- ]time )?remote (?!sens|control|site|area|monitor|support|desk|access|communit|location|village|camp|island|work|no\b|not\b|patient|oregon|start)\p{L}/iu;
const ONSITE =
  /(?<!\b(?:appl(?:y|ications?)|interviews?|stop in|come in|drop off)(?: \w+)? )\b(?:(?:100 ?%|fully|strictly|location:?|work is|job is|role is|position is) on[- ]site|WFO|work from office|on-?site|in-?office|in-?person|in person|on the premises|(?:100 ?%|always|every day|5 days|five days)(?: a week)? (?:in|at) (?:the |our )?office|on[- ]site,? (?:5|five) days|work(?:ing)? from (?:the |our )?office)\b(?! (?:child|gym|daycare|parking|interview|training|visits?|cafeteria|clinic|events?|meetings?|with clients?))/i;

const FOREIGN_TAGS = (['hybrid', 'remote', 'onsite'] as const).map((type): [WorkplaceType, RegExp] => [
  type,
  new RegExp(
    `(?:^|[|•·(,;:/–—-])[ \\t]*(?:${postingTerms(({ workplaceTypes }) => workplaceTypes?.[type])})[ \\t]*(?:[|•·),;/–—.]|$)`,
    'imu',
  ),
]);

const FOREIGN_PHRASES = (['hybrid', 'remote', 'onsite'] as const).map((type): [WorkplaceType, RegExp] => [
  type,
  new RegExp(`(?<!\\p{L})(?:${postingTerms(({ workplacePhrases }) => workplacePhrases?.[type])})`, 'iu'),
]);

/** Detects on-site, remote or hybrid work; null if the text does not say. */
export function extractWorkplaceType(posting: Posting): WorkplaceType | null {
  const labelled = itemsOfKind(posting, 'location')
    .map((item) => item.text)
    .join(' ');
  const header = `${posting.flat.slice(0, 400)} ${labelled}`;
  const text = posting.flat.slice(0, 30_000);
  const top = posting.source.raw.slice(0, 600);
  if (HYBRID_WORD.test(text) && HYBRID.test(text)) return 'hybrid';
  if (REMOTE_TAG.test(top) || (posting.isEnglish && REMOTE_HEAD.test(top))) return 'remote';
  const tag = FOREIGN_TAGS.find(([, pattern]) => pattern.test(top));
  const phrase = posting.isEnglish ? undefined : FOREIGN_PHRASES.find(([, pattern]) => pattern.test(text));
  const foreign = phrase ?? tag;
  if (foreign) return foreign[0];
  if (/\bremote\b/i.test(labelled) || (REMOTE.test(header) && !REMOTE_NO.test(header))) return 'remote';
  if (REMOTE.test(text) && !REMOTE_NO.test(text) && !ONSITE.test(text)) return 'remote';
  return ONSITE.test(text) || REMOTE_NO.test(text) ? 'onsite' : null;
}

/** Extracts the day the work begins, as precisely as stated; "immediately" is not a date. */
export function extractStartDate(posting: Posting): PartialDate | null {
  const labelled = labelledDate(posting, 'start');
  if (labelled) return labelled;
  const match = /\b(?:start(?:s|ing)?(?: date)?(?: is| on| in)?|begin(?:s|ning)?(?: on| in)?)\s*:?\s*/gi;
  for (const found of posting.flat.matchAll(match)) {
    const after = posting.flat.slice(found.index + found[0].length, found.index + found[0].length + 30);
    const date = findDates(after)[0];
    if (date && date.start === 0 && date.from !== null && date.from.length >= 7) return date.from;
  }
  return null;
}

/** Extracts a date with a day as midnight UTC. A month alone is not a point in time. */
export function extractTimestamp(posting: Posting, kind: 'posted' | 'deadline'): Timestamp | null {
  const date =
    labelledDate(posting, kind) ?? (kind === 'deadline' ? deadlineInProse(posting) : postedInHead(posting));
  return date?.length === 10 ? `${date}T00:00:00.000Z` : null;
}

function labelledDate(posting: Posting, kind: PostingSectionKind): PartialDate | null {
  const section = sectionOf(posting, kind);
  if (!section) return null;
  const dates = findDates(posting.flat.slice(section.start, Math.min(section.end, section.start + 400)));
  const first = dates[0];
  // "Open & closing dates: 11/16/2026 to 12/11/2026".
  if (kind === 'deadline' && first?.to != null) return first.to;
  return first ? (first.from ?? first.to) : null;
}

const HEAD_LENGTH = 1_000;
/** "Posted 11/02/2026", "Gary, IN · Published on May 3, 2026". */
const POSTED_PATTERN = /\b(?:date posted|posted|published|listed)(?: on)?:? +/gi;

function postedInHead(posting: Posting): PartialDate | null {
  for (const found of posting.flat.slice(0, HEAD_LENGTH).matchAll(POSTED_PATTERN)) {
    const at = found.index + found[0].length;
    const date = findDates(posting.flat.slice(at, at + 40))[0];
    if (date?.start === 0) return date.from ?? date.to;
  }
  return null;
}

const DEADLINE_PATTERN =
  /\b(?:apply (?:by|before|no later than|until)|(?:deadline|closing date|applications? (?:are )?(?:due|close|must be received))(?: for applications?)?(?: is| on| by)?|no later than|(?:send|submit|forward|e-?mail) (?:your |a |us )?(?:resumes?|applications?|cvs?)(?:[^.]|\.(?=\S)){0,80}?\bby|(?:closes|expires|valid through|open until)(?: on)?)\s*:?\s*(?:\w+day,?\s+)?/gi;

function deadlineInProse(posting: Posting): PartialDate | null {
  for (const found of posting.flat.matchAll(DEADLINE_PATTERN)) {
    const after = posting.flat.slice(found.index + found[0].length, found.index + found[0].length + 40);
    const date = findDates(after)[0];
    if (date && date.start <= 12) return date.from ?? date.to;
  }
  return null;
}

const APPLY_CUE = /\b(?:apply|application|applications|submit|resume|careers?|jobs?)\b/i;

/** Extracts the address to apply at: a link near words of applying, else one with a path that refers to jobs. */
export function extractApplyUrl(posting: Posting): string | null {
  const links = findLinks(posting.flat);
  const near = links.find((link) =>
    APPLY_CUE.test(posting.flat.slice(Math.max(0, link.start - 90), link.start)),
  );
  const chosen =
    near ??
    links.find((link) =>
      /\/(?:apply|jobs?|careers?|positions?|openings?)\b|^(?:https?:\/\/)?(?:jobs|careers|apply)\./i.test(
        link.url,
      ),
    );
  if (!chosen) return null;
  return /^https?:\/\//i.test(chosen.url) ? chosen.url : `https://${chosen.url}`;
}

/** Extracts the department that the posting names. */
export function extractDepartment(posting: Posting): string | null {
  const item = itemsOfKind(posting, 'department')[0];
  return item && item.text.length <= 120 ? collapseWhitespace(item.text) : null;
}
