import { skillLexicon } from '../../../../skills';
import type { ResumeSkill } from '../../../parsed-resume';
import type { SourceText } from '../../../text/source-text';
import type { SkillArea } from '../../fields/skills/skill-areas';
import {
  addDraft,
  addTaggedSkills,
  listedSkill,
  toSkills,
  type SkillDrafts,
} from '../../fields/skills/skill-drafts';
import { listItems } from '../../segmentation/list-items';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { coverage, type ResumeSpan } from '../../tagger/resume-spans';

/** The tagger detects where a skill ends, so it may return longer skills than the rules. */
const MAX_WORDS = 8;

/**
 * Extracts the skills of a text without layout: list items in the skills map that the tagger misses, then all spans
 * tagged as skills. Other items of a list are often the end of a sentence.
 */
export function extractUnstructuredSkills(
  source: SourceText,
  listed: ResumeLine[],
  areas: readonly SkillArea[],
  spans: ResumeSpan[],
): ResumeSkill[] {
  const finder = skillLexicon();
  const drafts: SkillDrafts = new Map();
  for (const item of listItems(listed)) {
    const skill = listedSkill(item, finder);
    // Tagged spans are added below, because they exclude words such as "excellent proficiency in".
    if (!skill?.ref || coverage(spans, 'skill', skill.span) > 0) continue;
    addDraft(drafts, {
      ref: skill.ref,
      raw: skill.name,
      span: skill.span,
      section: 'skills',
      confidence: 0.92,
      level: skill.level,
    });
  }
  const listing: SkillArea = { section: 'skills', lines: listed };
  addTaggedSkills(drafts, { source, areas: [listing, ...areas], spans, finder, maxWords: MAX_WORDS });
  return toSkills(drafts, source);
}
