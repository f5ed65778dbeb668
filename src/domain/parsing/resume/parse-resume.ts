import type { LayoutDocument } from '../../layout/layout-document';
import { skillLexicon } from '../../skills';
import type { ParseOptions, ResumeOutcome } from '../parse-outcome';
import type { ParsedResume, ResumeBasics, ResumeSkill, WorkItem } from '../parsed-resume';
import { detectLanguage } from '../text/detect-language';
import { findPlaces } from '../text/places';
import { sourceText, type SourceText, type Span } from '../text/source-text';
import { SpanIndex } from '../text/span-index';
import { isCertificationLine, readCertifications } from './certifications';
import { overallConfidence } from './confidence';
import { readContacts, type ContactDetails } from './contact-details';
import { resumeProbability } from './document-probability';
import { readEducation } from './education';
import { withUnheadedEntries } from './unheaded-entries';
import { placeOccupations } from './occupations';
import { withoutNameLine } from './name-line';
import { findName, nameParts, type PersonName } from './person-name';
import { redact } from './redact';
import { describeLines, type ResumeLine } from './resume-lines';
import { readSkills, tieSkillsToWork, type SkillArea } from './skills';
import { readAwards, readParagraph, readProjects, readReferences } from './small-sections';
import { readLanguages } from './spoken-languages';
import { splitSections, type Section } from './split-sections';
import type { SectionKind } from './section-lexicon';
import { computeTotals } from './totals';
import { resumeWarnings } from './warnings';
import { titleScore } from './title-words';
import { readWork, type WorkDraft } from './work';
import { tagResume, type TaggedSpan } from './tagger/resume-spans';
import { resumeTagger } from './tagger/resume-tagger';
import type { Tagger } from './tagger/tagger';
import { readLabel } from './headline';
import { calibrate, MEASURED, type Calibration } from './calibration';
import { isPlainText } from './plain-text/is-plain-text';
import { plainEducation } from './plain-text/plain-education';
import { plainLabel } from './plain-text/plain-label';
import { plainWork } from './plain-text/plain-work';

/** Changes whenever the same document could be parsed to another result. */
const MODEL_VERSION = 'resume-1.1';

/**
 * Reads a resume: lines, sections, entries, fields. Pure and deterministic; every value stands in the document,
 * and what is unknown is null.
 */
export function parseResume(document: LayoutDocument, options: ParseOptions): ResumeOutcome {
  return parseResumeWith(document, options, resumeTagger());
}

