import { hasCertificationCue } from '../fields/certifications/certification-cue';
import { changeLine, cutTrimmedLine, type ResumeLine } from '../segmentation/resume-lines';
import type { ResumeSectionKind } from '../segmentation/section-kind';
import type { ResumeSection } from '../segmentation/segment-sections';
import { chanceOf, sumChances, type LineRoles } from './line-roles';
import { roleIndex, type Role } from './role';
import type { RatedPiece } from './role-model';

/** Least probability of a heading that the rules do not know. */
const MIN_HEADING = 0.4;
const SURE_HEADING = 0.75;
const HEADING_IN_BLOCK = 0.6;
/** Weight of running text in a section beside its values. */
const TEXT_WEIGHT = 0.3;
/** Least share of a section that is of one kind. */
const MIN_SHARE = 0.5;
/** Largest share of the kind that the heading names if the content is of another. */
const MAX_OWN_SHARE = 0.08;
const MIN_OTHER_SHARE = 0.75;

const ROLES_OF_KIND: readonly [ResumeSectionKind, readonly Role[]][] = [
  ['work', ['title', 'employer']],
  ['education', ['school', 'degree']],
  ['skills', ['skill']],
  ['certifications', ['certification']],
  ['languages', ['language']],
];
/** Sections whose kind the content may correct. */
const CORRECTABLE = new Set<ResumeSectionKind | undefined>([
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'other',
]);

/** Divides sections at headings that only the roles of the lines show, and corrects their kinds by their content. */
export function sectionsByRoles(sections: readonly ResumeSection[], roles: LineRoles): ResumeSection[] {
  return sections
    .flatMap((section) => divide(section, roles))
    .map((section) => withKindOfContent(section, roles));
}

function divide(section: ResumeSection, roles: LineRoles): ResumeSection[] {
  const divided: ResumeSection[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, index) => {
    const content = headingOf(line, roles, section.kinds[0] === 'header' && index < 2);
    if (content === null) {
      divided.at(-1)!.lines.push(line);
      return;
    }
    const lines = content === 'below' ? [] : [content];
    divided.push({ kinds: ['other'], heading: line, key: '', lines });
  });
  // A heading without content or whose content has no clear kind stays a line of its section.
  const sections: ResumeSection[] = [];
  for (const part of divided) {
    const last = sections.at(-1);
    const heading = part.heading;
    if (!last || !heading || heading === section.heading) {
      sections.push(part);
      continue;
    }
    const kind = kindOf(part.lines, roles);
    const named = last.kinds[0] === 'header' ? null : last.kinds[0];
    if (kind !== null && kind !== named) sections.push(part);
    // A sure heading between values of one kind divides its section, any other one is a value.
    else if (named && heading.spaceBefore && part.lines.length > 0 && isSureHeading(heading, roles))
      sections.push({ ...part, kinds: last.kinds });
    else last.lines.push(heading, ...part.lines.filter(({ start }) => start > heading.end));
  }
  return sections;
}

function isSureHeading(line: ResumeLine, roles: LineRoles): boolean {
  const least = line.caps ? MIN_HEADING : SURE_HEADING;
  return roles.within(line).every((piece) => chanceOf(piece, 'heading') >= least);
}

/** Whether a line is a heading: null if not, and the rest of the line if its content follows on it. */
function headingOf(line: ResumeLine, roles: LineRoles, first: boolean): ResumeLine | 'below' | null {
  const [lead, ...others] = roles.of(line);
  if (!lead || first || (line.dates.length > 0 && others.length === 0)) return null;
  if (chanceOf(lead, 'heading') < MIN_HEADING || line.bullet || /[.,;!]$/.test(line.text)) return null;
  const apart = line.spaceBefore || line.caps || lead.after === 7;
  if (!apart && chanceOf(lead, 'heading') < HEADING_IN_BLOCK) return null;
  // A credential alone on its line.
  if (hasCertificationCue(line.text)) return null;
  if (others.every((piece) => chanceOf(piece, 'heading') >= MIN_HEADING)) return 'below';
  if (lead.after !== 7) return null;
  return cutTrimmedLine(changeLine(line, { bullet: false }), others[0]!.start - line.start, line.text.length);
}

function piecesOf(lines: readonly ResumeLine[], roles: LineRoles): RatedPiece[] {
  return lines.flatMap((line) => roles.within(line));
}

/** Kind of the content of lines; null if it is not clear. */
function kindOf(lines: readonly ResumeLine[], roles: LineRoles): ResumeSectionKind | null {
  const [kind, share] = strongest(sharesOf(lines, roles));
  return kind !== null && share >= MIN_SHARE ? kind : null;
}

function sharesOf(lines: readonly ResumeLine[], roles: LineRoles): Map<ResumeSectionKind, number> {
  const sums = sumChances(piecesOf(lines, roles));
  const all = ROLES_OF_KIND.reduce((sum, [, rolesOfKind]) => sum + massOf(sums, rolesOfKind), 0);
  const text = TEXT_WEIGHT * massOf(sums, ['text']);
  return new Map(
    ROLES_OF_KIND.map(([kind, rolesOfKind]) => [
      kind,
      massOf(sums, rolesOfKind) / Math.max(0.7, kind === 'work' ? all : all + text),
    ]),
  );
}

function strongest(
  shares: ReadonlyMap<ResumeSectionKind, number>,
): [kind: ResumeSectionKind | null, share: number] {
  let best: [ResumeSectionKind | null, number] = [null, 0];
  for (const [kind, share] of shares) if (share > best[1]) best = [kind, share];
  return best;
}

function massOf(sums: Float64Array, roles: readonly Role[]): number {
  return roles.reduce((sum, role) => sum + sums[roleIndex(role)]!, 0);
}

function withKindOfContent(section: ResumeSection, roles: LineRoles): ResumeSection {
  const { kinds, heading, lines } = section;
  if (!heading || lines.length === 0 || !CORRECTABLE.has(kinds[0])) return section;
  const shares = sharesOf(lines, roles);
  const [kind, share] = strongest(shares);
  if (kind === null || kind === kinds[0]) return section;
  if (kinds[0] === 'other')
    return share >= (kind === 'certifications' ? MIN_OTHER_SHARE : MIN_SHARE)
      ? { ...section, kinds: [kind] }
      : section;
  // "CNA, March 2024" alone below a heading for certifications is like a degree.
  if (kinds[0] === 'certifications' && lines.some(({ text }) => hasCertificationCue(text))) return section;
  const headingShare = shares.get(kinds[0]!) ?? 0;
  return headingShare <= MAX_OWN_SHARE && share >= MIN_OTHER_SHARE
    ? { ...section, kinds: [kind, ...kinds] }
    : section;
}
