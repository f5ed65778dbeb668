import { setImmediate as breathe } from 'node:timers/promises';
import type { CandidateRow, CandidateWrite, NewCandidate } from '../../db/records/candidates.repository';
import type { Repositories } from '../../db/kernel/repositories';
import { EMPTY_CANDIDATE } from '../../domain/candidates/merge-candidate';
import { applyPush, type MergeableCandidate } from '../../domain/candidates/merged-records';
import type { UUID, Warning } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { newEvent } from '../../webhooks/events/new-event';
import { confirmedReviewsOf } from '../reviews/confirmed-reviews';
import { candidateWrite, storedCandidate } from './candidate-record';
import type { CandidateSyncEntry } from './candidate-sync';
import type { PreparedCandidate } from './prepare-candidate';
import { parseIdsOf, RepeatedResumes, type PushedResume } from './pushed-resume';

type PreparedPush = Extract<PreparedCandidate, { kind: 'push' }>;

/** The items of a chunk that are pushes of one candidate, in their order. */
interface Group {
  externalId: string | null;
  items: { offset: number; item: PreparedPush }[];
}

/** Candidates between two pauses in which other work of the process runs. */
const CANDIDATES_BETWEEN_PAUSES = 25;
/** Candidates that are written by one statement. */
const CANDIDATES_OF_PART = 100;

/** Applies the items of the chunk in order, and writes each changed candidate once. Call within a transaction. */
export async function writeCandidates(
  repositories: Repositories,
  first: number,
  chunk: readonly PreparedCandidate[],
  acceptedAt: Date,
): Promise<CandidateSyncEntry[]> {
  const entries = new Map<number, CandidateSyncEntry>();
  chunk.forEach((item, offset) => {
    if (item.kind !== 'refused') return;
    const { externalId, error } = item;
    entries.set(offset, { index: first + offset, candidateId: null, externalId, action: 'failed', error });
  });
  // Another transaction may insert a candidate between the two statements. The next round finds it.
  for (let groups = groupsOf(chunk); groups.length > 0;) {
    groups = await writeGroups(repositories, groups, first, acceptedAt, entries);
  }
  const ordered = chunk.map((_item, offset): CandidateSyncEntry => {
    const entry = entries.get(offset);
    if (!entry) throw new Error('an item of the chunk was not applied');
    return entry;
  });
  await Promise.all(
    chunk.flatMap((item, offset) => {
      if (item.kind !== 'push' || !item.parse) return [];
      const candidateId = ordered[offset]?.candidateId ?? null;
      return [repositories.events.add(newEvent('parse.completed', { ...item.parse, candidateId }))];
    }),
  );
  return ordered;
}

/** Items with the same external id are the same candidate. An item without one is always a new candidate. */
function groupsOf(chunk: readonly PreparedCandidate[]): Group[] {
  const groups = new Map<string, Group>();
  chunk.forEach((item, offset) => {
    if (item.kind !== 'push') return;
    const { externalId } = item.push;
    const key = externalId === null ? `#${offset}` : `=${externalId}`;
    const group = groups.get(key);
    if (group) group.items.push({ offset, item });
    else groups.set(key, { externalId, items: [{ offset, item }] });
  });
  return [...groups.values()];
}

