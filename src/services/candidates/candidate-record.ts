import type { CandidateListRow, CandidateRow, CandidateWrite } from '../../db/records/candidates.repository';
import { EMPTY_FIELDS } from '../../domain/candidates/apply-candidate-input';
import type {
  Candidate,
  CandidateArea,
  CandidateFields,
  CandidateListItem,
  CandidatePerson,
  CandidateProfile,
} from '../../domain/candidates/candidate';
import { candidateAttributes } from '../../domain/candidates/search-attributes';
import { candidateWords } from '../../domain/candidates/search-words';
import { searchPoint } from '../../domain/search/near';
import { withoutUnknownPreferences } from '../../domain/candidates/normalize-preferences';
import { correctedCandidate } from '../../domain/corrections/corrected-candidate';
import type { ConfirmedReview } from '../../domain/corrections/correction';
import type { CandidateLayers } from '../../domain/candidates/combine-layers';
import type { MergeableCandidate } from '../../domain/candidates/merged-records';
import type { StoredCandidate } from '../../domain/candidates/merge-candidate';
import { anonymizeTexts } from '../../domain/candidates/anonymize';
import { DUPLICATE_KEY_VERSION, duplicateKeys } from '../../domain/duplicates/duplicate-keys';
import { identityFeatures } from '../../domain/duplicates/identity-features';
import { withCurrentMonths } from '../../domain/candidates/current-months';
import { roundNumbersToFourDecimals } from '../../domain/rounding';
import type { Location } from '../../domain/common';

/** Fields that identify a person, in order; all other fields are relevant to work. */
const PERSON_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'preferredName',
  'email',
  'phone',
  'preferredLanguage',
  'location',
  'sourceUpdatedAt',
  'programs',
  'customFields',
] as const satisfies readonly (keyof CandidatePerson)[];

const LONE_SURROGATE_PATTERN = /\p{Surrogate}/gu;

/** The column `layers`: what record and resume say, and the records merged into the candidate. */
type StoredLayers = Partial<CandidateLayers> &
  Pick<Partial<MergeableCandidate>, 'merged'> & {
    /** What was read, if people have corrected it; the other columns then hold the effective record. */
    reading?: CandidateFields;
  };

/** Converts a row into the domain type. */
export function storedCandidate(row: CandidateRow): MergeableCandidate {
  const layers = row.layers as StoredLayers | null;
  return {
    source: row.source,
    status: row.status,
    consent: consentOf(row),
    fields: readingOfRow(row),
    layers: layers?.record
      ? {
          ...{ record: layers.record, resume: layers.resume ?? null },
          ...(layers.parseId !== undefined && { parseId: layers.parseId }),
        }
      : null,
    merged: layers?.merged ?? null,
  };
}

/** The part of a candidate that scoring may see. */
export function profileOf(fields: CandidateFields): CandidateProfile {
  const {
    summary,
    skills,
    occupations,
    work,
    education,
    certifications,
    languages,
    highestEducationLevel,
    employmentStatus,
    preferences,
    logistics,
    workAuthorization,
  } = fields;
  const nameless = anonymizeTexts(fields);
  return roundNumbersToFourDecimals({
    summary,
    skills,
    occupations,
    work,
    education,
    certifications,
    languages,
    highestEducationLevel,
    employmentStatus,
    preferences,
    logistics,
    workAuthorization,
    area: areaFrom(fields.location),
    ...(nameless && { nameless }),
  });
}

/** What was read of a candidate, without the corrections of people. */
export function readingOfRow(row: Pick<CandidateRow, 'person' | 'profile' | 'layers'>): CandidateFields {
  return (row.layers as StoredLayers | null)?.reading ?? fieldsOfRow(row);
}

/**
 * Converts a stored candidate into the values of its row. The columns that matching, lists and searches read hold the
 * effective record: the corrections of `reviews` are applied here and nowhere else. What was read is kept beside it.
 */
