import taggerModel from '../../data/knowledge-tagger.json';
import { foldedWords } from '../../../text/normalize';
import { stateCodeOf } from '../../../places/places';
import { SpanIndex, overlapping } from '../../../text/span-index';
import { isCredibleName, isCredentialAbbreviation } from './credible-name';
import { subjectSpans } from './school-subjects';
import { isOrdinaryWord } from './ordinary-words';
import { namesOtherThing } from './other-names';
import { KnowledgeTagger, type KnowledgeSpan } from '../../classifiers/knowledge-tagger';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import {
  type SkillRef,
  certificationLexicon,
  fieldsOfSkill,
  namesOtherThingThanSkill,
  skillLexicon,
} from '../../../../skills';

let knowledgeTagger: KnowledgeTagger | undefined;

/** Determines which names of a sentence are accepted without words around them that request a skill. */
export interface AcceptancePolicy {
  accepts: (skill: SkillRef) => boolean;
  /** True if the sentence is among requirements or duties. */
  inList: boolean;
  /** Major group of the occupation; null if the title names none. */
  field: string | null;
}

interface SkillMention {
  start: number;
  end: number;
  name: string;
  skill: SkillRef | null;
  confidence: number;
  /** Set for a part of the name of a certificate or of the subject of a degree, which is not a skill by itself. */
  enclosing: 'credential' | 'subject' | null;
}

