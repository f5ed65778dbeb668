import { skillLexicon } from '../../../../skills';
import type { ResumeSkill } from '../../../parsed-resume';
import { isEnglish } from '../../../text/language-detector';
import type { SourceText } from '../../../text/source-text';
import type { SkillArea } from '../../fields/skills/skill-areas';
import {
  addDraft,
  addTaggedSkills,
  listedSkill,
  toSkills,
  unknownSkill,
  type SkillDrafts,
} from '../../fields/skills/skill-drafts';
import { listItems } from '../../segmentation/list-items';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';

/** The tagger detects where a skill ends, so it may return longer skills than the rules. */
const MAX_WORDS = 8;

/** Longer items of a list in another language are sentences. */
const MAX_ITEM_WORDS = 6;

interface UnstructuredSkills {
  /** Lines of the sections of skills. */
  listed: ResumeLine[];
  areas: readonly SkillArea[];
  spans: ResumeSpan[];
  /** ISO 639-1; null if unknown. */
  language: string | null;
}

/**
 * Extracts the skills of a text without layout: list items in the skills map that the tagger misses, then all spans
 * tagged as skills. Other items of an English list are often the end of a sentence. In another language, the tagger
 * does not know the words, so short items are skills.
 */
export function extractUnstructuredSkills(
  source: SourceText,
  { listed, areas, spans, language }: UnstructuredSkills,
): ResumeSkill[] {
  const finder = skillLexicon();
  const drafts: SkillDrafts = new Map();
  for (const item of listItems(listed)) {
    const skill = listedSkill(item, finder);
    // Tagged spans are added below, because they exclude words such as "excellent proficiency in".
    if (!skill || coverage(spans, 'skill', skill.span) > 0) continue;
    const isItem = !isEnglish(language) && skill.words <= MAX_ITEM_WORDS;
    const ref = skill.ref ?? (isItem ? unknownSkill(skill.name) : null);
    if (!ref) continue;
    const { name: raw, span, level } = skill;
    addDraft(drafts, { ref, raw, span, section: 'skills', confidence: skill.ref ? 0.92 : 0.5, level });
  }
  const listing: SkillArea = { section: 'skills', lines: listed };
  addTaggedSkills(drafts, { source, areas: [listing, ...areas], spans, finder, maxWords: MAX_WORDS });
  return toSkills(drafts, source);
}