/** Writes candidates with the entries of their items. Returns the groups whose candidate was inserted meanwhile. */
async function writeGroups(
  repositories: Repositories,
  given: readonly Group[],
  first: number,
  acceptedAt: Date,
  entries: Map<number, CandidateSyncEntry>,
): Promise<Group[]> {
  const { candidates, erasures, reviewSessions } = repositories;
  const externalIds = given.flatMap(({ externalId }) => externalId ?? []);
  const [ownRows, merged] = await Promise.all([
    candidates.lock(externalIds),
    candidates.lockMerged(externalIds),
  ]);
  const rows = new Map<string | null, CandidateRow>([
    ...ownRows.map((row) => [row.external_id, row] as const),
    ...merged.map((row) => [row.merged_external_id, row] as const),
  ]);
  const reviews = await confirmedReviewsOf(
    reviewSessions,
    [...rows.values()].map((row) => row.candidate_id),
  );
  const groups = merged.length > 0 ? joinGroups(given, rows) : given;
  const repeated = await repeatedResumes(repositories, groups, rows);
  const added = new Map<UUID, AppliedGroup>();
  const written: AppliedGroup[] = [];
  const created = await writeInParts(candidates, targetsOf(groups, rows), (target) => {
    const { stored, isChanged, ...applied } = applyGroup(target, first, acceptedAt, repeated);
    if (target.row) {
      keep(applied.entries, target.group, entries);
      written.push(applied);
    } else added.set(applied.candidateId, applied);
    if (target.row && !isChanged) return null;
    return candidateWrite(applied.candidateId, stored, reviews.get(applied.candidateId));
  });
  // A push must not restore a candidate who was erased while the push was queued.
  const erased = new Set<string | null>(await erasures.listErasedSince(externalIds, acceptedAt));
  const lost: Group[] = [];
  for (const [candidateId, each] of added) {
    const { group, entries: groupEntries } = each;
    if (!created.has(candidateId)) lost.push(group);
    else if (!erased.has(group.externalId)) {
      keep(groupEntries, group, entries);
      written.push(each);
    } else {
      await candidates.remove(candidateId);
      keep(groupEntries.map(erasedEntry), group, entries);
    }
  }
  await keepResumes(repositories, written);
  return lost;
}

/** A candidate to write: a stored one with its row, or a new one. */
interface Target {
  candidateId: UUID;
  group: Group;
  row: CandidateRow | undefined;
}

/**
 * Returns the candidates in the order of their external ids, so that two transactions that insert the same ones cannot
 * deadlock. The ids of new ones have the order of the items.
 */
