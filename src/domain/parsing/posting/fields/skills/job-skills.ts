import type { JobSkill } from '../../../parsed-job-description';
import { foldedWords } from '../../../text/normalize';
import { findPlaces, stateCodeOf } from '../../../text/places';
import { evidenceAt } from '../../../text/source-text';
import { overlapping, SpanIndex } from '../../../text/span-index';
import taggerModel from '../../data/knowledge-tagger.json';
import { extractExperience } from '../experience/experience';
import { KnowledgeTagger } from '../../classifiers/knowledge-tagger';
import type { Posting, PostingItem } from '../../posting-model';
import type { ClassifiedItems } from '../../classifiers/requirement-items';
import type { PostingSectionKind } from '../../segmentation/section-headings';
import { cleanText } from '../../segmentation/section-lookup';
import { sentenceRanges } from '../../segmentation/sentences';
import { certificationLexicon, fieldsOfSkill, skillLexicon, type SkillRef } from '../../../../skills';

export interface JobSkills {
  required: JobSkill[];
  preferred: JobSkill[];
}

/** Sections that speak of the employer, of the law or of the pay, not of what the work takes. */
const SECTIONS_WITHOUT_SKILLS = new Set([
  'about',
  'legal',
  'benefits',
  'pay',
  'apply',
  'employer',
  'location',
  'deadline',
  'posted',
  'start',
  'department',
]);
/** Sections that name what the work takes. */
const SECTIONS_OF_SKILLS: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'required',
  'preferred',
  'responsibilities',
]);
const MAX_SKILLS = 120;
const MAX_NOTICE_CHARACTERS = 600;
/** Text looked at in one posting: enough for any real one, and a bound on the time a hostile one takes. */
const MAX_TAGGED_CHARACTERS = 40_000;
/** Characters that looking at an item costs besides its own. */
const ITEM_COST = 20;

let knowledgeTagger: KnowledgeTagger | null = null;

export interface SkillContext {
  /** Offsets of the title in the raw text. */
  title: { start: number; end: number };
  english: boolean;
  /** Major group of the occupation, null when the title names none. */
  field: string | null;
  /** True for text that speaks of nothing to be good at. */
  isIrrelevant: (text: string) => boolean;
}

/** Skills the items of a posting ask for and wish for; a skill asked for is not repeated among the wishes. */
export function extractJobSkills(
  posting: Posting,
  items: ClassifiedItems,
  { title, english, field, isIrrelevant }: SkillContext,
): JobSkills {
  knowledgeTagger ??= new KnowledgeTagger(taggerModel);
  const wished = new Set(items.preferred.map((item) => item.start));
  const sorted = new Set(
    [...items.required, ...items.preferred, ...items.responsibilities].map((item) => item.start),
  );
  const isMoreThanTitle = posting.sections.flatMap((section) => section.items).length > 1;
  const occupationSkills = acceptSkillsOfField(field);
  // Of running text in another language the map, which is in English, knows chance likenesses, and a long text names
  // many things besides the work; in a short notice without headings nearly every craft it names is the work.
  const notice =
    english &&
    posting.flat.length <= MAX_NOTICE_CHARACTERS &&
    !posting.sections.some((section) => SECTIONS_OF_SKILLS.has(section.kind));
  const found = { required: new Map<string, JobSkill>(), preferred: new Map<string, JobSkill>() };
  let budget = MAX_TAGGED_CHARACTERS;
  for (const section of posting.sections) {
    if (SECTIONS_WITHOUT_SKILLS.has(section.kind)) continue;
    for (const item of section.items) {
      budget -= item.text.length + ITEM_COST;
      if (budget < 0) break;
      if (isIrrelevant(item.text)) continue;
      const into = section.kind === 'preferred' || wished.has(item.start) ? found.preferred : found.required;
      const listed =
        SECTIONS_OF_SKILLS.has(section.kind) || (english && item.bullet && sorted.has(item.start));
      const inWork =
        notice && section.kind === 'body' && item.start >= title.end && !NOT_ABOUT_WORK.test(item.text);
      const trust: AcceptancePolicy = listed
        ? ACCEPT_ALL
        : inWork && !namesPlace(item.text)
          ? occupationSkills
          : ACCEPT_REQUESTED;
      for (const { skill, isSubject } of skillsOfItem(posting, item, trust)) {
        // A title names an occupation; what the map does not know there is only one of its words.
        if (skill.skillId === null && isMoreThanTitle && item.end <= title.end) continue;
        addSkill(isSubject ? found.preferred : into, skill);
      }
    }
  }
  for (const key of found.required.keys()) found.preferred.delete(key);
  return {
    required: [...found.required.values()].slice(0, MAX_SKILLS),
    preferred: [...found.preferred.values()].slice(0, MAX_SKILLS),
  };
}