/** Degrees and credentials, which have separate fields, and words that only look like names. */
const NOT_SKILLS =
  /^(?:(?:an? )?(?:high school|bachelor\S*|master\S*|associate\S*|university|college|advanced|undergraduate|graduate)?\s*(?:degrees?|diplomas?)|ged|third[- ]party|bachelor\S*|master'?s|bsn?|ba|mba|ph\.?d\.?|ms|mr|mrs|dr|ok|inc|llc|us|usa|u\.s\.|eeo|eoe|[\d\W]+|\d{1,2} ?[ap]m?\b.*|.*\b(?:certification|certified|licen[cs]e)|(?:h\.?s\.?|high school) (?:diploma|graduate).*|clean (?:driving |criminal )?(?:record|background)|drug (?:test|screen)\w*|background (?:check|investigation)\w*|fingerprint\w*|incarceration|(?:tb|ppd|tuberculosis) (?:skin )?(?:tests?|testing|screening)|(?:pre-employment )?(?:physical|medical) exam\w*|(?:flu |covid(?:-19)? )?(?:vaccin|immuni[sz])\w*|(?:m|b)sc|m(?:ale)? ?\/ ?f(?:emale)?)$/i;
const ACCENTED = /[^\x00-\x7f]/;
const NEGATED_BEFORE = /\b(?:no|not|without|limited|non)\W+(?:\w+\W+){0,2}$/i;
/** "Reliable transportation" concerns the commute; it is not a trait. */
const COMMUTE = /^\s*(?:transportation|vehicle|car|internet)\b/i;
/** "Childcare discount": a benefit, not work. */
const BENEFIT_AFTER = /^\s*(?:discount|stipend|reimbursement|allowance|subsid(?:y|ies))\b/i;
/** "English or Spanish OK": either language is enough, so neither is required. */
const EITHER_LANGUAGE =
  /^(?: (?:or|and|\/) \p{L}+|\/\p{L}+)?,? (?:is |are |both )?(?:ok(?:ay)?|fine|welcome|either)\b|^ speakers? (?:are )?(?:\w+ly )?(?:encouraged|welcome)\b/iu;
const NEGATED_AFTER = /^\W*(?:\w+\W+){0,2}(?:is |are )?not (?:required|necessary|needed)/i;

/** Finds the skills of one sentence: those of the skills map, then names that the tagger finds between them. */
export function findMentions(sentence: string, policy: AcceptancePolicy): SkillMention[] {
  const lexicon = skillLexicon();
  knowledgeTagger ??= new KnowledgeTagger(taggerModel);
  const tagged = knowledgeTagger.find(sentence);
  const mentions: SkillMention[] = [];
  const credentials = new SpanIndex(credentialSpans(sentence));
  const subjects = new SpanIndex(subjectSpans(sentence));
  const placeOf = (start: number, end: number): SkillMention['enclosing'] => {
    const place = { start, end };
    return credentials.overlaps(place) ? 'credential' : subjects.overlaps(place) ? 'subject' : null;
  };
  for (const { start, end, skill } of lexicon.find(sentence)) {
    const enclosing = placeOf(start, end);
    if (enclosing === 'credential' || isOtherWord(sentence, start, end)) continue;
    // "Informática" is a word of Spanish, not the tool Informatica.
    if (skill.type === 'tool' && ACCENTED.test(sentence.slice(start, end)) && !ACCENTED.test(skill.name))
      continue;
    const [tag] = overlapping(tagged, { start, end });
    const agreed = tag !== undefined;
    // Running text names many things that are not requirements, so a requirement cue or the tagger must confirm them.
    if (!policy.accepts(skill) && !agreed && !isRequested(sentence, start, end, skill)) continue;
    if (!agreed && isWordOfOtherField(sentence, { start, end, skill }, policy.field)) continue;
    const whole = tag && tag.start <= start && tag.end >= end ? trimmedSpan(sentence, tag) : { start, end };
    const written = collapseWhitespace(sentence.slice(whole.start, whole.end));
    const isBetterName =
      tag &&
      skill.type !== 'language' &&
      // "Word/Excel" is two skills.
      !/[/,;|"“”]/.test(written) &&
      !isRelated(written, skill.name) &&
      isCredibleName(written);
    const name = isBetterName ? written : skill.name;
    mentions.push({ start, end, name, skill, confidence: agreed ? 0.97 : 0.9, enclosing });
  }
  const mapped = new SpanIndex(mentions);
  for (const span of tagged.flatMap((each) => itemsOf(sentence, each))) {
    if (mapped.overlaps(span)) continue;
    const named = trimmedSpan(sentence, span);
    const written = collapseWhitespace(sentence.slice(named.start, named.end));
    if (
      NOT_SKILLS.test(written) ||
      stateCodeOf(written) !== null ||
      (written.length < 2 && !/^[CR]$/.test(written))
    )
      continue;
    if (
      isOtherWord(sentence, named.start, named.end) ||
      namesOtherThingThanSkill(sentence, named.start, named.end)
    )
      continue;
    const mappedSkill = lexicon.normalize(written);
    const skill = mappedSkill && isRelated(written, mappedSkill.name) ? mappedSkill : null;
    const enclosing = placeOf(named.start, named.end);
    if (!skill && (enclosing === 'credential' ? isCredentialAbbreviation(written) : !isCredibleName(written)))
      continue;
    mentions.push({ ...named, name: skill?.name ?? written, skill, confidence: span.confidence, enclosing });
  }
  return mentions
    .filter(
      ({ start, end, skill }) =>
        skill?.type !== 'certification' &&
        !isNegated(sentence, start, end) &&
        !(skill?.type === 'language' && EITHER_LANGUAGE.test(sentence.slice(end, end + 40))),
    )
    .sort((a, b) => a.start - b.start);
}

/** The items of a span that a list divides: "IOS, Internet". */
function itemsOf(sentence: string, span: KnowledgeSpan): KnowledgeSpan[] {
  const items: KnowledgeSpan[] = [];
  for (const { index, 0: written } of sentence.slice(span.start, span.end).matchAll(/[^,;|"“”]+/g)) {
    const start = span.start + index;
    items.push({ ...span, start, end: start + written.length });
  }
  return items;
}

/** The span without punctuation and symbols at its ends. */
function trimmedSpan(sentence: string, { start, end }: { start: number; end: number }) {
  const text = sentence.slice(start, end);
  const left = /^(?:[\s,;:·•–—→±|"“”]|\.(?!\p{L}))*/u.exec(text)![0].length;
  const right = /[\s,;:.·•–—→±|"“”]*$/.exec(text)![0].length;
  return { start: start + left, end: Math.max(start + left, end - right) };
}

/** True for a skill word with another meaning: "professional experience", a 401k, a place in QC. */
function isOtherWord(sentence: string, start: number, end: number): boolean {
  const word = sentence.slice(start, end);
  const after = sentence.slice(end, end + 24);
  const before = sentence.slice(Math.max(0, start - 120), start);
  if (/^professional$/i.test(word))
    return /^\s+(?:work )?(?:experience|licen[cs]e|references|background)\b/i.test(after);
  // "Strong SQL" and "drive sales" do not name a trait.
  if (/^strong$/i.test(word))
    return (
      !(/\b(?:physically|be|is|are)\s+$/i.test(before) && /^\s*(?:and\b|,|\.|$)/.test(after)) &&
      !/^\s+(?:enough|back)\b/.test(after)
    );
  if (
    isOrdinaryWord(word, before, after) ||
    namesOtherThing(word, sentence.slice(Math.max(0, start - 240), start), sentence.slice(end, end + 90))
  )
    return true;
  if (/^drive$/i.test(word)) return !TRAIT_BEFORE.test(before) || DRIVEN_OBJECT.test(after);
  // Steps of hiring and of immigration name no skill: "background investigation", "H-1B transfers".
  if (/^(?:background )?investigations?$|^fingerprint\w*$/i.test(word))
    return /^background/i.test(word)
      ? !/\b(?:conduct|perform|experience)\w*\W+(?:\w+\W+){0,3}$/i.test(before)
      : /\bbackground\b[^.;]{0,60}$/i.test(before);
  if (/^transfers?$/i.test(word)) return /\b(?:H-?1B|visa)\s+$/i.test(before);
  if (/^401/.test(word)) return !/\b(?:administ|manag|process)\w*\W+(?:\w+\W+){0,3}$/i.test(before);
  return word === 'QC' && /\p{L}, $/u.test(before) && /^(?:,? Canada\b|\s*$)/i.test(after);
}

const TRAIT_BEFORE = /(?:^\W*|,\s*|\b(?:and|with|of|have|has|the|your|inner|personal|self)[\s-]+)$/i;
const DRIVEN_OBJECT = /^\s+(?!and\b|to\b|for\b)\p{L}/u;

/** Major groups that share most of their words: office work, engineering and science, manual trades. */
const NEAR_FIELDS: readonly (readonly string[])[] = [
  ['11', '13', '43'],
  ['17', '19'],
  ['45', '47', '49', '51'],
];

/**
 * True for a single common word that the map uses for a longer skill of another field of work: "delivery" in a posting
 * for an analyst does not mean delivery driving.
 */
function isWordOfOtherField(
  sentence: string,
  { start, end, skill }: { start: number; end: number; skill: SkillRef },
  field: string | null,
): boolean {
  if (field === null || skill.type !== 'hard') return false;
  const written = sentence.slice(start, end);
  if (!/^\p{L}+$/u.test(written) || foldedWords(skill.name).length < 2) return false;
  const fields = fieldsOfSkill(skill.name);
  if (fields === undefined || isRequested(sentence, start, end, skill)) return false;
  const near = NEAR_FIELDS.find((group) => group.includes(field)) ?? [field];
  return !near.some((group) => fields.has(group));
}

/** Finds the spans of certificates, which have a separate field: "CPR card" and "AWS D1.1" do not request a skill. */
function credentialSpans(sentence: string): { start: number; end: number }[] {
  const spans = certificationLexicon()
    .find(sentence)
    .filter(
      ({ start, end }) =>
        CREDENTIAL_WORDS.test(sentence.slice(start, end + 16)) ||
        ABBREVIATION.test(sentence.slice(start, end)),
    );
  return spans.map(({ start, end }) => {
    // The bracket in "Phlebotomy certification (ASCP, NHA or AMT)" names the issuers.
    const issuers = /^[^(),.;]{0,16}\([^()]{0,300}\)/.exec(sentence.slice(end, end + 320));
    return { start, end: end + (issuers?.[0].length ?? 0) };
  });
}

const CREDENTIAL_WORDS = /certif|licen[sc]|\bcards?\b|permit|endorse|registr/i;
const ABBREVIATION = /^[A-Z][A-Z0-9]{1,5}(?:[ /.-]?[A-Z0-9.]+)*$/;

/**
 * True if a label of the map fits the written text: they share the first letters of a word, or the initials. If the
 * label is broader ("Scrum" under agile methods), the words of the text are the better name.
 */
function isRelated(written: string, label: string): boolean {
  const stems = new Set(foldedWords(label).map((word) => word.slice(0, 4)));
  const words = foldedWords(written);
  if (words.some((word) => stems.has(word.slice(0, 4)))) return true;
  const initials = foldedWords(label)
    .map((word) => word.charAt(0))
    .join('');
  return initials.length > 1 && words.some((word) => word === initials);
}

const REQUEST_BEFORE =
  /\b(?:experienced? (?:with|in|of|as)|knowledge of|proficien\w+ (?:in|with)|familiar\w* with|skilled in|trained in|certified (?:in|on)|background in|operat(?:e|es|ing))\s+(?:\w+[\s,/-]+){0,4}$/i;
const REQUEST_AFTER =
  /^[\w\s,/-]{0,24}\b(?:experience|skills?|knowledge|certifi\w+|proficiency)\b|^ (?:is |are |would be )?(?:(?:a|an) (?:big |huge |real )?(?:plus|bonus|asset)|helpful|preferred)\b/i;

function isRequested(sentence: string, start: number, end: number, skill: SkillRef): boolean {
  if (
    skill.type === 'soft' ||
    skill.type === 'unknown' ||
    /[/$]\s?$/.test(sentence.slice(Math.max(0, start - 2), start))
  )
    return false;
  return (
    REQUEST_AFTER.test(sentence.slice(end, end + 40)) ||
    REQUEST_BEFORE.test(sentence.slice(Math.max(0, start - 70), start))
  );
}

function isNegated(sentence: string, start: number, end: number): boolean {
  return (
    NEGATED_BEFORE.test(sentence.slice(Math.max(0, start - 30), start)) ||
    NEGATED_AFTER.test(sentence.slice(end, end + 40)) ||
    COMMUTE.test(sentence.slice(end, end + 20)) ||
    BENEFIT_AFTER.test(sentence.slice(end, end + 20)) ||
    /\b(?:transportation|vehicle)$/i.test(sentence.slice(start, end))
  );
}
