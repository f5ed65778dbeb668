import { skillLexicon, type SkillLexicon, type SkillRef } from '../../../../skills';
import type { ResumeSkill, SkillSection } from '../../../parsed-resume';
import { isEnglish } from '../../../text/language-detector';
import type { SourceText, Span } from '../../../text/source-text';
import { overlapping, SpanIndex } from '../../../text/span-index';
import { listItems, type ListItem } from '../../segmentation/list-items';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';
import { isNoSkill } from './no-skill';
import { isOtherMeaning } from './other-meanings';
import type { SkillArea } from './skill-areas';
import {
  addDraft,
  addTaggedSkills,
  listedSkill,
  skillKey,
  toSkills,
  unknownSkill,
  type SkillDrafts,
} from './skill-drafts';

/** Items with more words are sentences, in which skills are searched for. */
const MAX_ITEM_WORDS = 4;
const MAX_LINE_WORDS = 6;
const MAX_UNKNOWN_WORDS = 2;
/** Words of an unknown item among others that commas separate. */
const MAX_LISTED_WORDS = 4;
/** The skills map and the tagger know few words of other languages. */
const MAX_FOREIGN_WORDS = 5;
/** Confidence of an unknown item in another language than English, where it says less about the item. */
const FOREIGN_ITEM_CONFIDENCE = 0.75;
/** Confidence of a skill that is a part of a longer item. */
const PART_CONFIDENCE = 0.55;
/** A list with at least this many skills is regarded as complete. */
const FULL_LIST_SIZE = 4;
/** Confidence of a tool named in running text of a resume whose list of skills omits it. */
const BESIDE_LIST_CONFIDENCE = 0.3;

/** The parts of a resume in which skills are searched for. */
export interface SkillSources {
  /** Lines under a heading for skills. */
  skillLines: ResumeLine[];
  areas: readonly SkillArea[];
  spans: ResumeSpan[];
  /** Spans of persons, addresses and employers. */
  names: readonly Span[];
  /** ISO 639-1 code of the document's language; null if unknown. */
  language: string | null;
}

/**
 * Extracts skills listed under a heading, and skills named elsewhere. A list of skills is what the candidate claims, so
 * with a list, running text adds only tools; without one, all skills come from running text.
 */
export function extractSkills(
  source: SourceText,
  { skillLines, areas, spans, names, language }: SkillSources,
): ResumeSkill[] {
  const finder = skillLexicon();
  const drafts: SkillDrafts = new Map();
  const maxWords = isEnglish(language) ? MAX_UNKNOWN_WORDS : MAX_FOREIGN_WORDS;
  const unknownConfidence = isEnglish(language) ? 0.6 : FOREIGN_ITEM_CONFIDENCE;
  const nameSpans = new SpanIndex(names);
  for (const item of listItems(skillLines))
    if (!nameSpans.overlaps(item)) addListed(drafts, item, { spans, finder, maxWords, unknownConfidence });
  const complete = drafts.size >= FULL_LIST_SIZE;
  for (const area of areas) {
    for (const line of area.lines)
      addSkillsOfText(drafts, line, { source, area, spans, finder, complete, nameSpans });
  }
  const listing: SkillArea = { section: 'skills', lines: skillLines };
  const summaries = areas.filter(({ section }) => !complete || section === 'summary');
  addTaggedSkills(drafts, {
    source,
    areas: [listing, ...summaries],
    spans,
    finder,
    maxWords: MAX_ITEM_WORDS,
  });
  return toSkills(drafts, source);
}

interface TextSkillOptions {
  source: SourceText;
  area: SkillArea;
  spans: ResumeSpan[];
  finder: SkillLexicon;
  /** True if the resume has a complete list of skills. */
  complete: boolean;
  nameSpans: SpanIndex;
}

/** Adds the skills named in running text. */
function addSkillsOfText(
  drafts: SkillDrafts,
  line: ResumeLine,
  { source, area, spans, finder, complete, nameSpans }: TextSkillOptions,
): void {
  for (const hit of finder.find(line.text)) {
    // The match is a part of an address: "example.net".
    if (/[\w-][.@]$/.test(line.text.slice(Math.max(0, hit.start - 2), hit.start))) continue;
    const span = { start: line.start + hit.start, end: line.start + hit.end };
    if (
      nameSpans.overlaps(span) ||
      overlapping(line.dates, span).length > 0 ||
      isOtherMeaning(line.text, hit)
    )
      continue;
    const repeated = drafts.has(skillKey(hit.skill));
    const tagged = coverage(spans, 'skill', span) > 0.5;
    if (!repeated && !addsSkill(hit.skill, area.section, complete, tagged)) continue;
    const confidence = tagged
      ? 0.75
      : hit.skill.type !== 'tool'
        ? 0.35
        : complete
          ? BESIDE_LIST_CONFIDENCE
          : 0.6;
    const raw = source.raw.slice(span.start, span.end);
    addDraft(drafts, { ref: hit.skill, raw, span, section: area.section, confidence });
  }
}

/** True if a skill that running text names is reported although no list names it. */
function addsSkill({ type }: SkillRef, section: SkillSection, complete: boolean, tagged: boolean): boolean {
  if (type === 'language' || type === 'certification') return false;
  if (tagged || type === 'tool') return true;
  return !complete && (type === 'hard' ? section === 'work' || section === 'other' : false);
}

interface ListedSkillOptions {
  spans: ResumeSpan[];
  finder: SkillLexicon;
  /** Maximum words of an item that neither the skills map nor the tagger knows. */
  maxWords: number;
  /** Confidence of such an item. */
  unknownConfidence: number;
}

function addListed(
  drafts: SkillDrafts,
  item: ListItem,
  { spans, finder, maxWords, unknownConfidence }: ListedSkillOptions,
): void {
  const listItem = listedSkill(item, finder);
  if (!listItem) return;
  const { name: raw, span, words, level, ref } = listItem;
  const section = 'skills';
  if (ref) {
    addDraft(drafts, { ref, raw, span, section, confidence: 0.92, level });
    return;
  }
  if (isNoSkill(raw)) return;
  const tagged = coverage(spans, 'skill', item) > 0.4;
  const wholeLine = item.text === item.line.text;
  const bullet = wholeLine && (item.line.bullet || item.line.source.layout.box !== null);
  const ended = /[.!]$/.test(item.text);
  const listedWords = item.listed ? MAX_LISTED_WORDS : maxWords;
  if (
    words <= (bullet ? MAX_LINE_WORDS : tagged ? MAX_ITEM_WORDS : Math.max(maxWords, listedWords)) &&
    !ended
  ) {
    addDraft(drafts, {
      ref: unknownSkill(raw),
      raw,
      span,
      section,
      confidence: tagged ? 0.7 : unknownConfidence,
      level,
    });
    return;
  }
  const hits = finder.find(raw).filter((hit) => !isOtherMeaning(raw, hit));
  // A short item such as "Floor stripping and waxing" is one skill in the candidate's own words.
  const isOneSkill = new Set(hits.map(({ skill }) => skillKey(skill))).size === 1;
  const only = isOneSkill && words <= MAX_ITEM_WORDS && !ended ? hits[0] : undefined;
  if (only) {
    addDraft(drafts, { ref: only.skill, raw, span, section, confidence: 0.75, level });
    return;
  }
  for (const hit of hits) {
    const part = { start: span.start + hit.start, end: span.start + hit.end };
    const text = raw.slice(hit.start, hit.end);
    addDraft(drafts, { ref: hit.skill, raw: text, span: part, section, confidence: PART_CONFIDENCE, level });
  }
}
