import { z } from 'zod';
import type { ComparedRow, CreationPosition } from '../../db/portal/distinct-candidates.repository';
import type { CandidateFields } from '../../domain/candidates/candidate';
import type { Timestamp, UUID } from '../../domain/common';
import {
  DUPLICATE_MODEL_VERSION,
  duplicateLikelihood,
  type DuplicateLikelihood,
} from '../../domain/duplicates/duplicate-likelihood';
import { identityFeatures } from '../../domain/duplicates/identity-features';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import type { TenantUser } from '../access/tenant-user';
import { fieldsOfRow } from '../candidates/candidate-record';
import type { Cursors } from '../cursors';
import type { DuplicateList, DuplicatesService } from '../duplicates/duplicates.service';
import type { CandidateMerge, CandidateUnmerge, MergesService } from '../duplicates/merges.service';
import type { TenantData } from '../tenant-data';
import type { RecordAccessService, RecordView } from './record-access.service';

/** Pairs of a page, unless `MAX_SEARCHED` candidates have fewer. */
const PAGE_SIZE = 20;
const BATCH_SIZE = 100;
/** Candidates searched per page, so that a page of a large tenant takes a bounded time. */
const MAX_SEARCHED = 1_000;
const MAX_MERGES = 100;
const MAX_DUPLICATES = 10;
/** Likelihood from which the page of a candidate shows another record. */
const MIN_SHOWN_LIKELIHOOD = 0.5;

const cursorSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** A record of a pair, with the fields that are compared. */
export interface ComparedRecord extends Pick<
  CandidateFields,
  'firstName' | 'middleName' | 'lastName' | 'preferredName' | 'email' | 'phone' | 'location'
