import type { Steps } from '../../../../steps';
import type { JobSkill } from '../../../parsed-job-description';
import { findPlaces } from '../../../places/places';
import { escapePattern } from '../../../../text/escape-pattern';
import { evidenceAt, type Span } from '../../../text/source-text';
import { SpanIndex } from '../../../text/span-index';
import { extractExperience } from '../experience/experience';
import type { Posting, PostingItem } from '../../posting-model';
import type { ClassifiedItems } from '../../classifiers/requirement-items';
import type { PostingSectionKind } from '../../segmentation/section-kind';
import { collapseWhitespace } from '../../segmentation/section-lookup';
import { sentenceRanges } from '../../segmentation/sentences';
import { fieldsOfSkill } from '../../../../skills';
import { preferredClauses } from './preferred-clauses';
import { findMentions, type AcceptancePolicy } from './skill-mentions';

export interface JobSkills {
  required: JobSkill[];
  preferred: JobSkill[];
}

/** Sections about the employer, the law or the pay, which do not name skills of the job. */
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
/** Sections that name the skills of the job. */
const SECTIONS_OF_SKILLS: ReadonlySet<PostingSectionKind> = new Set<PostingSectionKind>([
  'required',
  'preferred',
  'responsibilities',
]);
/** "Skills: Java, Kafka, AWS" in a paragraph. */
const SKILLS_LABEL =
  /^\W*(?:(?:required|key|technical|core|must[- ]have) )?(?:skills?|technolog(?:y|ies)|tech(?:nology)? stack|stack|tools)\s*:/i;
/** Names of companies beyond doubt, in which known skills are none either: "Big Sky Ag & Diesel". */
const COMPANY_NAME = /\p{L} & \p{L}|\b(?:LLC|Inc|Co|Ltd|Corp)\b/u;
const MAX_SKILLS = 120;
const MAX_NOTICE_CHARACTERS = 600;
/** Maximum characters searched in one posting: enough for a real one, and a bound on the time for a hostile one. */
const MAX_TAGGED_CHARACTERS = 40_000;
/** Cost of an item in characters, in addition to its length. */
const ITEM_COST = 20;

export interface SkillContext {
  /** Offsets of the title in the raw text. */
  title: { start: number; end: number };
  english: boolean;
  /** Major group of the occupation; null if the title names none. */
  field: string | null;
  /** The employer and the town, whose words are no skills: "Guardwell Protective Services", "Silver Spring". */
  employer: string | null;
  town: string | null;
  /** True for text that does not name skills. */
  isIrrelevant: (text: string) => boolean;
}

/**
 * Extracts the required and preferred skills of a posting, one item per step. A required skill is not repeated among the
 * preferred ones.
 */
export function* extractJobSkills(
  posting: Posting,
  items: ClassifiedItems,
  { title, english, field, employer, town, isIrrelevant }: SkillContext,
): Steps<JobSkills> {
  const preferredStarts = new Set(items.preferred.map((item) => item.start));
  const sorted = new Set(
    [...items.required, ...items.preferred, ...items.responsibilities].map((item) => item.start),
  );
  const isMoreThanTitle = posting.sections.flatMap((section) => section.items).length > 1;
  const policies = policiesOf(field);
  // The skills map knows fewer names in other languages than in English, and a long text names many things besides the
  // work. In a short English notice without headings nearly every skill belongs to the work.
  const notice =
    english &&
    posting.flat.length <= MAX_NOTICE_CHARACTERS &&
    !posting.sections.some((section) => SECTIONS_OF_SKILLS.has(section.kind));
  const employerSpans = new SpanIndex(spansOfName(posting.source.raw, employer));
  const isCompany = COMPANY_NAME.test(employer ?? '');
  const townSpans = new SpanIndex(spansOfName(posting.source.raw, town));
  const skills = { required: new Map<string, JobSkill>(), preferred: new Map<string, JobSkill>() };
  let budget = MAX_TAGGED_CHARACTERS;
  for (const section of posting.sections) {
    if (SECTIONS_WITHOUT_SKILLS.has(section.kind)) continue;
    for (const item of section.items) {
      budget -= item.text.length + ITEM_COST;
      if (budget < 0) break;
      if (isIrrelevant(item.text)) continue;
      yield;
      const into =
        section.kind === 'preferred' || preferredStarts.has(item.start) ? skills.preferred : skills.required;
      const isListed =
        SECTIONS_OF_SKILLS.has(section.kind) ||
        SKILLS_LABEL.test(item.text) ||
        (english && item.bullet && sorted.has(item.start));
      const inWork =
        notice && section.kind === 'body' && item.start >= title.end && !NOT_ABOUT_WORK.test(item.text);
      const policy: AcceptancePolicy = isListed
        ? policies.listed
        : inWork && !namesPlace(item.text)
          ? policies.ofField
          : policies.requested;
      for (const { skill, isSubject, isPreferred } of skillsOfItem(posting, item, policy)) {
        const [at] = skill.evidence ?? [];
        const place = { start: at?.charStart ?? 0, end: at?.charEnd ?? 0 };
        if (townSpans.overlaps(place)) continue;
        if ((skill.skillId === null || isCompany) && employerSpans.overlaps(place)) continue;
        if (skill.skillId === null && skill.name === town) continue;
        // A title names an occupation. A word of it that the map does not contain is not a skill.
        if (skill.skillId === null && isMoreThanTitle && (item.end <= title.end || place.end === title.end))
          continue;
        addSkill(isSubject || isPreferred ? skills.preferred : into, skill);
      }
    }
  }
  for (const key of skills.required.keys()) skills.preferred.delete(key);
  return {
    required: [...skills.required.values()].slice(0, MAX_SKILLS),
    preferred: [...skills.preferred.values()].slice(0, MAX_SKILLS),
  };
}

