import type { components } from '../../../client/src/index';
import { nameWithStatus } from '../../domain/parsing/credential-status';
import { csvCell } from '../../platform/csv';

type ParsedResume = components['schemas']['ParsedResume'];
type ParsedJobDescription = components['schemas']['ParsedJobDescription'];

/** The outcome of one file. */
export interface FileResult {
  file: string;
  status: string;
  result: Partial<ParsedResume> | Partial<ParsedJobDescription> | null;
  error: { code?: string; detail?: string; title?: string } | null;
}

type Column = [heading: string, value: (result: FileResult) => string | number | null | undefined];

const COMMON_COLUMNS: Column[] = [
  ['file', ({ file }) => file],
  ['status', ({ status }) => status],
  ['error', ({ error }) => error?.code],
  ['errorDetail', ({ error }) => error?.detail ?? error?.title],
];

const RESUME_COLUMNS: Column[] = (
  [
    ['name', (resume) => resume.basics?.name],
    ['email', (resume) => resume.basics?.email],
    ['phone', (resume) => resume.basics?.phone],
    ['location', (resume) => resume.basics?.location?.raw],
    ['headline', (resume) => resume.basics?.label],
    ['position', (resume) => resume.work?.[0]?.position],
    ['employer', (resume) => resume.work?.[0]?.name],
    ['workMonths', (resume) => resume.totals?.workMonths],
    ['educationLevel', (resume) => resume.totals?.highestEducationLevel],
    ['skills', (resume) => joined(resume.skills?.map(({ name }) => name))],
    ['certifications', (resume) => joined(resume.certifications?.map(nameWithStatus))],
    ['languages', (resume) => joined(resume.languages?.map(({ language }) => language))],
    ['documentDate', (resume) => resume.meta?.documentDate?.value],
    ['confidence', (resume) => resume.meta?.confidence],
  ] satisfies [string, (resume: Partial<ParsedResume>) => string | number | null | undefined][]
).map(([heading, value]) => [heading, ({ result }) => result && value(result)]);

const POSTING_COLUMNS: Column[] = (
  [
    ['title', (posting) => posting.title],
    ['employer', (posting) => posting.employerName],
    ['city', (posting) => posting.city],
    ['state', (posting) => posting.state],
    ['hourlyMinUsd', (posting) => posting.hourlyMinUsd],
    ['hourlyMaxUsd', (posting) => posting.hourlyMaxUsd],
    ['employmentType', (posting) => posting.employmentType],
    ['requiredSkills', (posting) => joined(posting.requiredSkills?.map(({ name }) => name))],
    ['requiredCertifications', (posting) => joined(posting.requiredCertifications)],
    ['confidence', (posting) => posting.meta?.confidence],
  ] satisfies [string, (posting: Partial<ParsedJobDescription>) => string | number | null | undefined][]
).map(([heading, value]) => [heading, ({ result }) => result && value(result)]);

/** The lines of an output file. */
export interface ResultFormat {
  heading: string;
  line: (result: FileResult) => string;
}

export function resultFormat(
  format: 'ndjson' | 'csv',
  documentType: 'resume' | 'job_description',
): ResultFormat {
  if (format === 'ndjson') return { heading: '', line: (result) => `${JSON.stringify(result)}\n` };
  const columns = [...COMMON_COLUMNS, ...(documentType === 'resume' ? RESUME_COLUMNS : POSTING_COLUMNS)];
  return {
    heading: csvLine(columns.map(([heading]) => heading)),
    line: (result) => csvLine(columns.map(([, value]) => String(value(result) ?? ''))),
  };
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function joined(names: readonly string[] | undefined): string | undefined {
  return names?.join('; ');
}
