import type { ParsedResume } from '../../domain/parsing/parsed-resume';
import { toEuropass } from '../../domain/parsing/resume-export/europass';
import { toHrOpenCandidate } from '../../domain/parsing/resume-export/hr-open';
import { toJsonResume } from '../../domain/parsing/resume-export/json-resume';
import { EUROPASS_TYPE, HR_OPEN_TYPE } from '../route-rules';
import { cacheJson } from './json-response';

/** A resume in the format of a media type. Only the text of XML is sent, which the response takes from its cache. */
export function resumeOfType(resume: ParsedResume, mediaType: string): object {
  if (mediaType === HR_OPEN_TYPE) return toHrOpenCandidate(resume);
  if (mediaType !== EUROPASS_TYPE) return toJsonResume(resume);
  const document = {};
  cacheJson(document, toEuropass(resume));
  return document;
}
