import { toJsonResume } from '../../domain/parsing/resume-export/json-resume';
import type { ParsedResume } from '../../domain/parsing/parsed-resume';

/** A parsed resume in the JSON Resume format, for callers that ask for `application/vnd.jsonresume+json`. */
export function exportJsonResume(resume: ParsedResume): object {
  return toJsonResume(resume);
}
