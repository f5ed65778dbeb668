import type { LayoutDocument } from '../../layout/layout-document';
import { skillLexicon } from '../../skills';
import type { ParseOptions, ResumeOutcome } from '../parse-outcome';
import type { ParsedResume, ResumeBasics, ResumeSkill, WorkItem } from '../parsed-resume';
import { detectLanguage } from '../text/language-detector';
import { findPlaces } from '../text/places';
import { sourceText, type SourceText, type Span } from '../text/source-text';
import { SpanIndex } from '../text/span-index';
import { isCertificationLine, extractCertifications } from './fields/certifications/certifications';
import { overallConfidence } from './outcome/confidence';
import { extractContacts, type ContactDetails } from './fields/contact/contact-details';
import { resumeProbability } from './outcome/document-probability';
import { extractEducation } from './fields/education/education';
import { assignUnheadedEntries } from './segmentation/unheaded-entries';
import { addOccupations } from './fields/work/occupations';
import { removeNameLine } from './segmentation/name-line';
import { extractName, nameParts, type PersonName } from './fields/contact/person-name';
import { redactResume } from './outcome/redact-resume';
import { describeLines, type ResumeLine } from './segmentation/resume-lines';
import { extractSkills, linkSkillsToWork, type SkillArea } from './fields/skills/skills';
import { extractAwards, extractParagraph, extractProjects, extractReferences } from './fields/small-sections';
import { extractLanguages } from './fields/languages/spoken-languages';
import { splitSections, type ResumeSection } from './segmentation/split-sections';
import type { ResumeSectionKind } from './segmentation/section-kind';
import { computeTotals } from './outcome/totals';
import { resumeWarnings } from './outcome/warnings';
import { titleScore } from './fields/work/title-words';
import { extractWork, type WorkDraft } from './fields/work/work';
import { tagResume, type ResumeSpan } from './tagger/resume-spans';
import { resumeTagger } from './tagger/resume-tagger';
import type { Tagger } from './tagger/tagger';
import { extractHeadline } from './fields/contact/headline';
import { calibrate, FITTED_CALIBRATION, type Calibration } from './outcome/calibration';
import { isUnstructured } from './strategies/unstructured/is-unstructured';
import { extractUnstructuredEducation } from './strategies/unstructured/unstructured-education';
import { extractUnstructuredHeadline } from './strategies/unstructured/unstructured-headline';
import { extractUnstructuredWork } from './strategies/unstructured/unstructured-work';

