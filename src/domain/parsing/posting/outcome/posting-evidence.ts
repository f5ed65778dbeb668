import type { Evidence } from '../../../common';
import type { ParsedJobDescription, PostingEvidence } from '../../parsed-job-description';
import type { SourceText } from '../../text/source-text';
import { ValueEvidence } from '../../evidence/value-evidence';

/** Returns where a posting states the fields that have no evidence of their own. A derived value has none. */
export function postingEvidence(
  parsed: Omit<ParsedJobDescription, 'meta' | 'evidence'>,
  source: SourceText,
): PostingEvidence {
  const search = new ValueEvidence(source);
  const { city, state, compensation } = parsed;
  const place = city !== null && state !== null ? search.find(`${city}, ${state}`) : [];
  const single: Omit<PostingEvidence, ListedEvidence> = {
    title: search.find(parsed.title),
    employerName: search.find(parsed.employerName),
    department: search.find(parsed.department),
    summary: search.find(parsed.summary),
    location: place.length > 0 ? place : search.find(city),
    address: search.find(parsed.address),
    postalCode: search.find(parsed.postalCode),
    compensation: search.find(compensation.raw),
    schedule: search.find(parsed.schedule.raw),
    applyUrl: search.find(parsed.applyUrl?.replace(/^(?:https?:\/\/|mailto:)/i, '')),
  };
  const evidence: PostingEvidence = {};
  for (const [field, found] of Object.entries(single) as [keyof typeof single, Evidence[]][]) {
    if (found.length > 0) evidence[field] = found;
  }
  for (const field of LISTED_FIELDS) {
    const found = search.each(parsed[field]);
    if (found.some((item) => item.length > 0)) evidence[field] = found;
  }
  return evidence;
}

const LISTED_FIELDS = [
  'responsibilities',
  'requiredQualifications',
  'preferredQualifications',
  'requiredCertifications',
  'preferredCertifications',
  'licenses',
  'physicalRequirements',
] as const;
type ListedEvidence = (typeof LISTED_FIELDS)[number];