/** Where a name of several words stands. A name of one word, such as that of a software company, may be a skill as well. */
function spansOfName(raw: string, name: string | null): Span[] {
  if (name === null || !/\p{L}\s+\S*\p{L}/u.test(name)) return [];
  const pattern = new RegExp(escapePattern(name).replace(/\s+/g, '\\s+'), 'gu');
  return [...raw.matchAll(pattern)].map(({ index, 0: written }) => ({
    start: index,
    end: index + written.length,
  }));
}

function addSkill(into: Map<string, JobSkill>, skill: JobSkill): void {
  const key = skill.name.toLowerCase();
  const existing = into.get(key);
  if (!existing) {
    into.set(key, skill);
    return;
  }
  for (const raw of skill.rawNames) if (!existing.rawNames.includes(raw)) existing.rawNames.push(raw);
  existing.minMonths ??= skill.minMonths;
  existing.confidence = Math.max(existing.confidence, skill.confidence);
}

/** Returns what counts as a skill in a list, in a notice without headings, and in other text. */
function policiesOf(field: string | null): Record<'listed' | 'ofField' | 'requested', AcceptancePolicy> {
  return {
    listed: { accepts: () => true, inList: true, field },
    // A notice without headings rarely names other terms than hard skills and tools of the field of the job.
    ofField: {
      accepts: ({ name, type }) =>
        (type === 'hard' || type === 'tool') && field !== null && fieldsOfSkill(name)?.has(field) === true,
      inList: false,
      field,
    },
    requested: { accepts: () => false, inList: false, field },
  };
}

/** Sentences about pay, benefits, the employer or how to apply, with words that only look like skills. */
const NOT_ABOUT_WORK =
  /[$€£@]|\b(?:benefits?|insurance|401|PTO|bonus(?:es)?|hiring|apply|call|text|e-?mail|equal|laws?|LLC|Inc|employers?|positions? available|start date|full[- ]time|part[- ]time)\b/i;

function namesPlace(text: string): boolean {
  return findPlaces(text).some(({ location }) => location.state !== null);
}

interface ItemSkill {
  skill: JobSkill;
  /** True for the subject of a degree. */
  isSubject: boolean;
  /** True for a skill that only a part of the item names, which prefers it. */
  isPreferred: boolean;
}

/** Extracts the skills of one item: those of the curated map, then names that the tagger finds between them. */
function skillsOfItem(posting: Posting, item: PostingItem, policy: AcceptancePolicy): ItemSkill[] {
  const skills: ItemSkill[] = [];
  for (const range of sentenceRanges(item.text)) {
    const sentence = item.text.slice(range.start, range.end);
    const mentions = findMentions(sentence, policy);
    const preferred = new SpanIndex(preferredClauses(sentence));
    const months = mentions.length === 1 ? extractExperience(sentence).minMonths : null;
    for (const { start: from, end: to, name, skill, confidence, enclosing } of mentions) {
      const written = collapseWhitespace(sentence.slice(from, to));
      const start = item.start + range.start + from;
      skills.push({
        isSubject: enclosing === 'subject',
        isPreferred: preferred.overlaps({ start: from, end: to }),
        skill: {
          name,
          rawNames: [written],
          skillId: skill?.skillId ?? null,
          taxonomy: skill?.taxonomy ?? null,
          type: enclosing === 'credential' ? 'certification' : (skill?.type ?? 'unknown'),
          minMonths: months,
          confidence: Math.round(confidence * (policy.inList ? 0.95 : 0.8) * 100) / 100,
          evidence: [evidenceAt(posting.source, start, start + to - from)],
        },
      });
    }
  }
  return skills;
}
