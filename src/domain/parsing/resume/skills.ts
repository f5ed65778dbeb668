import type { ResumeSkill, SkillSection } from '../parsed-resume';
import { fold } from '../text/normalise';
import { evidenceAt, type SourceText, type Span } from '../text/source-text';
import { overlapping, SpanIndex } from '../text/span-index';
import type { SkillLexicon, SkillRef } from '../../skills';
import { coverage, type TaggedSpan } from './tagger/resume-spans';
import { listItems, type ListItem } from './list-items';
import { monthInterval } from './months';
import type { ResumeLine } from './resume-lines';
import type { WorkDraft } from './work';

/** Where in the resume a stretch of lines belongs, for `foundIn`. */
export interface SkillArea {
  section: SkillSection;
  lines: ResumeLine[];
}

interface Draft {
  skill: ResumeSkill;
  spans: Span[];
}

/** Items of more words are sentences, searched for the skills they name. */
const MAX_ITEM_WORDS = 4;
const MAX_LINE_WORDS = 6;
/** In a plain text the tagger knows where a skill ends. */
const MAX_TOLD_WORDS = 8;
/** From this many listed skills on, the list is taken for complete. */
const FULL_LIST = 4;
/** A tool named in running text by somebody who lists skills and left it out. */
const BESIDE_LIST = 0.3;
const EVIDENCE_LIMIT = 5;
const LEVELS: [NonNullable<ResumeSkill['level']>, RegExp][] = [
  ['expert', /\b(?:expert|mastery)\b/i],
  ['advanced', /\b(?:advanced|highly proficient|extensive)\b/i],
  ['intermediate', /\b(?:intermediate|proficient|working knowledge)\b/i],
  ['beginner', /\b(?:beginner|basic|novice|elementary|familiar(?:ity)?)\b/i],
];
const LEVEL_TAIL =
  /\s*(?:[([](?:expert|advanced|intermediate|proficient|beginner|basic|novice|less than \d+ years?|\d+\+? ?(?:years?|yrs?)[^)\]]*)[)\]]|[-–:]\s*(?:expert|advanced|intermediate|proficient|beginner|basic|novice|\d+\+? ?(?:years?|yrs?)[^,]*))\s*$/i;

/**
 * Skills listed under a heading, and skills named elsewhere. A list of its own is what the person claims: beside one,
 * running text adds tools only; without one, it is all there is. In a `plain` text the tagger decides. `names` are
 * stretches that name a person, an address or an employer, where no word means a skill.
 */
export function readSkills(
  source: SourceText,
  listed: ResumeLine[],
  areas: SkillArea[],
  spans: TaggedSpan[],
  finder: SkillLexicon,
  plain: boolean,
  names: readonly Span[] = [],
): ResumeSkill[] {
  const drafts = new Map<string, Draft>();
  for (const item of listItems(listed)) addListed(drafts, item, spans, finder, plain);
  const complete = drafts.size >= FULL_LIST;
  const named = new SpanIndex(names);
  for (const area of plain ? [] : areas) {
    for (const line of area.lines) {
      for (const hit of finder.find(line.text)) {
        // A part of an address: "example.net".
        if (/[\w-][.@]$/.test(line.text.slice(Math.max(0, hit.start - 2), hit.start))) continue;
        const span = { start: line.start + hit.start, end: line.start + hit.end };
        if (named.overlaps(span) || overlapping(line.dates, span).length > 0 || isOther(line.text, hit))
          continue;
        const known = drafts.has(keyOf(hit.skill));
        const tagged = coverage(spans, 'skill', span) > 0.5;
        if (!known && !addsSkill(hit.skill, area.section, complete, tagged)) continue;
        const confidence = tagged ? 0.75 : hit.skill.type !== 'tool' ? 0.35 : complete ? BESIDE_LIST : 0.6;
        add(drafts, hit.skill, source.raw.slice(span.start, span.end), span, area.section, confidence, null);
      }
    }
  }
  const listing = { section: 'skills' as const, lines: listed };
  const told = areas.filter(({ section }) => plain || !complete || section === 'summary');
  addTagged(source, drafts, [listing, ...told], spans, finder, plain ? MAX_TOLD_WORDS : MAX_ITEM_WORDS);
  return [...drafts.values()].map(({ skill, spans: places }) => ({
    ...skill,
    evidence: places.slice(0, EVIDENCE_LIMIT).map((span) => evidenceAt(source, span.start, span.end)),
  }));
}