/** The same with a given tagger: cross-validation parses each document with one that has not seen it. */
export function parseResumeWith(
  document: LayoutDocument,
  options: ParseOptions,
  tagger: Tagger,
  calibration: Calibration = MEASURED,
): ResumeOutcome {
  const source = sourceText(document);
  const lines = describeLines(source);
  const whole = splitSections(lines);
  const head = [...linesOf(whole, 'header'), ...linesOf(whole, 'contact'), ...linesOf(whole, 'personal')];
  const contacts = readContacts(source, head, lines);
  const name = findName(lines, contacts.emails);
  const basics = readBasics(whole, contacts, name);
  // Nothing but the name may be read out of a name: Gage is no tool, and Mason no trade.
  const named = withoutNameLine(whole, name);

  const plain = isPlainText(document);
  const sections = plain ? named : withUnheadedEntries(named);
  const flattened = document.pages.some((page) => page.flattened === true);
  const recognised = document.pages.some((page) => page.source === 'vision');
  // Where the layout is known for certain the rules are better alone, and the tagger is half the time of a parse.
  let tagged: TaggedSpan[] | null = null;
  const allSpans = (): TaggedSpan[] => (tagged ??= tagResume(sections, tagger));
  const spans = plain || recognised ? allSpans() : [];
  if (plain) basics.label = plainLabel(source, sections, spans) ?? basics.label;
  const found = readAllWork(source, sections, spans, options.today);
  // Rules that found no job at all have met a layout they do not know.
  const read =
    found.length > 0 || spans.length > 0 ? found : readAllWork(source, sections, allSpans(), options.today);
  const workDrafts = plain
    ? plainWork(
        source,
        workLines(sections),
        otherThan(sections, workLines(sections)),
        read,
        spans,
        options.today,
        flattened,
      )
    : read;
  const volunteer = sectionsOf(sections, 'volunteer').flatMap((section) =>
    readWork(source, section.lines, spans, options.today),
  );
  const schooling = sectionsOf(sections, 'education').flatMap((section) =>
    readEducation(source, section.lines, spans),
  );
  const education = plain
    ? plainEducation(
        source,
        educationLines(sections),
        otherThan(sections, educationLines(sections)),
        schooling,
        spans,
        flattened,
      )
    : schooling;
  const finder = skillLexicon();
  const names = [...contactLines(lines, contacts), ...employerSpans(workDrafts), ...placesIn(workDrafts)];
  const skillsBy = (believed: TaggedSpan[]): ResumeSkill[] =>
    readSkills(source, listedSkillLines(sections), skillAreas(sections), believed, finder, plain, names);
  const listed = skillsBy(plain ? spans : []);
  // A resume without a list of skills names them in sentences, where only the tagger finds them.
  const skills = listed.length > 0 || plain ? listed : skillsBy(allSpans());
  tieSkillsToWork(skills, workDrafts, finder, options.today);
  const work = newestFirst(workDrafts);
  calibrate(calibration[plain ? 'plain' : 'laidOut'], work, education, skills);
  placeOccupations(work);
  const language = options.language ?? detectLanguage(source.raw);

  const parsed: Omit<ParsedResume, 'meta'> = {
    basics,
    skills,
    certifications: readCertifications(source, certificationLines(sections)),
    languages: readLanguages(
      source,
      linesOf(sections, 'languages'),
      otherLines(sections),
      listedSkillLines(sections),
    ),
    work,
    education: education.sort((a, b) => sortKey(b).localeCompare(sortKey(a))),
    volunteer: newestFirst(volunteer),
    projects: sectionsOf(sections, 'projects').flatMap((section) => readProjects(section.lines)),
    awards: readAwards(linesOf(sections, 'awards')),
    references: readReferences(linesOf(sections, 'references')),
    totals: computeTotals(work, education, options.today),
  };
  const documentProbability = resumeProbability({
    basics,
    sections,
    datedWork: work.filter((item) => item.startDate !== null || item.endDate !== null).length,
    work: work.length,
    education: education.length,
    raw: source.raw,
  });
  const confidence = overallConfidence(parsed, name, source);
  return {
    parsed,
    language,
    documentProbability,
    confidence,
    warnings: resumeWarnings({
      parsed,
      sections,
      document,
      documentProbability,
      confidence,
      language,
      today: options.today,
    }),
    rawText: source.raw,
    redactedText: redactedText(source, contacts, name),
    modelVersion: MODEL_VERSION,
  };
}

/** Lines that say how to reach the person: their labels name nothing else. */
function contactLines(lines: ResumeLine[], { personal }: ContactDetails): Span[] {
  const told = new SpanIndex(personal);
  return lines.filter((line) => line.words <= 12 && told.overlaps(line));
}

/** Where employers are named in the headers of their posts. */
function employerSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ item, header }) =>
    header.flatMap((line) => {
      const at = item.name === null ? -1 : line.text.indexOf(item.name);
      return at === -1 ? [] : [{ start: line.start + at, end: line.start + at + (item.name?.length ?? 0) }];
    }),
  );
}

/** Places in the headers of posts: Palo Alto is no firewall there. */
function placesIn(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ header }) =>
    header.flatMap(({ text, start: at }) =>
      findPlaces(text).map(({ start, end }) => ({ start: at + start, end: at + end })),
    ),
  );
}

/** Work sections; in a paper without any, dated entries with a title wherever no other section claims them. */
function readAllWork(
  source: SourceText,
  sections: Section[],
  spans: TaggedSpan[],
  today: string,
): WorkDraft[] {
  const own = sectionsOf(sections, 'work').flatMap((section) =>
    readWork(source, section.lines, spans, today),
  );
  if (own.length > 0) return own;
  const unclaimed = sections.filter(({ kinds: [kind] }) =>
    ['header', 'other', 'summary', 'awards'].includes(kind ?? ''),
  );
  return unclaimed
    .flatMap((section) => readWork(source, section.lines, spans, today))
    .filter(
      ({ item }) => item.startDate !== null && item.position !== null && titleScore(item.position) >= 0.5,
    )
    .map((draft) => ({
      ...draft,
      item: { ...draft.item, confidence: Math.min(0.7, draft.item.confidence) },
    }));
}