function addSkill(into: Map<string, JobSkill>, skill: JobSkill): void {
  const key = skill.name.toLowerCase();
  const known = into.get(key);
  if (!known) {
    into.set(key, skill);
    return;
  }
  for (const raw of skill.rawNames) if (!known.rawNames.includes(raw)) known.rawNames.push(raw);
  known.minMonths ??= skill.minMonths;
  known.confidence = Math.max(known.confidence, skill.confidence);
}

/** Which names of a sentence are believed without words around them that ask. */
interface AcceptancePolicy {
  accepts: (skill: SkillRef) => boolean;
  /** The sentence stands where requirements or duties stand. */
  inList: boolean;
}

const ACCEPT_ALL: AcceptancePolicy = { accepts: () => true, inList: true };
const ACCEPT_REQUESTED: AcceptancePolicy = { accepts: () => false, inList: false };

/** Crafts and tools of the field the job is in: a notice without headings names little else. */
function acceptSkillsOfField(field: string | null): AcceptancePolicy {
  return {
    accepts: ({ name, type }) =>
      (type === 'hard' || type === 'tool') && field !== null && fieldsOfSkill(name)?.has(field) === true,
    inList: false,
  };
}

/** Sentences about pay, offers, the firm or how to apply, whose words only look like names of skills. */
const NOT_ABOUT_WORK =
  /[$€£@]|\b(?:benefits?|insurance|401|PTO|bonus(?:es)?|hiring|apply|call|text|e-?mail|equal|laws?|LLC|Inc|employers?|positions? available|start date|full[- ]time|part[- ]time)\b/i;

function namesPlace(text: string): boolean {
  return findPlaces(text).some(({ location }) => location.state !== null);
}

interface SkillMention {
  start: number;
  end: number;
  name: string;
  skill: SkillRef | null;
  confidence: number;
  /** Part of the name of a certificate, or of the subject of a degree, rather than a skill asked for by itself. */
  enclosing: 'credential' | 'subject' | null;
}

