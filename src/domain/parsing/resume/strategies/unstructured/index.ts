import { extractEducation } from '../../fields/education/education';
import { skillAreas } from '../../fields/skills/skill-areas';
import { extractAllWork } from '../../fields/work/all-work';
import { extractWork } from '../../fields/work/work';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf, sectionsOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { ExtractionStrategy } from '../extraction-strategy';
import type { TaggedText } from './tagged-text';
import { extractUnstructuredEducation } from './unstructured-education';
import { extractUnstructuredHeadline } from './unstructured-headline';
import { extractUnstructuredSkills } from './unstructured-skills';
import { extractUnstructuredWork } from './unstructured-work';

/** Number of first lines that name the candidate and no position. */
const HEAD_LINES = 3;

/**
 * Extracts entries with the tagger; the rules only propose them. Without a layout, only the words tell what a line is.
 */
export const unstructured: ExtractionStrategy = {
  calibration: 'unstructured',
  completeSections: (sections) => sections,

  *extractEntries({ document, source, sections, language, today, taggedSpans }) {
    const spans = yield* taggedSpans();
    yield;
    const text: TaggedText = {
      source,
      spans,
      flattened: document.pages.some((page) => page.flattened === true),
    };
    const positions = workLines(sections);
    const schools = linesOf(sections, 'education')
      .concat(linesOf(sections, 'header'))
      .concat(linesOf(sections, 'other'));
    const headline = extractUnstructuredHeadline(source, sections, spans);
    const drafts = extractAllWork(source, sections, spans, today, null);
    yield;
    const work = extractUnstructuredWork(text, {
      lines: positions,
      otherLines: linesOutside(sections, positions),
      drafts,
      today,
    });
    const volunteer = sectionsOf(sections, 'volunteer').flatMap((section) =>
      extractWork(source, section.lines, spans, today),
    );
    yield;
    const education = extractUnstructuredEducation(text, {
      lines: schools,
      otherLines: linesOutside(sections, schools),
      items: sectionsOf(sections, 'education').flatMap((section) =>
        extractEducation(source, section.lines, spans),
      ),
    });
    yield;
    const skills = extractUnstructuredSkills(source, {
      listed: linesOf(sections, 'skills'),
      areas: skillAreas(sections),
      spans,
      language,
    });
    return { headline, work, volunteer, education, skills };
  },
};

/**
 * Returns the lines that may contain positions. A text without a work section may state them anywhere except in its
 * lists.
 */
function workLines(sections: ResumeSection[]): ResumeLine[] {
  const linesOfWorkSections = linesOf(sections, 'work');
  if (linesOfWorkSections.length > 0) return linesOfWorkSections;
  return [...linesOf(sections, 'header').slice(HEAD_LINES), ...linesOf(sections, 'other')];
}

/** Returns the lines about the candidate except the given ones. */
function linesOutside(sections: ResumeSection[], lines: ResumeLine[]): ResumeLine[] {
  const excludedLines = new Set(lines);
  return sections
    .filter(
      ({ kinds: [kind], lines: sectionLines }) =>
        kind !== 'volunteer' && (kind !== 'references' || hasDateRange(sectionLines)),
    )
    .flatMap((section) => section.lines)
    .filter((line) => !excludedLines.has(line));
}

/** References have no date ranges, so an entry with one belongs to a section whose heading is missing. */
function hasDateRange(lines: ResumeLine[]): boolean {
  return lines.some(({ dates }) => dates.some(({ range }) => range));
}
