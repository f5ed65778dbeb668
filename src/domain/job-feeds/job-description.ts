import type { ParsedJobDescription } from '../parsing/parsed-job-description';
import { escapeMarkup } from '../text/markup';

type Posting = Omit<ParsedJobDescription, 'meta'>;

/** The sections of a posting, in the order in which postings usually have them. Sections without items are left out. */
function sections(posting: Posting): [heading: string, items: readonly string[]][] {
  const { schedule } = posting;
  const all: [string, readonly string[]][] = [
    ['Responsibilities', posting.responsibilities],
    ['Requirements', posting.requiredQualifications],
    ['Preferred qualifications', posting.preferredQualifications],
    [
      'Required skills',
      unlessQualified(
        posting,
        posting.requiredSkills.map(({ name }) => name),
      ),
    ],
    [
      'Preferred skills',
      unlessQualified(
        posting,
        posting.preferredSkills.map(({ name }) => name),
      ),
    ],
    ['Required certifications', [...posting.requiredCertifications, ...posting.licenses]],
    ['Preferred certifications', posting.preferredCertifications],
    ['Schedule', schedule.raw === null ? [] : [schedule.raw]],
    ['Physical requirements', posting.physicalRequirements],
    ['Benefits', posting.benefits.map(({ name }) => name)],
  ];
  return all.filter(([, items]) => items.length > 0);
}

/** Skills are listed only if no sentence of the posting names them. */
function unlessQualified(posting: Posting, skills: readonly string[]): readonly string[] {
  return posting.requiredQualifications.length + posting.preferredQualifications.length > 0 ? [] : skills;
}

/** True if the posting states more than its title. */
export function hasDescription(posting: Posting): boolean {
  return (posting.summary ?? '').trim() !== '' || sections(posting).length > 0;
}

/** The text of a posting as simple HTML: paragraphs, headings and lists. Empty if the posting has the title alone. */
export function htmlDescription(posting: Posting): string {
  const summary = (posting.summary ?? '')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim())}</p>`);
  const lists = sections(posting).map(
    ([heading, items]) =>
      `<h3>${heading}</h3><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`,
  );
  return [...summary, ...lists].join('');
}
