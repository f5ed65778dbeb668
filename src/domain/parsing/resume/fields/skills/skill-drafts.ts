import type { SkillLexicon, SkillRef } from '../../../../skills';
import type { ResumeSkill, SkillSection } from '../../../parsed-resume';
import { foldText } from '../../../text/normalize';
import { evidenceAt, type SourceText, type Span } from '../../../text/source-text';
import type { ListItem } from '../../segmentation/list-items';
import type { ResumeSpan } from '../../tagger/resume-spans';
import type { SkillArea } from './skill-areas';
import { countWords } from '../../../text/word-count';

/** Skills by key, each with the places where it is named. */
export type SkillDrafts = Map<string, SkillDraft>;

interface SkillDraft {
  skill: ResumeSkill;
  spans: Span[];
}

/** One mention of a skill. */
interface SkillMention {
  ref: SkillRef;
  /** As written. */
  raw: string;
  span: Span;
  section: SkillSection;
  confidence: number;
  level?: ResumeSkill['level'];
}

const MAX_EVIDENCE = 5;
const SKILL_LEVELS: [NonNullable<ResumeSkill['level']>, RegExp][] = [
  ['expert', /\b(?:expert|mastery)\b/i],
  ['advanced', /\b(?:advanced|highly proficient|extensive)\b/i],
  ['intermediate', /\b(?:intermediate|proficient|working knowledge)\b/i],
  ['beginner', /\b(?:beginner|basic|novice|elementary|familiar(?:ity)?)\b/i],
];
const TRAILING_LEVEL =
  /\s*(?:[([](?:expert|advanced|intermediate|proficient|beginner|basic|novice|less than \d+ years?|\d+\+? ?(?:years?|yrs?)[^)\]]*)[)\]]|[-–:]\s*(?:expert|advanced|intermediate|proficient|beginner|basic|novice|\d+\+? ?(?:years?|yrs?)[^,]*)|\s+(?:native|fluent|conversational|\d{1,3} ?%))\s*$/i;

/** Skills with the same key are one skill. */
export function skillKey(skill: SkillRef): string {
  return skill.skillId ?? foldText(skill.name);
}

/** Adds a mention to the skill it names. */
export function addDraft(
  drafts: SkillDrafts,
  { ref, raw, span, section, confidence, level = null }: SkillMention,
): void {
  const key = skillKey(ref);
  const existing = drafts.get(key);
  if (existing) {
    if (!existing.skill.rawNames.includes(raw)) existing.skill.rawNames.push(raw);
    if (!existing.skill.foundIn.includes(section)) existing.skill.foundIn.push(section);
    existing.skill.confidence = Math.max(existing.skill.confidence, confidence);
    existing.skill.level ??= level;
    existing.spans.push(span);
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

/** Returns the level of a skill that a text names. */
export function skillLevelOf(text: string): ResumeSkill['level'] {
  return SKILL_LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An item of a list of skills without its level, and the skill that the map has under that name. */
export interface ListedSkill {
  name: string;
  span: Span;
  words: number;
  level: ResumeSkill['level'];
  ref: SkillRef | null;
}

/** Returns null for an item that names no skill, such as an address or a number. */
export function listedSkill(item: ListItem, finder: SkillLexicon): ListedSkill | null {
  const raw = item.text;
  const level = skillLevelOf(raw);
  const written = raw.replace(TRAILING_LEVEL, '').trim();
  const isRead = item.line.source.layout.runs.some(({ confidence }) => confidence < 1);
  const name = isRead ? withoutLostLabel(written, finder) : written;
  if (name === '' || /@|https?:|^\d+$/.test(name)) return null;
  const start = item.start + raw.indexOf(name);
  return {
    name: isRead ? withDigit(name, finder) : name,
    span: { start, end: start + name.length },
    words: countWords(name),
    level,
    ref: finder.normalize(name),
  };
}

/** Labels of groups of skills. */
const GROUP_LABEL =
  /^(?:(?:programming|web|cloud|data|software|office|design|mobile|machine learning|front-?end|back-?end)\s)?(?:languages|databases?|development|technologies|frameworks|libraries|tools|platforms|systems|skills|software)\s+(?=\p{Lu})/iu;

/** "MySQL" of "Databases MySQL": OCR does not see the dash between a label and its first item. */
function withoutLostLabel(text: string, finder: SkillLexicon): string {
  const rest = text.replace(GROUP_LABEL, '');
  return rest !== text && finder.normalize(text) === null && finder.normalize(rest) !== null ? rest : text;
}

/** "HTML5" for "HTMLS", which OCR cannot tell apart. */
function withDigit(text: string, finder: SkillLexicon): string {
  if (!/^\p{Lu}{2,}S$/u.test(text)) return text;
  const digit = `${text.slice(0, -1)}5`;
  const skill = finder.normalize(digit);
  return skill !== null && skill.skillId === finder.normalize(text)?.skillId ? digit : text;
}

interface TaggedSkillOptions {
  source: SourceText;
  areas: readonly SkillArea[];
  spans: readonly ResumeSpan[];
  finder: SkillLexicon;
  /** Longer spans are sentences. */
  maxWords: number;
}

/** Adds the spans that the tagger classifies as skills, whether or not the skills map contains them. */
export function addTaggedSkills(
  drafts: SkillDrafts,
  { source, areas, spans, finder, maxWords }: TaggedSkillOptions,
): void {
  for (const { section, lines } of areas) {
    const from = lines[0]?.start ?? 0;
    const to = lines.at(-1)?.end ?? 0;
    for (const span of spans) {
      if (span.kind !== 'skill' || span.start < from || span.end > to) continue;
      const raw = source.raw.slice(span.start, span.end);
      if (countWords(raw) > maxWords || !/\p{L}|\d/u.test(raw)) continue;
      const ref = finder.normalize(raw) ?? unknownSkill(raw);
      addDraft(drafts, { ref, raw, span, section, confidence: ref.skillId === null ? 0.5 : 0.7 });
    }
  }
}

/** Makes a skill from the words of the candidate. */
export function unknownSkill(name: string): SkillRef {
  return { name, skillId: null, taxonomy: null, type: 'unknown' };
}

/** Converts the collected skills, with their evidence. */
export function toSkills(drafts: SkillDrafts, source: SourceText): ResumeSkill[] {
  return [...drafts.values()].map(({ skill, spans: places }) => ({
    ...skill,
    evidence: places.slice(0, MAX_EVIDENCE).map((span) => evidenceAt(source, span.start, span.end)),
  }));
}
