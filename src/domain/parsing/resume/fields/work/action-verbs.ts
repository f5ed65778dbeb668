import type { Unit } from '../../../../common';
import { employerScore } from '../../../text/employer-words';
import { titleScore } from '../../../text/title-words';

/** Verbs that begin a line of duties and do not end in -ed or -ing. */
const DUTY_VERBS = new Set(
  (
    'lead led build built run ran write wrote grow grew make made keep kept teach taught sell sold oversee oversaw drive drove take took give gave ' +
    'set put cut hold held meet met win won begin began bring brought do did have has was were is am are ' +
    'develop design manage provide maintain perform assist ensure create prepare conduct coordinate supervise train monitor review ' +
    'analyze implement support operate handle process work responsible duties include including complete clean cook serve stock load unload pick ' +
    'pack ship receive inspect test repair install weld grind measure read greet answer schedule order check record report follow help use used ' +
    'utilize establish execute evaluate identify initiate interact lift mix organize participate plan present produce promote recruit ' +
    'resolve research review save select sort transport track translate update verify document administer achieve act address advise ' +
    'apply arrange assess assemble balance bathe care collect communicate compile conducted consult contact contribute control ' +
    'deliver demonstrate determine direct distribute draft educate enforce facilitate file fill formulate gather generate guide implement improve increase ' +
    'inform instruct interview issue investigate launch liaise log maximize move negotiate observe obtain offer optimize ' +
    'package patrol post proof purchase reconcile reduce refer register remove replace represent respond restock ' +
    'retrieve route secure share solve stage strengthen streamline submit supply sweep teach transfer troubleshoot ' +
    'successfully effectively actively regularly daily also currently primarily directly consistently'
  ).split(' '),
);

/** Words in -ed and -ing that also begin names and titles. */
const NAME_LIKE_VERBS = new Set(
  (
    'engineering marketing nursing manufacturing accounting testing training teaching banking advertising building housing catering ' +
    'plumbing welding cleaning trucking shipping receiving programming consulting staffing limited united certified licensed registered ' +
    'advanced applied integrated allied federated associated managing visiting housekeeping landscaping roofing lending purchasing ' +
    'packaging processing operating continuing acting reading sterling boeing printing recruiting sourcing merchandising bookkeeping ' +
    'billing coding mining fishing wedding dining parking laundering drilling molding casting machining stamping painting red incoming ' +
    'armed unarmed unlicensed uncertified skilled unskilled semi-skilled qualified chartered accredited enrolled unmanned supported assisted embedded ' +
    'kindred unified beloved sacred alfred distributed automated specialized commissioned non-commissioned retired unlimited experienced ' +
    'flatbed watershed speed spring evening morning'
  ).split(' '),
);
/** Verbs that are nouns at the beginning of many titles: they begin a duty only before a word that follows a verb. */
const NOUN_LIKE_VERBS = new Set(
  (
    'lead support process order research care stock control cook contact design direct test train transport clean track supply purchase ' +
    'move share record route file plan present produce package stage ship post load pack pick check report work log issue use help answer ' +
    'document schedule read serve proof sort grind patrol lift offer refer maintain guide'
  ).split(' '),
);
const OBJECT_START = /^(?:and|the|a|an|all|for|with|to|of|in|on|new|as|up|out|any|our|their|\p{Ll}+s)$/u;

/** True if a line begins like a duty: "Managed …", "Responsible for …", "Loading and …". */
export function startsLikeDuty(text: string): boolean {
  const match = /^[^\p{L}]*([\p{L}'-]+)\s+(\S+)/u.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (word === undefined) return false;
  if (DUTY_VERBS.has(word)) {
    if (NOUN_LIKE_VERBS.has(word)) return OBJECT_START.test(match?.[2] ?? '');
    // "Set Carpenter (IATSE)"
    return !isCapitalizedTitle(text.replace(/\s*\([^()]*\)$/, ''));
  }
  if (word.length <= 4 || !/(?:ed|ing)$/.test(word) || NAME_LIKE_VERBS.has(word)) return false;
  return !(
    word.endsWith('ing') &&
    (isCapitalizedTitle(text) || NAME_LIKE_OPENING.test(text) || isNamedAfterTown(text, word))
  );
}

/** True for "Goring Medical Centre" and "Manning Group Ltd", which begin with no verb. */
function isNamedAfterTown(text: string, word: string): boolean {
  const stem = word.slice(0, -'ing'.length);
  if ([stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((verb) => DUTY_VERBS.has(verb))) return false;
  return NAME_IN_CAPITALS.test(text) && employerScore(text) >= MIN_EMPLOYER_SCORE;
}

const NAME_IN_CAPITALS = /^\p{Lu}[\p{L}'’-]+(?: (?:of|and|&|the|\p{Lu}[\p{L}'’.&-]*)){1,5}$/u;
const MIN_EMPLOYER_SCORE: Unit = 0.7;

/** Names of services and schools: "Helping Hands of Macon", "Rising Stars Preschool". */
const NAME_LIKE_OPENING =
  /^(?:(?:Helping|Caring|Healing|Loving|Giving|Serving) (?:Hands?|Hearts?|Care|Touch|Tree|Angels?)|(?:Rising|Shining|Morning) (?:Stars?|Sun|Tide|Lights?)|(?:Growing|Learning) (?:Minds|Years|Tree|Together|Tree|Experience)|Living (?:Waters?|Well|Hope|Word|Faith)|Guiding (?:Lights?|Stars?|Hands))(?!\p{L})/u;

/** Matches two to four words in capitals, the last one in the singular: "Fitting Room Attendant". */
const CAPITALIZED_WORDS = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2} \p{Lu}[\p{L}'-]*[^s]$/u;
const MIN_TITLE_SCORE: Unit = 0.85;

function isCapitalizedTitle(text: string): boolean {
  return CAPITALIZED_WORDS.test(text) && titleScore(text) >= MIN_TITLE_SCORE;
}
