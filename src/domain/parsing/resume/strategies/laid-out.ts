import { extractEducation } from '../fields/education/education';
import { nameSpans } from '../fields/skills/name-spans';
import { skillAreas } from '../fields/skills/skill-areas';
import { extractSkills } from '../fields/skills/skills';
import { extractAllWork } from '../fields/work/all-work';
import { extractWork } from '../fields/work/work';
import { linesOf, sectionsOf } from '../segmentation/section-lookup';
import { assignUnheadedEntries } from '../segmentation/unheaded-entries';
import type { ExtractionStrategy } from './extraction-strategy';

/** Rules of layout. Where the layout is certain they do better alone; the tagger helps where it is not. */
export const laidOutStrategy: ExtractionStrategy = {
  calibration: 'laidOut',
  completeSections: assignUnheadedEntries,

  extractEntries(resume) {
    const { source, sections, today, document } = resume;
    const hasOcrPages = document.pages.some((page) => page.source === 'vision');
    const spans = hasOcrPages ? resume.taggedSpans() : [];
    const found = extractAllWork(source, sections, spans, today);
    // Rules that find no position at all have met a layout they do not know.
    const work =
      found.length > 0 || spans.length > 0
        ? found
        : extractAllWork(source, sections, resume.taggedSpans(), today);
    const volunteer = sectionsOf(sections, 'volunteer').flatMap((section) =>
      extractWork(source, section.lines, spans, today),
    );
    const education = sectionsOf(sections, 'education').flatMap((section) =>
      extractEducation(source, section.lines, spans),
    );
    const skillSources = {
      listed: linesOf(sections, 'skills'),
      areas: skillAreas(sections),
      names: nameSpans(resume, work),
    };
    const listed = extractSkills(source, { ...skillSources, spans: [] });
    // A resume without a list of skills names them in sentences, where only the tagger finds them.
    const skills =
      listed.length > 0 ? listed : extractSkills(source, { ...skillSources, spans: resume.taggedSpans() });
    return { headline: null, work, volunteer, education, skills };
  },
};
