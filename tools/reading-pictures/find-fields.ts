import type { Evidence } from '../../src/domain/common';
import type { LayoutDocument } from '../../src/domain/layout/layout-document';
import { parseResume } from '../../src/domain/parsing/resume/parse-resume';
import { evidenceAt, sourceText, type SourceText } from '../../src/domain/parsing/text/source-text';

export const KINDS = ['person', 'work', 'education', 'skill', 'credential', 'language'] as const;
export type Kind = (typeof KINDS)[number];

/** A parsed field and the location of its evidence on a page. */
export interface FoundField {
  kind: Kind;
  /** Name of the field in the response; null if a label would only repeat those of adjacent fields. */
  label: string | null;
  page: number;
  /** `[x0, y0, x1, y1]` as fractions of the page. */
  box: number[];
}

/** Parses the layout of a resume and returns the location of each field. */
export function findFields(document: LayoutDocument): FoundField[] {
  const { parsed } = parseResume(document, { today: '2026-01-01', language: null });
  const source = sourceText(document);
  const { basics } = parsed;
  const person: [string, string | null | undefined][] = [
    ['name', basics.name],
    ['label', basics.label],
    ['email', basics.email],
    ['phone', basics.phones[0]?.raw],
    ['location', basics.location?.raw ?? basics.location?.city],
    ['summary', basics.summary?.slice(0, 40)],
  ];
  return [
    ...person.flatMap(([label, value]) => placed('person', label, value ? wordsIn(source, value) : [])),
    ...[...parsed.work, ...parsed.volunteer].flatMap((item) =>
      (item.evidence ?? []).flatMap((evidence) =>
        placed(
          'work',
          labelOf(evidence, { position: item.position, name: item.name, rawDates: item.rawDates }),
          [evidence],
        ),
      ),
    ),
    ...parsed.education.flatMap((item) =>
      (item.evidence ?? []).flatMap((evidence) =>
        placed(
          'education',
          labelOf(evidence, { institution: item.institution, studyType: item.studyType, area: item.area }),
          [evidence],
        ),
      ),
    ),
    ...parsed.skills.flatMap((skill) => placed('skill', null, (skill.evidence ?? []).slice(0, 1))),
    ...parsed.certifications.flatMap((item) => placed('credential', item.kind, item.evidence ?? [])),
    ...parsed.languages.flatMap((item) => placed('language', null, item.evidence ?? [])),
  ];
}

function placed(kind: Kind, label: string | null, evidence: readonly Evidence[]): FoundField[] {
  return evidence.flatMap(({ page, box }) =>
    page === null || box === null ? [] : [{ kind, label, page, box }],
  );
}

/** The field whose value contains the words or is contained in them. */
function labelOf({ text }: Evidence, fields: Record<string, string | null>): string {
  const words = normalizeText(text);
  for (const [name, value] of Object.entries(fields)) {
    if (value && (normalizeText(value).includes(words) || words.includes(normalizeText(value)))) return name;
  }
  return /\d/.test(text) ? 'dates' : 'location';
}

function wordsIn(source: SourceText, value: string): Evidence[] {
  const start = source.raw.toLowerCase().indexOf(value.toLowerCase());
  return start < 0 ? [] : [evidenceAt(source, start, start + value.length)];
}

function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