function targetsOf(groups: readonly Group[], rows: ReadonlyMap<string | null, CandidateRow>): Target[] {
  const targets = groups.map((group): Target => {
    const row = group.externalId === null ? undefined : rows.get(group.externalId);
    return { candidateId: row?.candidate_id ?? newId(), group, row };
  });
  const keyOf = ({ group }: Target): string => group.externalId ?? '';
  return targets.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

/**
 * Computes the values of candidates and writes them, those of one part while the next is computed: the values of few
 * candidates are in memory at a time. `valuesOf` returns null for a candidate that does not change. Returns the ids of
 * the inserted ones.
 */
async function writeInParts(
  candidates: Repositories['candidates'],
  targets: readonly Target[],
  valuesOf: (target: Target) => CandidateWrite | null,
): Promise<Set<string>> {
  const created = new Set<string>();
  const write = async (added: NewCandidate[], changed: CandidateWrite[]): Promise<void> => {
    for (const id of await candidates.create(added)) created.add(id);
    await candidates.update(changed);
  };
  let writing: Promise<void> = Promise.resolve();
  try {
    for (let from = 0; from < targets.length; from += CANDIDATES_OF_PART) {
      const added: NewCandidate[] = [];
      const changed: CandidateWrite[] = [];
      for (const [at, target] of targets.slice(from, from + CANDIDATES_OF_PART).entries()) {
        if (at % CANDIDATES_BETWEEN_PAUSES === CANDIDATES_BETWEEN_PAUSES - 1) await breathe();
        const values = valuesOf(target);
        if (!values) continue;
        if (target.row) changed.push(values);
        else added.push({ externalId: target.group.externalId, ...values });
      }
      await writing;
      writing = write(added, changed);
      // The next part receives its rejection; until then it must not count as unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    // No statement may follow the end of the transaction.
    await writing;
  }
  return created;
}

async function repeatedResumes(
  repositories: Repositories,
  groups: readonly Group[],
  rows: ReadonlyMap<string | null, CandidateRow>,
): Promise<RepeatedResumes> {
  const pushes = groups.flatMap((group) => {
    const row = group.externalId === null ? undefined : rows.get(group.externalId);
    const resumes = group.items.flatMap(({ item }) => item.kept ?? []);
    return row && resumes.length > 0 ? [{ parseIds: parseIdsOf(storedCandidate(row)), resumes }] : [];
  });
  return RepeatedResumes.renew(repositories, pushes);
}

/** Stores the resumes to which the written records refer, and ends the retention of those that they replace. */
async function keepResumes({ pushedResumes }: Repositories, written: readonly AppliedGroup[]): Promise<void> {
  await pushedResumes.insert(
    written.flatMap(({ after, resumes }) => resumes.filter(({ parseId }) => after.includes(parseId))),
  );
  await pushedResumes.expire(
    written.flatMap(({ before, after }) => before.filter((parseId) => !after.includes(parseId))),
  );
}

/** Joins the groups of one candidate: records that were merged have different external ids. */
function joinGroups(groups: readonly Group[], rows: ReadonlyMap<string | null, CandidateRow>): Group[] {
  const joined = new Map<string | Group, Group>();
  for (const group of groups) {
    const row = group.externalId === null ? undefined : rows.get(group.externalId);
    const first = row && joined.get(row.candidate_id);
    if (first) first.items = [...first.items, ...group.items].sort((a, b) => a.offset - b.offset);
    else joined.set(row?.candidate_id ?? group, { ...group });
  }
  return [...joined.values()];
}

function keep(
  groupEntries: readonly CandidateSyncEntry[],
  { items }: Group,
  entries: Map<number, CandidateSyncEntry>,
) {
  groupEntries.forEach((entry, at) => entries.set(items[at]!.offset, entry));
}

interface AppliedGroup {
  candidateId: UUID;
  group: Group;
  entries: CandidateSyncEntry[];
  /** Resumes that were sent with the pushes. */
  resumes: PushedResume[];
  /** Parses to which the records referred before, and refer now. */
  before: UUID[];
  after: UUID[];
}

/** Applies pushes of one candidate in their order. */
function applyGroup(
  { candidateId, group, row }: Target,
  first: number,
  acceptedAt: Date,
  repeated: RepeatedResumes,
): AppliedGroup & { stored: MergeableCandidate; isChanged: boolean } {
  const { items } = group;
  const source = items[0]!.item.push.source;
  let stored: MergeableCandidate = row ? storedCandidate(row) : { ...EMPTY_CANDIDATE, source, merged: null };
  const before = parseIdsOf(stored);
  let isChanged = false;
  const entries = items.map(({ offset, item: { push, resume, kept, warnings } }, at): CandidateSyncEntry => {
    const given = {
      ...{ source: push.source, given: push.given, resume, at: acceptedAt.toISOString() },
      resumeParseId: kept ? repeated.parseIdFor(before, kept) : (push.resumeParseId ?? null),
    };
    const merged = applyPush(stored, push.externalId, given);
    if (merged) {
      stored = merged;
      isChanged = true;
    }
    return {
      index: first + offset,
      candidateId,
      externalId: push.externalId,
      action: row || at > 0 ? 'updated' : 'created',
      ...extras(push.droppedFields, warnings),
    };
  });
  const resumes = items.flatMap(({ item }) => item.kept ?? []);
  return { candidateId, group, stored, isChanged, entries, resumes, before, after: parseIdsOf(stored) };
}

function erasedEntry({ index, externalId }: CandidateSyncEntry): CandidateSyncEntry {
  const error = new AppError('not_found', 'The candidate was erased after the push was accepted.');
  return { index, candidateId: null, externalId, action: 'failed', error: toStoredError(error) };
}

function extras(
  droppedFields: string[],
  warnings: Warning[],
): Pick<CandidateSyncEntry, 'droppedFields' | 'warnings'> {
  return {
    ...(droppedFields.length > 0 ? { droppedFields } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

export function unwritableCandidate(item: PreparedCandidate): PreparedCandidate {
  const error = new AppError('validation_failed', 'The candidate contains characters that cannot be stored.');
  const externalId = item.kind === 'push' ? item.push.externalId : item.externalId;
  return { kind: 'refused', externalId, error: toStoredError(error) };
}