export function candidateWrite(
  candidateId: string,
  candidate: MergeableCandidate,
  reviews: readonly ConfirmedReview[] = [],
): CandidateWrite {
  const { fields: reading, consent, merged, layers } = candidate;
  const fields = correctedCandidate(reading, reviews);
  const storedLayers = {
    ...layers,
    ...(merged && { merged }),
    ...(reviews.length > 0 && { reading }),
  };
  const records = [fields, ...(merged?.records ?? []).map(({ record }) => record.fields)];
  const point = searchPoint(fields.location);
  const person = Object.fromEntries(PERSON_FIELDS.map((field) => [field, fields[field]]));
  return {
    candidateId,
    source: candidate.source,
    status: candidate.status,
    person: JSON.stringify(person),
    profile: JSON.stringify(profileOf(fields)),
    layers: Object.keys(storedLayers).length > 0 ? JSON.stringify(storedLayers) : null,
    city: fields.location?.city ?? null,
    state: fields.location?.state ?? null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    highestEducationLevel: fields.highestEducationLevel,
    skillsCount: fields.skills.length,
    shareWithEmployers: consent.shareWithEmployers,
    automatedScoring: consent.automatedScoring,
    consentRecordedAt: consent.recordedAt,
    words: searchWordsOf(records),
    duplicateKeys: [...new Set(records.flatMap((record) => duplicateKeys(identityFeatures(record))))],
    duplicateKeyVersion: DUPLICATE_KEY_VERSION,
  };
}

/**
 * The words by which records of one person are found: names, contacts and what the records state. They are different as they
 * are stored: in UTF-8, halves of surrogate pairs are all the same character.
 */
export function searchWordsOf(records: readonly CandidateFields[]): string[] {
  const words = records.flatMap((record) => [...candidateWords(record), ...candidateAttributes(record)]);
  return [...new Set(words.map((word) => word.replace(LONE_SURROGATE_PATTERN, '\uFFFD')))];
}

/**
 * Converts a row into the API's candidate, with the corrections of `reviews`. Without them it is what was read. `today` is
 * `YYYY-MM-DD`.
 */
export function candidateRecord(
  row: CandidateRow,
  today: string,
  reviews: readonly ConfirmedReview[] = [],
): Candidate {
  const fields = correctedCandidate(readingOfRow(row), reviews);
  return {
    candidateId: row.candidate_id,
    externalId: row.external_id,
    tenantId: row.tenant_id,
    source: row.source,
    status: row.status,
    ...fields,
    work: withCurrentMonths(fields.work, today),
    consent: consentOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function candidateListItem(row: CandidateListRow): CandidateListItem & { createdAt: string } {
  return {
    candidateId: row.candidate_id,
    externalId: row.external_id,
    firstName: row.first_name,
    lastName: row.last_name,
    status: row.status,
    city: row.city,
    state: row.state,
    highestEducationLevel: row.highest_education_level as CandidateListItem['highestEducationLevel'],
    skillsCount: row.skills_count,
    source: row.source,
    updatedAt: row.updated_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

/** Returns all fields in a fixed order; fields that an older release did not store have their empty value. */
export function fieldsOfRow(row: Pick<CandidateRow, 'person' | 'profile'>): CandidateFields {
  const stored = { ...row.person, ...(row.profile as Partial<CandidateProfile>) } as Record<string, unknown>;
  const fields = Object.fromEntries(
    Object.entries(EMPTY_FIELDS).map(([field, empty]) => [field, stored[field] ?? empty]),
  ) as unknown as CandidateFields;
  return { ...fields, preferences: withoutUnknownPreferences(fields.preferences) };
}

function consentOf(row: CandidateRow): StoredCandidate['consent'] {
  return {
    shareWithEmployers: row.share_with_employers,
    automatedScoring: row.automated_scoring,
    recordedAt: row.consent_recorded_at?.toISOString() ?? null,
  };
}

function areaFrom(location: Location | null): CandidateArea {
  return {
    city: location?.city ?? null,
    state: location?.state ?? null,
    postalCode: location?.postalCode ?? null,
    countryCode: location?.countryCode ?? null,
  };
}
