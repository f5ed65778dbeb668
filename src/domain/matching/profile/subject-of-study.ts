import type { ParsedJobDescription } from '../../parsing/parsed-job-description';
import { subjectSpans } from '../../parsing/posting/fields/skills/school-subjects';

const MAX_TEXT_LENGTH = 4_000;

/**
 * Returns a test for names that a posting mentions only among the subjects of a degree: "a degree in forestry, soil science
 * or a related field" asks for one subject, not for each of them.
 */
export function subjectsOfStudy(
  job: Pick<
    ParsedJobDescription,
    'title' | 'summary' | 'responsibilities' | 'requiredQualifications' | 'preferredQualifications'
  >,
): (names: readonly string[]) => boolean {
  const subjects: string[] = [];
  const others: string[] = [job.title, job.summary ?? '', ...job.responsibilities];
  for (const text of [...job.requiredQualifications, ...job.preferredQualifications]) {
    let from = 0;
    const searched = text.slice(0, MAX_TEXT_LENGTH);
    for (const { start, end } of subjectSpans(searched)) {
      if (start < from) continue;
      subjects.push(searched.slice(start, end));
      others.push(text.slice(from, start));
      from = end;
    }
    others.push(text.slice(from));
  }
  if (subjects.length === 0) return () => false;
  const inSubjects = subjects.join('\n').toLowerCase();
  const elsewhere = others.join('\n').toLowerCase();
  return (names) =>
    names.length > 0 &&
    names.every((name) => inSubjects.includes(name.toLowerCase()) && !elsewhere.includes(name.toLowerCase()));
}
