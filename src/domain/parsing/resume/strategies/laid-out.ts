import { extractEducation } from '../fields/education/education';
import { extractEducationProse } from '../fields/education/education-prose';
import { extractEducationSentences } from '../fields/education/education-sentences';
import { listsCertificationsOnly } from '../fields/certifications/certifications';
import { joinSeparateLists } from '../fields/education/separate-lists';
import { nameSpans } from '../fields/skills/name-spans';
import { skillAreas } from '../fields/skills/skill-areas';
import { skillLinesOfSentences } from '../fields/skills/skill-sentences';
import { extractSkills } from '../fields/skills/skills';
import { extractAllWork } from '../fields/work/all-work';
import { extractWork } from '../fields/work/work';
import { readGridsByColumn } from '../segmentation/cell-grid';
import { linesOf, sectionsOf } from '../segmentation/section-lookup';
import { divideMixedLists } from '../segmentation/mixed-lists';
import type { ResumeLine } from '../segmentation/resume-lines';
import { assignUnheadedEntries } from '../segmentation/unheaded-entries';
import { isEnglish } from '../../text/language-detector';
import type { ExtractionStrategy } from './extraction-strategy';

/** False for a line of certifications between the schools, as under "Education and training". */
function mayNameSchool(line: ResumeLine): boolean {
  return line.bullet || !listsCertificationsOnly(line);
}

/**
 * Extracts entries by rules of layout. The rules alone perform better if the layout is certain; for scanned pages the
 * tagger assists.
 */
export const laidOutStrategy: ExtractionStrategy = {
  calibration: 'laidOut',
  completeSections: (sections) => divideMixedLists(assignUnheadedEntries(sections)),

  *extractEntries(resume) {
    const { source, sections, language, today, document, roles } = resume;
    const hasOcrPages = document.pages.some((page) => page.source === 'vision');
    const spans = hasOcrPages ? yield* resume.taggedSpans() : [];
    const draftsByRules = extractAllWork(source, sections, spans, today, roles);
    // If the rules find no position, they do not know the layout.
    const work =
      draftsByRules.length > 0 || spans.length > 0
        ? draftsByRules
        : extractAllWork(source, sections, yield* resume.taggedSpans(), today, roles);
    yield;
    const volunteer = sectionsOf(sections, 'volunteer').flatMap((section) =>
      extractWork(source, section.lines, spans, today),
    );
    const educationBySections = joinSeparateLists(
      sectionsOf(sections, 'education').map((section) =>
        extractEducation(source, section.lines.filter(mayNameSchool), spans),
      ),
    );
    // A resume written as prose has no section for its schools.
    const aboutPerson = linesOf(sections, 'header', 'summary', 'objective', 'other');
    const extractProse = isEnglish(language) ? extractEducationSentences : extractEducationProse;
    const education =
      educationBySections.length > 0 ? educationBySections : extractProse(source, aboutPerson);
    yield;
    const listedLines = readGridsByColumn(linesOf(sections, 'skills'));
    const skillSources = {
      skillLines:
        listedLines.length > 0
          ? listedLines
          : skillLinesOfSentences(
              source,
              linesOf(sections, 'header', 'summary', 'objective', 'other', 'education', 'certifications'),
            ),
      areas: skillAreas(sections),
      names: nameSpans(resume, [...work, ...volunteer]),
      language,
    };
    const skillsByRules = extractSkills(source, { ...skillSources, spans: [] });
    yield;
    // A resume without a list of skills names them in sentences, where only the tagger finds them.
    const skills =
      skillsByRules.length > 0
        ? skillsByRules
        : extractSkills(source, { ...skillSources, spans: yield* resume.taggedSpans() });
    return { headline: null, work, volunteer, education, skills };
  },
};
