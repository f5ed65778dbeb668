import type { ParsedResume, WorkItem } from '../parsed-resume';
import { extractAwards, extractProjects, extractReferences } from './fields/small-sections';
import { extractCertifications } from './fields/certifications/certifications';
import { certificationLines } from './fields/certifications/certification-lines';
import { extractLanguages } from './fields/languages/spoken-languages';
import { linkSkillsToWork } from './fields/skills/skill-usage';
import { addOccupations } from './fields/work/occupations';
import type { WorkDraft } from './fields/work/work-draft';
import { basicsEvidence } from './outcome/basics-evidence';
import { computeTotals } from './outcome/totals';
import { linesOf, sectionsOf } from './segmentation/section-lookup';
import type { SegmentedResume } from './segmented-resume';
import type { ExtractionStrategy } from './strategies/extraction-strategy';

export type ExtractedResumeFields = Omit<ParsedResume, 'meta'>;

/** All fields of a resume. The strategy extracts what depends on the layout. */
export function extractFields(resume: SegmentedResume, strategy: ExtractionStrategy): ExtractedResumeFields {
  const { source, sections, candidate, today } = resume;
  const entries = strategy.extractEntries(resume);
  linkSkillsToWork(entries.skills, entries.work, today);
  const work = sortNewestFirst(entries.work);
  addOccupations(work);
  const basics = { ...candidate.basics, label: entries.headline ?? candidate.basics.label };
  const education = entries.education.sort((a, b) => sortKey(b).localeCompare(sortKey(a)));
  return {
    basics: { ...basics, evidence: basicsEvidence(basics, source) },
    skills: entries.skills,
    certifications: extractCertifications(source, certificationLines(source, sections)),
    languages: extractLanguages(source, {
      languageLines: linesOf(sections, 'languages'),
      otherLines: linesOf(sections, 'header', 'summary', 'skills', 'personal', 'other', 'objective'),
      skillLines: linesOf(sections, 'skills'),
      labelledLines: linesOf(sections, 'work', 'education', 'certifications', 'awards'),
    }),
    work,
    education,
    volunteer: sortNewestFirst(entries.volunteer),
    projects: sectionsOf(sections, 'projects').flatMap((section) => extractProjects(section.lines)),
    awards: extractAwards(linesOf(sections, 'awards')),
    references: extractReferences(linesOf(sections, 'references')),
    totals: computeTotals(work, education, today),
  };
}

/** Current positions first, then by end, then by start; undated ones keep their place at the end. */
function sortNewestFirst(drafts: WorkDraft[]): WorkItem[] {
  return drafts
    .map(({ item }) => item)
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || sortKey(b).localeCompare(sortKey(a)));
}

function sortKey(item: { startDate: string | null; endDate: string | null }): string {
  return `${item.endDate ?? item.startDate ?? ''}|${item.startDate ?? ''}`;
}