/** Changes whenever the same document could be parsed to another result. */
const RESUME_MODEL_VERSION = 'resume-1.1';

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
  calibration: Calibration = FITTED_CALIBRATION,
): ResumeOutcome {
  const source = sourceText(document);
  const lines = describeLines(source);
  const whole = splitSections(lines);
  const head = [...linesOf(whole, 'header'), ...linesOf(whole, 'contact'), ...linesOf(whole, 'personal')];
  const contacts = extractContacts(source, head, lines);
  const name = extractName(lines, contacts.emails);
  const basics = extractBasics(whole, contacts, name);
  // Nothing but the name may be read out of a name: Gage is no tool, and Mason no trade.
  const named = removeNameLine(whole, name);

  const plain = isUnstructured(document);
  const sections = plain ? named : assignUnheadedEntries(named);
  const flattened = document.pages.some((page) => page.flattened === true);
  const hasOcrPages = document.pages.some((page) => page.source === 'vision');
  // Where the layout is known for certain the rules are better alone, and the tagger is half the time of a parse.
  let tagged: ResumeSpan[] | null = null;
  const allSpans = (): ResumeSpan[] => (tagged ??= tagResume(sections, tagger));
  const spans = plain || hasOcrPages ? allSpans() : [];
  if (plain) basics.label = extractUnstructuredHeadline(source, sections, spans) ?? basics.label;
  const found = extractAllWork(source, sections, spans, options.today);
  // Rules that found no job at all have met a layout they do not know.
  const read =
    found.length > 0 || spans.length > 0
      ? found
      : extractAllWork(source, sections, allSpans(), options.today);
  const workDrafts = plain
    ? extractUnstructuredWork(
        source,
        workLines(sections),
        sectionsExcept(sections, workLines(sections)),
        read,
        spans,
        options.today,
        flattened,
      )
    : read;
  const volunteer = sectionsOf(sections, 'volunteer').flatMap((section) =>
    extractWork(source, section.lines, spans, options.today),
  );
  const schooling = sectionsOf(sections, 'education').flatMap((section) =>
    extractEducation(source, section.lines, spans),
  );
  const education = plain
    ? extractUnstructuredEducation(
        source,
        educationLines(sections),
        sectionsExcept(sections, educationLines(sections)),
        schooling,
        spans,
        flattened,
      )
    : schooling;
  const finder = skillLexicon();
  const names = [
    ...contactLines(lines, contacts),
    ...draftEmployerSpans(workDrafts),
    ...draftPlaceSpans(workDrafts),
  ];
  const skillsBy = (believed: ResumeSpan[]): ResumeSkill[] =>
    extractSkills(source, listedSkillLines(sections), skillAreas(sections), believed, finder, plain, names);
  const listed = skillsBy(plain ? spans : []);
  // A resume without a list of skills names them in sentences, where only the tagger finds them.
  const skills = listed.length > 0 || plain ? listed : skillsBy(allSpans());
  linkSkillsToWork(skills, workDrafts, finder, options.today);
  const work = sortNewestFirst(workDrafts);
  calibrate(calibration[plain ? 'plain' : 'laidOut'], work, education, skills);
  addOccupations(work);
  const language = options.language ?? detectLanguage(source.raw);

  const parsed: Omit<ParsedResume, 'meta'> = {
    basics,
    skills,
    certifications: extractCertifications(source, certificationLines(sections)),
    languages: extractLanguages(
      source,
      linesOf(sections, 'languages'),
      otherLines(sections),
      listedSkillLines(sections),
    ),
    work,
    education: education.sort((a, b) => sortKey(b).localeCompare(sortKey(a))),
    volunteer: sortNewestFirst(volunteer),
    projects: sectionsOf(sections, 'projects').flatMap((section) => extractProjects(section.lines)),
    awards: extractAwards(linesOf(sections, 'awards')),
    references: extractReferences(linesOf(sections, 'references')),
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
    modelVersion: RESUME_MODEL_VERSION,
  };
}

/** Lines that say how to reach the person: their labels name nothing else. */
function contactLines(lines: ResumeLine[], { personal }: ContactDetails): Span[] {
  const told = new SpanIndex(personal);
  return lines.filter((line) => line.words <= 12 && told.overlaps(line));
}

/** Where employers are named in the headers of their posts. */
function draftEmployerSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ item, header }) =>
    header.flatMap((line) => {
      const at = item.name === null ? -1 : line.text.indexOf(item.name);
      return at === -1 ? [] : [{ start: line.start + at, end: line.start + at + (item.name?.length ?? 0) }];
    }),
  );
}

/** Places in the headers of posts: Palo Alto is no firewall there. */
function draftPlaceSpans(drafts: readonly WorkDraft[]): Span[] {
  return drafts.flatMap(({ header }) =>
    header.flatMap(({ text, start: at }) =>
      findPlaces(text).map(({ start, end }) => ({ start: at + start, end: at + end })),
    ),
  );
}

/** Work sections; in a paper without any, dated entries with a title wherever no other section claims them. */
function extractAllWork(
  source: SourceText,
  sections: ResumeSection[],
  spans: ResumeSpan[],
  today: string,
): WorkDraft[] {
  const own = sectionsOf(sections, 'work').flatMap((section) =>
    extractWork(source, section.lines, spans, today),
  );
  if (own.length > 0) return own;
  const unclaimed = sections.filter(({ kinds: [kind] }) =>
    ['header', 'other', 'summary', 'awards'].includes(kind ?? ''),
  );
  return unclaimed
    .flatMap((section) => extractWork(source, section.lines, spans, today))
    .filter(
      ({ item }) => item.startDate !== null && item.position !== null && titleScore(item.position) >= 0.5,
    )
    .map((draft) => ({
      ...draft,
      item: { ...draft.item, confidence: Math.min(0.7, draft.item.confidence) },
    }));
}

