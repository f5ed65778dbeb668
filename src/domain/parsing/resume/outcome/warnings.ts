import type { PartialDate, Warning } from '../../../common';
import type { LayoutDocument } from '../../../layout/layout-document';
import { LOCALES } from '../../locales';
import type { ParsedResume } from '../../parsed-resume';
import { endsBeforeStart } from '../../text/dates';
import type { ResumeSection } from '../segmentation/segment-sections';

interface WarningInput {
  parsed: Omit<ParsedResume, 'meta'>;
  sections: ResumeSection[];
  document: LayoutDocument;
  documentProbability: number;
  confidence: number;
  language: string | null;
  today: string;
}

const LOW_PROBABILITY = 0.3;
const LOW_CONFIDENCE = 0.5;
const SUPPORTED_LANGUAGES = new Set(LOCALES.filter(({ supported }) => supported).map(({ code }) => code));

/** Warnings about results that need a second look. */
export function resumeWarnings(findings: WarningInput): Warning[] {
  const { parsed, document, documentProbability, confidence, language, today } = findings;
  const warnings: Warning[] = [];
  if (documentProbability < LOW_PROBABILITY) {
    warnings.push({ code: 'low_document_probability', message: 'The document does not look like a resume.' });
  }
  if (confidence < LOW_CONFIDENCE) {
    warnings.push({
      code: 'low_confidence',
      message: 'Much of the document could not be read with confidence.',
    });
  }
  if (language !== null && !SUPPORTED_LANGUAGES.has(language)) {
    warnings.push({
      code: 'unsupported_language',
      message: `Headings and dates in the language "${language}" may be missed.`,
    });
  }
  if (document.pages.some((page) => page.columns > 1)) {
    warnings.push({
      code: 'multi_column_layout',
      message: 'The text is set in several columns; they were read one after another.',
    });
  }
  warnings.push(...datesWarnings(parsed, today), ...emptySections(findings));
  return warnings;
}

/** Warnings about the dates of positions and education. */
export function datesWarnings(
  { work, education }: Pick<ParsedResume, 'work' | 'education'>,
  today: string,
): Warning[] {
  return [
    ...work.flatMap((item, index) => dateWarnings(item, `/work/${index}`, today, false)),
    ...education.flatMap((item, index) => dateWarnings(item, `/education/${index}`, today, true)),
  ];
}

/** `mayEndLater` allows an end after today, which is normal for education in progress. */
function dateWarnings(
  item: { startDate: PartialDate | null; endDate: PartialDate | null },
  pointer: string,
  today: string,
  mayEndLater: boolean,
): Warning[] {
  const warnings: Warning[] = [];
  const { startDate, endDate } = item;
  const later = (date: PartialDate | null): boolean => date !== null && date > today.slice(0, date.length);
  if (later(startDate)) {
    warnings.push({
      code: 'date_in_future',
      message: 'The start lies in the future.',
      pointer: `${pointer}/startDate`,
    });
  }
  if (later(endDate) && !mayEndLater) {
    warnings.push({
      code: 'date_in_future',
      message: 'The end lies in the future.',
      pointer: `${pointer}/endDate`,
    });
  }
  if (endsBeforeStart(item)) {
    warnings.push({ code: 'date_conflict', message: 'The end lies before the start.', pointer });
  }
  return warnings;
}

function emptySections({ parsed, sections }: WarningInput): Warning[] {
  const counts: Record<string, number> = {
    work: parsed.work.length,
    education: parsed.education.length,
    skills: parsed.skills.length,
  };
  return Object.entries(counts).flatMap(([kind, count]) => {
    const announced = sections.some((section) => section.heading !== null && section.kinds[0] === kind);
    if (!announced || count > 0) return [];
    return [
      {
        code: 'empty_section',
        message: `Nothing was found under the heading for ${kind}.`,
        pointer: `/${kind}`,
      },
    ];
  });
}