/** Where posts of a plain text may stand; one without a work section tells them anywhere but in its lists. */
function workLines(sections: Section[]): ResumeLine[] {
  const own = linesOf(sections, 'work');
  if (own.length > 0) return own;
  return [...linesOf(sections, 'header').slice(3), ...linesOf(sections, 'other')];
}

/** Lines of what a person tells, but for those given. */
function otherThan(sections: Section[], lines: ResumeLine[]): ResumeLine[] {
  const known = new Set(lines);
  return sections
    .filter(
      ({ kinds: [kind], lines: own }) => kind !== 'volunteer' && (kind !== 'references' || spanTime(own)),
    )
    .flatMap((section) => section.lines)
    .filter((line) => !known.has(line));
}

/** Nobody gives referees from one month to another: what follows them lost its heading. */
function spanTime(lines: ResumeLine[]): boolean {
  return lines.some(({ dates }) => dates.some(({ range }) => range));
}

function educationLines(sections: Section[]): ResumeLine[] {
  return [...linesOf(sections, 'education'), ...linesOf(sections, 'header'), ...linesOf(sections, 'other')];
}

function readBasics(sections: Section[], contacts: ContactDetails, name: PersonName | null): ResumeBasics {
  const parts = name ? nameParts(name.name) : { firstName: null, middleName: null, lastName: null };
  return {
    name: name?.name ?? null,
    ...parts,
    label: readLabel(linesOf(sections, 'header'), name),
    email: contacts.emails[0] ?? null,
    emails: contacts.emails,
    phone: contacts.phones[0]?.e164 ?? null,
    phones: contacts.phones,
    url: contacts.url,
    profiles: contacts.profiles,
    summary: readParagraph(linesOf(sections, 'summary')),
    objective: readParagraph(linesOf(sections, 'objective')),
    location: contacts.location,
  };
}

function redactedText(source: SourceText, contacts: ContactDetails, name: PersonName | null): string {
  return redact(source.raw, contacts.personal, name && name.confidence >= 0.4 ? name.name : null);
}

function sectionsOf(sections: Section[], kind: SectionKind): Section[] {
  return sections.filter((section) => section.kinds[0] === kind);
}

function linesOf(sections: Section[], kind: SectionKind): ResumeLine[] {
  return sectionsOf(sections, kind).flatMap((section) => section.lines);
}

function listedSkillLines(sections: Section[]): ResumeLine[] {
  return linesOf(sections, 'skills');
}

/** Under "Skills & Certifications" and the like the second kind has lines of its own among the first's. */
function certificationLines(sections: Section[]): ResumeLine[] {
  const own = linesOf(sections, 'certifications');
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  return [...own, ...shared];
}

function otherLines(sections: Section[]): ResumeLine[] {
  return sections
    .filter((section) =>
      ['header', 'summary', 'skills', 'personal', 'other', 'objective'].includes(section.kinds[0] ?? ''),
    )
    .flatMap((section) => section.lines);
}

const AREAS: Partial<Record<SectionKind, SkillArea['section']>> = {
  work: 'work',
  volunteer: 'work',
  education: 'education',
  certifications: 'certifications',
  summary: 'summary',
  objective: 'summary',
  projects: 'projects',
  header: 'other',
  other: 'other',
  awards: 'other',
  // "Languages: C, C++".
  languages: 'other',
};

function skillAreas(sections: Section[]): SkillArea[] {
  return sections.flatMap(({ kinds: [kind], lines }) => {
    const section = kind === undefined ? undefined : AREAS[kind];
    return section === undefined ? [] : [{ section, lines }];
  });
}

/** Current posts first, then by end, then by start; undated ones keep their place at the end. */
function newestFirst(drafts: WorkDraft[]): WorkItem[] {
  return drafts
    .map(({ item }) => item)
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || sortKey(b).localeCompare(sortKey(a)));
}

function sortKey(item: { startDate: string | null; endDate: string | null }): string {
  return `${item.endDate ?? item.startDate ?? ''}|${item.startDate ?? ''}`;
}