/** Where posts of a plain text may stand; one without a work section tells them anywhere but in its lists. */
function workLines(sections: ResumeSection[]): ResumeLine[] {
  const own = linesOf(sections, 'work');
  if (own.length > 0) return own;
  return [...linesOf(sections, 'header').slice(3), ...linesOf(sections, 'other')];
}

/** Lines of what a person tells, but for those given. */
function sectionsExcept(sections: ResumeSection[], lines: ResumeLine[]): ResumeLine[] {
  const known = new Set(lines);
  return sections
    .filter(
      ({ kinds: [kind], lines: own }) => kind !== 'volunteer' && (kind !== 'references' || datesOfLines(own)),
    )
    .flatMap((section) => section.lines)
    .filter((line) => !known.has(line));
}

/** References have no date ranges: an entry with one belongs to a section whose heading was lost. */
function datesOfLines(lines: ResumeLine[]): boolean {
  return lines.some(({ dates }) => dates.some(({ range }) => range));
}

function educationLines(sections: ResumeSection[]): ResumeLine[] {
  return [...linesOf(sections, 'education'), ...linesOf(sections, 'header'), ...linesOf(sections, 'other')];
}

function extractBasics(
  sections: ResumeSection[],
  contacts: ContactDetails,
  name: PersonName | null,
): ResumeBasics {
  const parts = name ? nameParts(name.name) : { firstName: null, middleName: null, lastName: null };
  return {
    name: name?.name ?? null,
    ...parts,
    label: extractHeadline(linesOf(sections, 'header'), name),
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

function redactedText(source: SourceText, contacts: ContactDetails, name: PersonName | null): string {
  return redactResume(source.raw, contacts.personal, name && name.confidence >= 0.4 ? name.name : null);
}

function sectionsOf(sections: ResumeSection[], kind: ResumeSectionKind): ResumeSection[] {
  return sections.filter((section) => section.kinds[0] === kind);
}

function linesOf(sections: ResumeSection[], kind: ResumeSectionKind): ResumeLine[] {
  return sectionsOf(sections, kind).flatMap((section) => section.lines);
}

function listedSkillLines(sections: ResumeSection[]): ResumeLine[] {
  return linesOf(sections, 'skills');
}

/** Under "Skills & Certifications" and the like the second kind has lines of its own among the first's. */
function certificationLines(sections: ResumeSection[]): ResumeLine[] {
  const own = linesOf(sections, 'certifications');
  const shared = sections
    .filter((section) => section.kinds[0] !== 'certifications' && section.kinds.includes('certifications'))
    .flatMap((section) => section.lines)
    .filter((line) => isCertificationLine(line.text));
  return [...own, ...shared];
}

function otherLines(sections: ResumeSection[]): ResumeLine[] {
  return sections
    .filter((section) =>
      ['header', 'summary', 'skills', 'personal', 'other', 'objective'].includes(section.kinds[0] ?? ''),
    )
    .flatMap((section) => section.lines);
}

const SKILL_SECTIONS: Partial<Record<ResumeSectionKind, SkillArea['section']>> = {
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

function skillAreas(sections: ResumeSection[]): SkillArea[] {
  return sections.flatMap(({ kinds: [kind], lines }) => {
    const section = kind === undefined ? undefined : SKILL_SECTIONS[kind];
    return section === undefined ? [] : [{ section, lines }];
  });
}

/** Current posts first, then by end, then by start; undated ones keep their place at the end. */
function sortNewestFirst(drafts: WorkDraft[]): WorkItem[] {
  return drafts
    .map(({ item }) => item)
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || sortKey(b).localeCompare(sortKey(a)));
}

function sortKey(item: { startDate: string | null; endDate: string | null }): string {
  return `${item.endDate ?? item.startDate ?? ''}|${item.startDate ?? ''}`;
}
