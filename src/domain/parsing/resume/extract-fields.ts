import type { Steps } from '../../steps';
import type { AwardItem, Certification, ParsedResume, ReferenceItem } from '../parsed-resume';
import type { SourceText } from '../text/source-text';
import { extractAwards, extractProjects, extractReferences } from './fields/small-sections';
import { extractCertifications } from './fields/certifications/certifications';
import { certificationTable } from './fields/certifications/certification-table';
import { certificationLines } from './fields/certifications/certification-lines';
import { extractLanguages } from './fields/languages/spoken-languages';
import { linkSkillsToWork } from './fields/skills/skill-usage';
import { addOccupation } from './fields/work/occupations';
import { basicsEvidence } from './outcome/basics-evidence';
import { withSectionEvidence } from './outcome/entry-evidence';
import { computeTotals } from './outcome/totals';
import { sortKey, sortNewestFirst } from './newest-first';
import { readGridsByColumn } from './segmentation/cell-grid';
import { linesOf, sectionsOf } from './segmentation/section-lookup';
import type { ResumeSection } from './segmentation/segment-sections';
import type { ResumeLine } from './segmentation/resume-lines';
import type { SegmentedResume } from './segmented-resume';
import type { ExtractionStrategy } from './strategies/extraction-strategy';

export type ExtractedResumeFields = Omit<ParsedResume, 'meta'>;

/** All fields of a resume, in steps. The strategy extracts what depends on the layout. */
export function* extractFields(
  resume: SegmentedResume,
  strategy: ExtractionStrategy,
): Steps<ExtractedResumeFields> {
  const { source, sections, candidate, today } = resume;
  const entries = yield* strategy.extractEntries(resume);
  yield;
  linkSkillsToWork(entries.skills, entries.work, today);
  const work = sortNewestFirst(entries.work.map(({ item }) => item));
  for (const item of work) {
    addOccupation(item);
    yield;
  }
  const basics = { ...candidate.basics, label: entries.headline ?? candidate.basics.label };
  const education = entries.education.sort((a, b) => sortKey(b).localeCompare(sortKey(a)));
  const certifications = certificationsOf(source, sections);
  yield;
  const languages = extractLanguages(source, {
    languageLines: readGridsByColumn(linesOf(sections, 'languages')),
    otherLines: linesOf(sections, 'header', 'summary', 'skills', 'personal', 'other', 'objective'),
    skillLines: linesOf(sections, 'skills'),
    labelledLines: linesOf(sections, 'work', 'education', 'certifications', 'awards'),
  });
  yield;
  return {
    basics: { ...basics, evidence: basicsEvidence(basics, source) },
    skills: entries.skills,
    certifications,
    languages,
    work,
    education,
    volunteer: sortNewestFirst(entries.volunteer.map(({ item }) => item)),
    projects: sectionsOf(sections, 'projects').flatMap(({ lines }) =>
      withSectionEvidence(source, lines, extractProjects(lines), (item) => [item.name, item.url]),
    ),
    awards: awardsOf(source, linesOf(sections, 'awards')),
    references: referencesOf(source, linesOf(sections, 'references')),
    totals: computeTotals(work, education, today),
  };
}

function certificationsOf(source: SourceText, sections: ResumeSection[]): Certification[] {
  const lines = certificationLines(source, sections);
  const table = certificationTable(source, lines);
  return table
    ? [...table.certifications, ...extractCertifications(source, table.others)]
    : extractCertifications(source, lines);
}

function awardsOf(source: SourceText, lines: ResumeLine[]): AwardItem[] {
  return withSectionEvidence(source, lines, extractAwards(lines), (item) => [item.title, item.awarder]);
}

function referencesOf(source: SourceText, lines: ResumeLine[]): ReferenceItem[] {
  return withSectionEvidence(source, lines, extractReferences(lines), (item) => [
    item.name,
    item.position,
    item.email,
  ]);
}