> {
  candidateId: UUID;
  externalId: string | null;
  source: string;
  status: string;
  work: { title: string | null; employer: string | null; from: string | null; to: string | null }[];
  education: { school: string | null; degree: string | null; to: string | null }[];
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** Two records that may be of one person. The older one is the one to keep. */
export interface DuplicatePair extends DuplicateLikelihood {
  older: ComparedRecord;
  newer: ComparedRecord;
}

export interface DuplicatePage {
  modelVersion: string;
  pairs: DuplicatePair[];
  /** Candidates searched for this page. */
  searched: number;
  hasMore: boolean;
  nextCursor: string | null;
}

export interface MergeListItem {
  candidateId: UUID;
  candidateName: string | null;
  mergedCandidateId: UUID;
  mergedExternalId: string | null;
  mergedAt: Timestamp;
}

export interface DistinctPair {
  candidateId: UUID;
  candidateName: string | null;
  otherCandidateId: UUID;
  otherName: string | null;
  decidedBy: string | null;
  decidedAt: Timestamp;
}

export interface PortalDuplicatesDeps {
  data: TenantData;
  access: RecordAccessService;
  cursors: Cursors;
  duplicates: DuplicatesService;
  merges: MergesService;
}

/** The queue of likely duplicates: people merge the two records, or declare them to be different people. */
export class PortalDuplicatesService {
  constructor(private readonly parts: PortalDuplicatesDeps) {}

  /** Returns likely pairs, those with the newest record first. */
  async queue(user: TenantUser, view: RecordView, cursor: string | null): Promise<DuplicatePage> {
    const caller = await this.parts.access.callerOf(user, view);
    const about = `duplicate-pairs:${caller.tenantId}:${caller.mode}`;
    const [at, id] = cursor === null ? [] : this.parts.cursors.read(about, cursor, cursorSchema);
    let before: CreationPosition | null = at !== undefined && id !== undefined ? { at, id } : null;
    const pairs: DuplicatePair[] = [];
    let searched = 0;
    let hasMore = true;
    while (hasMore && pairs.length < PAGE_SIZE && searched < MAX_SEARCHED) {
      const rows = await this.parts.data.of(caller).reads.distinctCandidates.page(before, BATCH_SIZE);
      pairs.push(
        ...(await this.likelyPairs(
          caller,
          rows.map((row) => row.candidate_id),
        )),
      );
      searched += rows.length;
      const last = rows.at(-1);
      hasMore = rows.length === BATCH_SIZE;
      if (last) before = { at: last.created_at.toISOString(), id: last.candidate_id };
    }
    const shown = pairs.flatMap(({ older, newer }) => [older.candidateId, newer.candidateId]);
    await this.parts.access.recordReads(caller, 'candidate', 'listed', [...new Set(shown)]);
    return {
      modelVersion: DUPLICATE_MODEL_VERSION,
      pairs,
      searched,
      hasMore,
      nextCursor: hasMore && before ? this.parts.cursors.issue(about, [before.at, before.id]) : null,
    };
  }

  /** Returns the records that may be of the same person, except those that a person declared to be of another one. */
  async ofCandidate(user: TenantUser, view: RecordView, candidateId: UUID): Promise<DuplicateList> {
    const caller = await this.parts.access.callerOf(user, view);
    const list = await this.parts.duplicates.list(caller, candidateId, {
      minLikelihood: MIN_SHOWN_LIKELIHOOD,
      limit: MAX_DUPLICATES,
    });
    const ids = list.duplicates.map((other) => other.candidateId);
    await this.parts.access.recordReads(caller, 'candidate', 'listed', ids);
    return list;
  }

  /** Returns two records side by side, with what speaks for one person and what against. */
  async pair(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
    otherId: UUID,
  ): Promise<DuplicatePair & { modelVersion: string }> {
    const caller = await this.parts.access.callerOf(user, view);
    const rows = await this.parts.data
      .of(caller)
      .repositories.distinctCandidates.load([candidateId, otherId]);
    const [row, other] = [rows.get(candidateId), rows.get(otherId)];
    if (!row || !other) throw notFound('candidate');
    await this.parts.access.recordReads(caller, 'candidate', 'opened', [candidateId, otherId]);
    return { ...comparePair(row, other), modelVersion: DUPLICATE_MODEL_VERSION };
  }

  async merge(user: TenantUser, view: RecordView, candidateId: UUID, otherId: UUID): Promise<CandidateMerge> {
    const caller = await this.parts.access.callerOf(user, view);
    return this.parts.merges.merge(caller, candidateId, otherId);
  }

  async unmerge(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
    mergedId: UUID,
  ): Promise<CandidateUnmerge> {
    const caller = await this.parts.access.callerOf(user, view);
    return this.parts.merges.unmerge(caller, candidateId, mergedId);
  }

  /** Declares two candidates to be different people, so that they leave the queue. */
  async declareDistinct(user: TenantUser, view: RecordView, candidateId: UUID, otherId: UUID): Promise<void> {
    const caller = await this.parts.access.callerOf(user, view);
    await this.parts.data.of(caller).transaction(async ({ distinctCandidates, auditLog }) => {
      const rows = await distinctCandidates.load([candidateId, otherId]);
      if (!rows.has(candidateId) || !rows.has(otherId) || candidateId === otherId)
        throw notFound('candidate');
      await distinctCandidates.addDistinct([candidateId, otherId], user.userId);
      await auditLog.add(auditEntry(caller, 'candidate.declared_distinct', candidateId));
    });
  }

  /** Puts the pair back into the queue. */
  async withdrawDistinct(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
    otherId: UUID,
  ): Promise<void> {
    const caller = await this.parts.access.callerOf(user, view);
    await this.parts.data.of(caller).transaction(async ({ distinctCandidates, auditLog }) => {
      if (!(await distinctCandidates.removeDistinct([candidateId, otherId]))) throw notFound('candidate');
      await auditLog.add(auditEntry(caller, 'candidate.distinct_withdrawn', candidateId));
    });
  }

  /** Lists what people decided: merges and pairs of different people, newest first. */
  async decided(
    user: TenantUser,
    view: RecordView,
  ): Promise<{ merges: MergeListItem[]; distinct: DistinctPair[] }> {
    const caller = await this.parts.access.callerOf(user, view);
    const { distinctCandidates, candidateMerges, candidates, tenantUsers } = this.parts.data.of(caller).reads;
    const [merges, distinct, users] = await Promise.all([
      candidateMerges.list(MAX_MERGES),
      distinctCandidates.listDistinct(MAX_MERGES),
      tenantUsers.list(),
    ]);
    const ids = distinct.flatMap((row) => [row.candidate_id, row.other_candidate_id]);
    const people = await candidates.listNames(ids);
    const names = new Map(people.map((row) => [row.candidate_id, nameOf(row)]));
    const emails = new Map(users.map((row) => [row.user_id, row.email]));
    await this.parts.access.recordReads(caller, 'candidate', 'listed', [
      ...new Set([...ids, ...merges.map((row) => row.candidate_id)]),
    ]);
    return {
      merges: merges.map((row) => ({
        candidateId: row.candidate_id,
        candidateName: nameOf(row),
        mergedCandidateId: row.merged_candidate_id,
        mergedExternalId: row.merged_external_id,
        mergedAt: row.created_at.toISOString(),
      })),
      distinct: distinct.map((row) => ({
        candidateId: row.candidate_id,
        candidateName: names.get(row.candidate_id) ?? null,
        otherCandidateId: row.other_candidate_id,
        otherName: names.get(row.other_candidate_id) ?? null,
        decidedBy: emails.get(row.decided_by) ?? null,
        decidedAt: row.created_at.toISOString(),
      })),
    };
  }

  private async likelyPairs(caller: Caller, candidateIds: readonly UUID[]): Promise<DuplicatePair[]> {
    const { distinctCandidates } = this.parts.data.of(caller).reads;
    const sharing = await distinctCandidates.sharing(candidateIds);
    if (sharing.length === 0) return [];
    const ids = sharing.flatMap((row) => [row.candidate_id, row.other_candidate_id]);
    const rows = await distinctCandidates.load([...new Set(ids)]);
    const place = new Map(candidateIds.map((id, index) => [id, index]));
    return sharing
      .flatMap((row) => {
        const [newer, older] = [rows.get(row.candidate_id), rows.get(row.other_candidate_id)];
        return newer && older ? [comparePair(newer, older)] : [];
      })
      .filter(({ isLikely }) => isLikely)
      .sort(
        (a, b) =>
          (place.get(a.newer.candidateId) ?? 0) - (place.get(b.newer.candidateId) ?? 0) ||
          b.likelihood - a.likelihood,
      );
  }
}

function comparePair(row: ComparedRow, other: ComparedRow): DuplicatePair {
  const [older, newer] = row.created_at < other.created_at ? [row, other] : [other, row];
  const likelihood = duplicateLikelihood(
    identityFeatures(fieldsOfRow(newer)),
    identityFeatures(fieldsOfRow(older)),
  );
  return { older: comparedRecord(older), newer: comparedRecord(newer), ...likelihood };
}

function comparedRecord(row: ComparedRow): ComparedRecord {
  const fields = fieldsOfRow(row);
  return {
    candidateId: row.candidate_id,
    externalId: row.external_id,
    source: row.source,
    status: row.status,
    firstName: fields.firstName,
    middleName: fields.middleName,
    lastName: fields.lastName,
    preferredName: fields.preferredName,
    email: fields.email,
    phone: fields.phone,
    location: fields.location,
    work: fields.work.slice(0, 4).map((item) => ({
      title: item.position,
      employer: item.name,
      from: item.startDate,
      to: item.isCurrent ? 'present' : item.endDate,
    })),
    education: fields.education.slice(0, 3).map((item) => ({
      school: item.institution,
      degree: item.area ?? item.studyType,
      to: item.endDate,
    })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function nameOf(row: { first_name: string | null; last_name: string | null }): string | null {
  return [row.first_name, row.last_name].filter(Boolean).join(' ') || null;
}

function auditEntry(caller: Caller, action: string, candidateId: UUID) {
  return {
    audit_id: newId(),
    tenant_id: caller.tenantId,
    ...auditActor(caller),
    action,
    subject_type: 'candidate' as const,
    subject_id: candidateId,
  };
}
