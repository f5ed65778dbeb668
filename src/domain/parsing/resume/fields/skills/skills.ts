import type { ResumeSkill, SkillSection } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';
import { evidenceAt, type SourceText, type Span } from '../../../text/source-text';
import { overlapping, SpanIndex } from '../../../text/span-index';
import type { SkillLexicon, SkillRef } from '../../../../skills';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';
import { listItems, type ListItem } from '../../segmentation/list-items';
import { monthInterval } from '../work/months';
import type { ResumeLine } from '../../segmentation/resume-lines';
import type { WorkDraft } from '../work/work';

/** Where in the resume a stretch of lines belongs, for `foundIn`. */
export interface SkillArea {
  section: SkillSection;
  lines: ResumeLine[];
}

interface SkillDraft {
  skill: ResumeSkill;
  spans: Span[];
}

/** Items of more words are sentences, searched for the skills they name. */
const MAX_ITEM_WORDS = 4;
const MAX_LINE_WORDS = 6;
/** In a plain text the tagger knows where a skill ends. */
const MAX_PROSE_WORDS = 8;
/** From this many listed skills on, the list is taken for complete. */
const FULL_LIST_SIZE = 4;
/** A tool named in running text of a resume whose skills list omits it. */
const MAX_SKILLS_BESIDE_LIST = 0.3;
const MAX_EVIDENCE = 5;
const SKILL_LEVELS: [NonNullable<ResumeSkill['level']>, RegExp][] = [
  ['expert', /\b(?:expert|mastery)\b/i],
  ['advanced', /\b(?:advanced|highly proficient|extensive)\b/i],
  ['intermediate', /\b(?:intermediate|proficient|working knowledge)\b/i],
  ['beginner', /\b(?:beginner|basic|novice|elementary|familiar(?:ity)?)\b/i],
];
const TRAILING_LEVEL =
  /\s*(?:[([](?:expert|advanced|intermediate|proficient|beginner|basic|novice|less than \d+ years?|\d+\+? ?(?:years?|yrs?)[^)\]]*)[)\]]|[-–:]\s*(?:expert|advanced|intermediate|proficient|beginner|basic|novice|\d+\+? ?(?:years?|yrs?)[^,]*))\s*$/i;

/**
 * Skills listed under a heading, and skills named elsewhere. A list of its own is what the person claims: beside one,
 * running text adds tools only; without one, it is all there is. In a `plain` text the tagger decides. `names` are
 * stretches that name a person, an address or an employer, where no word means a skill.
 */
export function extractSkills(
  source: SourceText,
  listed: ResumeLine[],
  areas: SkillArea[],
  spans: ResumeSpan[],
  finder: SkillLexicon,
  unstructured: boolean,
  names: readonly Span[] = [],
): ResumeSkill[] {
  const drafts = new Map<string, SkillDraft>();
  for (const item of listItems(listed)) addListed(drafts, item, spans, finder, unstructured);
  const complete = drafts.size >= FULL_LIST_SIZE;
  const named = new SpanIndex(names);
  for (const area of unstructured ? [] : areas) {
    for (const line of area.lines) {
      for (const hit of finder.find(line.text)) {
        // A part of an address: "example.net".
        if (/[\w-][.@]$/.test(line.text.slice(Math.max(0, hit.start - 2), hit.start))) continue;
        const span = { start: line.start + hit.start, end: line.start + hit.end };
        if (
          named.overlaps(span) ||
          overlapping(line.dates, span).length > 0 ||
          isOtherMeaning(line.text, hit)
        )
          continue;
        const known = drafts.has(skillKey(hit.skill));
        const tagged = coverage(spans, 'skill', span) > 0.5;
        if (!known && !addsSkill(hit.skill, area.section, complete, tagged)) continue;
        const confidence = tagged
          ? 0.75
          : hit.skill.type !== 'tool'
            ? 0.35
            : complete
              ? MAX_SKILLS_BESIDE_LIST
              : 0.6;
        addDraft(
          drafts,
          hit.skill,
          source.raw.slice(span.start, span.end),
          span,
          area.section,
          confidence,
          null,
        );
      }
    }
  }
  const listing = { section: 'skills' as const, lines: listed };
  const told = areas.filter(({ section }) => unstructured || !complete || section === 'summary');
  addTagged(
    source,
    drafts,
    [listing, ...told],
    spans,
    finder,
    unstructured ? MAX_PROSE_WORDS : MAX_ITEM_WORDS,
  );
  return [...drafts.values()].map(({ skill, spans: places }) => ({
    ...skill,
    evidence: places.slice(0, MAX_EVIDENCE).map((span) => evidenceAt(source, span.start, span.end)),
  }));
}

