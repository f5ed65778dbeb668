import type { ResumeBasics } from '../../../parsed-resume';
import type { SourceText } from '../../../text/source-text';
import { findEmails } from '../../../text/contacts';
import type { LineRoles } from '../../roles/line-roles';
import { nameByRoles } from '../../roles/name-by-roles';
import type { ResumeLine } from '../../segmentation/resume-lines';
import { linesOf } from '../../segmentation/section-lookup';
import type { ResumeSection } from '../../segmentation/segment-sections';
import type { IdentifiedCandidate } from '../../segmented-resume';
import { extractParagraph } from '../small-sections';
import { extractContacts, type ContactDetails } from './contact-details';
import { ContactOwners } from './contact-owners';
import { extractHeadline } from './headline';
import { extractName, nameParts, type PersonName } from './person-name';

interface DocumentParts {
  source: SourceText;
  lines: ResumeLine[];
  sections: ResumeSection[];
  roles: (() => LineRoles) | null;
  /** ISO 639-1; null if unknown. */
  language: string | null;
}

/** Extracts name, contact details and summary of the candidate. */
export function identifyCandidate({
  source,
  lines,
  sections,
  roles,
  language,
}: DocumentParts): IdentifiedCandidate {
  const head = [
    ...linesOf(sections, 'header'),
    ...linesOf(sections, 'contact'),
    ...linesOf(sections, 'personal'),
  ];
  head.push(...contactLinesElsewhere(head, lines));
  const owners = new ContactOwners(lines, sections);
  const contacts = extractContacts({ source, head, all: lines, owners, language });
  const linesOfCandidate = owners.candidateLines(lines);
  // An exported profile has its name below lists of skills and languages.
  const profile = sections.find(({ kinds: [kind], heading }, at) => at > 0 && kind === 'header' && !heading);
  const name = nameByRoles(
    lines,
    roles,
    (profile ? extractName(profile.lines, contacts.emails) : null) ??
      extractName(linesOfCandidate, contacts.emails) ??
      (linesOfCandidate.length < lines.length ? extractName(lines, contacts.emails) : null),
  );
  return { basics: toBasics(sections, contacts, name), contacts, name };
}

/** What divides contact details on one line. */
const BETWEEN_CONTACTS = /\s[|•·]\s|\t/;

/** The line with the contact details below all sections of a document whose head has no email address. */
function contactLinesElsewhere(head: readonly ResumeLine[], lines: readonly ResumeLine[]): ResumeLine[] {
  if (head.some(({ text }) => findEmails(text).length > 0)) return [];
  const line = lines.find(({ text }) => findEmails(text).length > 0);
  return line && BETWEEN_CONTACTS.test(line.text) ? [line] : [];
}

function toBasics(
  sections: ResumeSection[],
  contacts: ContactDetails,
  name: PersonName | null,
): ResumeBasics {
  const parts = name ? nameParts(name.name) : { firstName: null, middleName: null, lastName: null };
  return {
    name: name?.name ?? null,
    ...parts,
    label: extractHeadline(linesOf(sections, 'header'), name, contacts.personal),
    email: contacts.emails[0] ?? null,
    emails: contacts.emails,
    phone: contacts.phones[0]?.e164 ?? null,
    phones: contacts.phones,
    url: contacts.url,
    profiles: contacts.profiles,
    summary: extractParagraph(linesOf(sections, 'summary')),
    objective: extractParagraph(linesOf(sections, 'objective')),
    location: contacts.location,
  };
}