/** Degrees and papers have fields of their own; the rest are words that only look like names. */
const NOT_SKILLS =
  /^(?:(?:an? )?(?:high school|bachelor\S*|master\S*|associate\S*|university|college|advanced|undergraduate|graduate)?\s*(?:degrees?|diplomas?)|ged|third[- ]party|bachelor\S*|master'?s|bsn?|ba|mba|ph\.?d\.?|ms|mr|mrs|dr|ok|inc|llc|us|usa|u\.s\.|eeo|eoe|[\d\W]+|\d{1,2} ?[ap]m?\b.*|.*\b(?:certification|certified|licen[cs]e))$/i;
const NEGATED_BEFORE = /\b(?:no|not|without|limited|non)\W+(?:\w+\W+){0,2}$/i;
/** "Reliable transportation" is a way to work, not a trait. */
const COMMUTE = /^\s*(?:transportation|vehicle|car|internet)\b/i;
const NEGATED_AFTER = /^\W*(?:\w+\W+){0,2}(?:is |are )?not (?:required|necessary|needed)/i;

/** Skills of one item: those of the curated map, then names the tagger finds between them. */
function skillsOfItem(
  posting: Posting,
  item: PostingItem,
  trust: AcceptancePolicy,
): { skill: JobSkill; isSubject: boolean }[] {
  const skills: { skill: JobSkill; isSubject: boolean }[] = [];
  for (const range of sentenceRanges(item.text)) {
    const sentence = item.text.slice(range.start, range.end);
    const named = findMentions(sentence, trust);
    const months = named.length === 1 ? extractExperience(sentence).minMonths : null;
    for (const { start: from, end: to, name, skill, confidence, enclosing } of named) {
      const written = cleanText(sentence.slice(from, to));
      const start = item.start + range.start + from;
      skills.push({
        isSubject: enclosing === 'subject',
        skill: {
          name,
          rawNames: [written],
          skillId: skill?.skillId ?? null,
          taxonomy: skill?.taxonomy ?? null,
          type: enclosing === 'credential' ? 'certification' : (skill?.type ?? 'unknown'),
          minMonths: months,
          confidence: Math.round(confidence * (trust.inList ? 0.95 : 0.8) * 100) / 100,
          evidence: [evidenceAt(posting.source, start, start + to - from)],
        },
      });
    }
  }
  return skills;
}

function findMentions(sentence: string, trust: AcceptancePolicy): SkillMention[] {
  const lexicon = skillLexicon();
  const tagged = knowledgeTagger?.find(sentence) ?? [];
  const named: SkillMention[] = [];
  const credentials = new SpanIndex(credentialSpans(sentence));
  const subjects = new SpanIndex(subjectSpans(sentence));
  const placeOf = (start: number, end: number): SkillMention['enclosing'] => {
    const place = { start, end };
    return credentials.overlaps(place) ? 'credential' : subjects.overlaps(place) ? 'subject' : null;
  };
  for (const { start, end, skill } of lexicon.find(sentence)) {
    const enclosing = placeOf(start, end);
    if (enclosing === 'credential' || isOtherWord(sentence, start, end)) continue;
    const [tag] = overlapping(tagged, { start, end });
    const agreed = tag !== undefined;
    // Running text names many things that are not requirements; a requirement cue or the tagger must confirm them.
    if (!trust.accepts(skill) && !agreed && !isRequested(sentence, start, end, skill)) continue;
    const whole = tag && tag.start <= start && tag.end >= end ? tag : { start, end };
    const written = cleanText(sentence.slice(whole.start, whole.end));
    const name = tag && skill.type !== 'language' && !isRelated(written, skill.name) ? written : skill.name;
    named.push({ start, end, name, skill, confidence: agreed ? 0.97 : 0.9, enclosing });
  }
  const mapped = new SpanIndex(named);
  for (const span of tagged) {
    if (mapped.overlaps(span)) continue;
    const written = cleanText(sentence.slice(span.start, span.end)).replace(/[,;:.]+$/, '');
    if (
      NOT_SKILLS.test(written) ||
      stateCodeOf(written) !== null ||
      (written.length < 2 && !/^[CR]$/.test(written))
    )
      continue;
    const known = lexicon.normalize(written);
    const skill = known && isRelated(written, known.name) ? known : null;
    named.push({
      start: span.start,
      end: span.end,
      name: skill?.name ?? written,
      skill,
      confidence: span.confidence,
      enclosing: placeOf(span.start, span.end),
    });
  }
  return named
    .filter(({ start, end, skill }) => skill?.type !== 'certification' && !isNegated(sentence, start, end))
    .sort((a, b) => a.start - b.start);
}

/** Words of skills that here are none: years of "professional experience", a 401k, a place in QC. */
function isOtherWord(sentence: string, start: number, end: number): boolean {
  const word = sentence.slice(start, end);
  const after = sentence.slice(end, end + 24);
  const before = sentence.slice(Math.max(0, start - 120), start);
  if (/^professional$/i.test(word))
    return /^\s+(?:work )?(?:experience|licen[cs]e|references|background)\b/i.test(after);
  if (/^401/.test(word)) return !/\b(?:administ|manag|process)\w*\W+(?:\w+\W+){0,3}$/i.test(before);
  return word === 'QC' && /\p{L}, $/u.test(before) && /^(?:,? Canada\b|\s*$)/i.test(after);
}

/** Certificates have a field of their own; their words ("CPR card", "AWS D1.1") ask for no skill besides. */
function credentialSpans(sentence: string): { start: number; end: number }[] {
  const spans = certificationLexicon()
    .find(sentence)
    .filter(
      ({ start, end }) =>
        CREDENTIAL_WORDS.test(sentence.slice(start, end + 16)) ||
        ABBREVIATION.test(sentence.slice(start, end)),
    );
  return spans.map(({ start, end }) => {
    // "Phlebotomy certification (ASCP, NHA or AMT)": the bracket tells who issues it.
    const issuers = /^[^(),.;]{0,16}\([^()]{0,300}\)/.exec(sentence.slice(end, end + 320));
    return { start, end: end + (issuers?.[0].length ?? 0) };
  });
}

const CREDENTIAL_WORDS = /certif|licen[sc]|\bcards?\b|permit|endorse|registr/i;
const ABBREVIATION = /^[A-Z][A-Z0-9]{1,5}(?:[ /.-]?[A-Z0-9.]+)*$/;

/** "Bachelor's degree in statistics, economics or a related field": subjects of study, wished for at most. */
function subjectSpans(sentence: string): { start: number; end: number }[] {
  return [...sentence.matchAll(SCHOOL_SUBJECTS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const SCHOOL_SUBJECTS =
  /\b(?:degrees?|bachelor(?:'|’)?s?|master(?:'|’)?s?|associate(?:'|’)?s?|diplomas?|majors?|b\.?s\.?|b\.?a\.?|credits?)\b(?: degrees?)? (?:in|of) [^.;()]*?(?=\b(?:or (?:\w+ )?(?:equivalent|related|similar)|and \d|with|plus|required|preferred)\b|[.;()]|$)|\b\d+ (?:college |semester )?credits?\b/gi;

/**
 * Whether a label of the map says what was written: a word in common by its first letters, or the initials of one.
 * Where it names something wider ("Scrum" under agile methods) the words of the text are the better name.
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
const REQUEST_AFTER = /^[\w\s,/-]{0,24}\b(?:experience|skills?|knowledge|certifi\w+|proficiency)\b/i;

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
    /\b(?:transportation|vehicle)$/i.test(sentence.slice(start, end))
  );
}