/** "AWS D1.1" is a welding code, "Electronics Assembler" a post, "Work permit: yes" no skill. */
function isOtherMeaning(text: string, hit: Span): boolean {
  const word = text.slice(hit.start, hit.end);
  if (word === 'AWS') return /^ (?:D\d|CWI|certified weld)/i.test(text.slice(hit.end));
  const before = text.slice(Math.max(0, hit.start - 8), hit.start);
  if (/^assemblers?$/i.test(word)) return /\p{L} $/u.test(before);
  if (/^curriculum$/i.test(word)) return /^\s+vitae\b/i.test(text.slice(hit.end));
  return /^permits?$/i.test(word) && /\bwork $/i.test(before);
}

/** What the tagger takes for a skill and the map does not know; beside a list of skills only where the person sums up. */
function addTagged(
  source: SourceText,
  drafts: Map<string, SkillDraft>,
  areas: SkillArea[],
  spans: ResumeSpan[],
  finder: SkillLexicon,
  limit: number,
): void {
  for (const { section, lines } of areas) {
    const from = lines[0]?.start ?? 0;
    const to = lines.at(-1)?.end ?? 0;
    for (const span of spans) {
      if (span.kind !== 'skill' || span.start < from || span.end > to) continue;
      const raw = source.raw.slice(span.start, span.end);
      if (raw.split(/\s+/).length > limit || !/\p{L}|\d/u.test(raw)) continue;
      const skill = finder.normalize(raw) ?? { name: raw, skillId: null, taxonomy: null, type: 'unknown' };
      addDraft(drafts, skill, raw, span, section, skill.skillId === null ? 0.5 : 0.7, null);
    }
  }
}

/** Whether a skill named in running text is reported although no list names it. */
function addsSkill({ type }: SkillRef, section: SkillSection, complete: boolean, tagged: boolean): boolean {
  if (type === 'language' || type === 'certification') return false;
  if (tagged || type === 'tool') return true;
  return !complete && (type === 'hard' ? section === 'work' || section === 'other' : false);
}

function skillKey(skill: SkillRef): string {
  return skill.skillId ?? foldText(skill.name);
}