/** "AWS D1.1" is a welding code, "Electronics Assembler" a post, "Work permit: yes" no skill. */
function isOther(text: string, hit: Span): boolean {
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
  drafts: Map<string, Draft>,
  areas: SkillArea[],
  spans: TaggedSpan[],
  finder: SkillLexicon,
  most: number,
): void {
  for (const { section, lines } of areas) {
    const from = lines[0]?.start ?? 0;
    const to = lines.at(-1)?.end ?? 0;
    for (const span of spans) {
      if (span.kind !== 'skill' || span.start < from || span.end > to) continue;
      const raw = source.raw.slice(span.start, span.end);
      if (raw.split(/\s+/).length > most || !/\p{L}|\d/u.test(raw)) continue;
      const skill = finder.normalise(raw) ?? { name: raw, skillId: null, taxonomy: null, type: 'unknown' };
      add(drafts, skill, raw, span, section, skill.skillId === null ? 0.5 : 0.7, null);
    }
  }
}

/** Whether a skill named in running text is reported although no list names it. */
function addsSkill({ type }: SkillRef, section: SkillSection, complete: boolean, tagged: boolean): boolean {
  if (type === 'language' || type === 'certification') return false;
  if (tagged || type === 'tool') return true;
  return !complete && (type === 'hard' ? section === 'work' || section === 'other' : false);
}

function keyOf(skill: SkillRef): string {
  return skill.skillId ?? fold(skill.name);
}

function addListed(
  drafts: Map<string, Draft>,
  item: ListItem,
  spans: TaggedSpan[],
  finder: SkillLexicon,
  plain: boolean,
): void {
  const raw = item.text;
  const span: Span = item;
  const wholeLine = raw === item.line.text;
  const level = LEVELS.find(([, pattern]) => pattern.test(raw))?.[0] ?? null;
  const bare = raw.replace(LEVEL_TAIL, '').trim();
  if (bare === '' || /@|https?:|^\d+$/.test(bare)) return;
  const words = bare.split(/\s+/).length;
  const whole = finder.normalise(bare);
  const name = { start: span.start + raw.indexOf(bare), end: span.start + raw.indexOf(bare) + bare.length };
  // In a plain text the tagger's words are added later; "excellent proficiency in Tomcat" is told better by them.
  if (plain && coverage(spans, 'skill', name) > 0) return;
  if (whole) {
    add(drafts, whole, bare, name, 'skills', 0.92, level);
    return;
  }
  const tagged = coverage(spans, 'skill', span) > 0.4;
  // Without a layout an item of a list is often the end of a sentence; what is a skill in it is tagged.
  if (plain) return;
  const bullet = wholeLine && (item.line.bullet || item.line.source.layout.box !== null);
  if (words <= (bullet ? MAX_LINE_WORDS : tagged ? MAX_ITEM_WORDS : 2) && !/[.!]$/.test(raw)) {
    const unknown: SkillRef = { name: bare, skillId: null, taxonomy: null, type: 'unknown' };
    add(drafts, unknown, bare, name, 'skills', tagged ? 0.7 : 0.6, level);
    return;
  }
  const hits = finder.find(bare);
  // "Floor stripping and waxing": a short item is one skill in the person's own words.
  const only = hits.length === 1 && words <= MAX_ITEM_WORDS && !/[.!]$/.test(raw) ? hits[0] : undefined;
  if (only) return add(drafts, only.skill, bare, name, 'skills', 0.75, level);
  for (const hit of hits) {
    const part = { start: name.start + hit.start, end: name.start + hit.end };
    add(drafts, hit.skill, bare.slice(hit.start, hit.end), part, 'skills', 0.6, level);
  }
}

function add(
  drafts: Map<string, Draft>,
  ref: SkillRef,
  raw: string,
  span: Span,
  section: SkillSection,
  confidence: number,
  level: ResumeSkill['level'],
): void {
  const key = keyOf(ref);
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
export function tieSkillsToWork(
  skills: ResumeSkill[],
  work: WorkDraft[],
  finder: SkillLexicon,
  today: string,
): void {
  const monthsOf = new Map<ResumeSkill, Set<number>>();
  const byKey = new Map(skills.map((skill) => [skill.skillId ?? fold(skill.name), skill]));
  for (const { item, body, header } of work) {
    const names = new Set<string>();
    const interval = item.months === null ? null : monthInterval(item, today);
    for (const line of [...header, ...body]) {
      for (const { skill: ref } of finder.find(line.text)) {
        const skill = byKey.get(ref.skillId ?? fold(ref.name));
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
