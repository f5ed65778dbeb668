import type { WorkItem } from '../parsed-resume';
import type { StatedResume } from './stated-resume';

/**
 * Writes what a document states as the text of a resume: for documents without a text of their own. The parser reads
 * skills and the like from its prose, and evidence refers to it.
 */
export function textOfStatedResume(stated: StatedResume): string {
  const { basics } = stated;
  const head = [
    basics.name,
    basics.label,
    ...basics.emails,
    ...basics.phones.map(({ raw }) => raw),
    basics.location?.raw,
    basics.url,
    ...basics.profiles.map(({ url }) => url),
  ];
  const blocks = [
    lines(head),
    section('Summary', [lines([basics.summary, basics.objective])]),
    section('Work Experience', stated.work.map(position)),
    section(
      'Education',
      stated.education.map((item) =>
        lines([
          [item.studyType, item.area].filter(Boolean).join(', '),
          lineOf([item.institution, item.location?.raw, period(item)]),
          item.score,
          ...item.courses.map(bullet),
        ]),
      ),
    ),
    section('Volunteer Experience', stated.volunteer.map(position)),
    section(
      'Projects',
      stated.projects.map((item) =>
        lines([
          lineOf([item.name, period(item)]),
          item.url,
          item.description,
          ...item.highlights.map(bullet),
          item.keywords.join(', '),
        ]),
      ),
    ),
    section('Skills', [lines(stated.skills.map((skill) => skill.rawNames.join(', ')))]),
    section('Certifications', [
      lines(
        stated.certifications.map((item) => lineOf([item.name, item.issuer, item.licenseNumber, item.date])),
      ),
    ]),
    section('Languages', [
      lines(stated.languages.map(({ language, cefr, fluency }) => lineOf([language, cefr ?? fluency]))),
    ]),
    section('Awards', [
      lines(stated.awards.flatMap((item) => [lineOf([item.title, item.awarder, item.date]), item.summary])),
    ]),
    section(
      'References',
      stated.references.map((item) =>
        lines([lineOf([item.name, item.position]), item.email, item.phone, item.reference]),
      ),
    ),
    section('Other', [lines(stated.prose)]),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function position(item: WorkItem): string {
  const head = lineOf([item.position, item.name, item.location?.raw, period(item)]);
  return lines([head, item.url, item.summary, ...item.highlights.map(bullet)]);
}

function period({
  startDate,
  endDate,
  isCurrent = false,
}: Pick<WorkItem, 'startDate' | 'endDate'> & { isCurrent?: boolean }): string {
  if (startDate === null) return endDate ?? '';
  if (isCurrent) return `${startDate} – Present`;
  return endDate === null || endDate === startDate ? startDate : `${startDate} – ${endDate}`;
}

function section(heading: string, blocks: readonly string[]): string {
  const filled = blocks.filter((block) => block !== '');
  return filled.length === 0 ? '' : [heading, filled.join('\n\n')].join('\n');
}

function lines(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n');
}

function lineOf(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
}

function bullet(text: string): string {
  return `• ${text}`;
}
