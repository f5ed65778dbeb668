import type { CandidateNames } from '../../db/data-subjects/access-exports.repository';
import type { CandidateRow } from '../../db/records/candidates.repository';
import type { StoredCandidate } from '../../domain/candidates/merge-candidate';
import { ownRecord } from '../../domain/candidates/merged-records';
import { fieldsOfRow, storedCandidate } from './candidate-record';

/** Shorter contacts would also match texts about other people. */
const MIN_CONTACT_LENGTH = 7;

/** How the records of a person are named: that of the candidate first, then those merged into it. */
export function namesOfPerson(row: CandidateRow): [CandidateNames, ...CandidateNames[]] {
  const stored = storedCandidate(row);
  const primaryRecord = {
    candidateId: row.candidate_id,
    externalId: row.external_id,
    // A corrected contact identifies the person as well as the one that was read.
    contacts: [
      ...new Set([
        ...contactsOf(ownRecord(stored).fields),
        ...contactsOf(fieldsOfRow(row)),
        ...parseIdsOf(ownRecord(stored)),
      ]),
    ],
  };
  const merged = (stored.merged?.records ?? []).map(({ candidateId, externalId, record }) => ({
    candidateId,
    externalId,
    contacts: [...contactsOf(record.fields), ...parseIdsOf(record)],
  }));
  return [primaryRecord, ...merged];
}

/** The result of a parse contains its id, so that it is found even if it has no contact of the person. */
function parseIdsOf({ layers }: StoredCandidate): string[] {
  return layers?.parseId === undefined ? [] : [layers.parseId];
}

/** Contacts that identify the person in other texts of the tenant, such as a parsed resume. */
function contactsOf({ email, phone }: { email: string | null; phone: string | null }): string[] {
  return [email, phone].filter(
    (contact) => contact !== null && contact.length >= MIN_CONTACT_LENGTH,
  ) as string[];
}