function addListed(
  drafts: Map<string, SkillDraft>,
  item: ListItem,
  spans: ResumeSpan[],
  finder: SkillLexicon,
  unstructured: boolean,
): void {
  const raw = item.text;
  const span: Span = item;
  const wholeLine = raw === item.line.text;
  const level = SKILL_LEVELS.find(([, pattern]) => pattern.test(raw))?.[0] ?? null;
  const bare = raw.replace(TRAILING_LEVEL, '').trim();
  if (bare === '' || /@|https?:|^\d+$/.test(bare)) return;
  const words = bare.split(/\s+/).length;
  const whole = finder.normalize(bare);
  const name = { start: span.start + raw.indexOf(bare), end: span.start + raw.indexOf(bare) + bare.length };
  // In a plain text the tagger's words are added later; "excellent proficiency in Tomcat" is told better by them.
  if (unstructured && coverage(spans, 'skill', name) > 0) return;
  if (whole) {
    addDraft(drafts, whole, bare, name, 'skills', 0.92, level);
    return;
  }
  const tagged = coverage(spans, 'skill', span) > 0.4;
  // Without a layout an item of a list is often the end of a sentence; what is a skill in it is tagged.
  if (unstructured) return;
  const bullet = wholeLine && (item.line.bullet || item.line.source.layout.box !== null);
  if (words <= (bullet ? MAX_LINE_WORDS : tagged ? MAX_ITEM_WORDS : 2) && !/[.!]$/.test(raw)) {
    const unknown: SkillRef = { name: bare, skillId: null, taxonomy: null, type: 'unknown' };
    addDraft(drafts, unknown, bare, name, 'skills', tagged ? 0.7 : 0.6, level);
    return;
  }
  const hits = finder.find(bare);
  // "Floor stripping and waxing": a short item is one skill in the person's own words.
  const only = hits.length === 1 && words <= MAX_ITEM_WORDS && !/[.!]$/.test(raw) ? hits[0] : undefined;
  if (only) return addDraft(drafts, only.skill, bare, name, 'skills', 0.75, level);
  for (const hit of hits) {
    const part = { start: name.start + hit.start, end: name.start + hit.end };
    addDraft(drafts, hit.skill, bare.slice(hit.start, hit.end), part, 'skills', 0.6, level);
  }
}

function addDraft(
  drafts: Map<string, SkillDraft>,
  ref: SkillRef,
  raw: string,
  span: Span,
  section: SkillSection,
  confidence: number,
  level: ResumeSkill['level'],
): void {
  const key = skillKey(ref);
  const known = drafts.get(key);
  if (known) {
    if (!known.skill.rawNames.includes(raw)) known.skill.rawNames.push(raw);
    if (!known.skill.foundIn.includes(section)) known.skill.foundIn.push(section);
    known.skill.confidence = Math.max(known.skill.confidence, confidence);
    known.skill.level ??= level;
    known.spans.push(span);
    return;
  }
  const skill: ResumeSkill = {
    name: ref.name,
    rawNames: [raw],
    skillId: ref.skillId,
    taxonomy: ref.taxonomy,
    type: ref.type,
    level,
    monthsUsed: null,
    lastUsed: null,
    foundIn: [section],
    confidence,
  };
  drafts.set(key, { skill, spans: [span] });
}

/**
 * Writes into each position the skills its lines name, and into each skill how many months it was used (overlapping
 * positions count once) and until when.
 */
export function linkSkillsToWork(
  skills: ResumeSkill[],
  work: WorkDraft[],
  finder: SkillLexicon,
  today: string,
): void {
  const monthsOf = new Map<ResumeSkill, Set<number>>();
  const byKey = new Map(skills.map((skill) => [skill.skillId ?? foldText(skill.name), skill]));
  for (const { item, body, header } of work) {
    const names = new Set<string>();
    const interval = item.months === null ? null : monthInterval(item, today);
    for (const line of [...header, ...body]) {
      for (const { skill: ref } of finder.find(line.text)) {
        const skill = byKey.get(ref.skillId ?? foldText(ref.name));
        if (!skill || names.has(skill.name)) continue;
        names.add(skill.name);
        if (interval) addMonths(monthsOf, skill, interval);
        const last = item.endDate;
        if (!item.isCurrent && last !== null && (skill.lastUsed === null || last > skill.lastUsed))
          skill.lastUsed = last;
      }
    }
    item.skills = [...names];
  }
  for (const [skill, months] of monthsOf) skill.monthsUsed = months.size;
}

function addMonths(
  monthsOf: Map<ResumeSkill, Set<number>>,
  skill: ResumeSkill,
  { first, last }: { first: number; last: number },
): void {
  const months = monthsOf.get(skill) ?? new Set<number>();
  for (let month = first; month <= last; month += 1) months.add(month);
  monthsOf.set(skill, months);
}
