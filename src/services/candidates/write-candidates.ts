import type { ClaimedCandidate } from '../../db/records/candidates.repository';
import type { Repositories } from '../../db/kernel/repositories';
import {
  mergeCandidate,
  EMPTY_CANDIDATE,
  type StoredCandidate,
} from '../../domain/candidates/merge-candidate';
import type { Timestamp, UUID, Warning } from '../../domain/common';
import { AppError, toStoredError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { newEvent } from '../../webhooks/events/new-event';
import { candidateWrite, storedCandidate } from './candidate-record';
import type { CandidateSyncEntry } from './candidate-sync';
import type { PreparedCandidate } from './prepare-candidate';

type PreparedPush = Extract<PreparedCandidate, { kind: 'push' }>;

/** State of a candidate while the items of a chunk are applied one after the other. */
interface CandidateState {
  candidateId: UUID;
  stored: StoredCandidate;
  isNew: boolean;
  changed: boolean;
}

/** Claims the candidates of the chunk, applies its items in order, and writes each changed candidate once. */
export async function writeCandidates(
  repositories: Repositories,
  first: number,
  chunk: readonly PreparedCandidate[],
  acceptedAt: Date,
): Promise<CandidateSyncEntry[]> {
  const state = await claimAll(repositories, chunk, acceptedAt);
  const entries = chunk.map((item, offset): CandidateSyncEntry => {
    const index = first + offset;
    if (item.kind === 'refused') {
      return { index, candidateId: null, externalId: item.externalId, action: 'failed', error: item.error };
    }
    const candidate = state.get(keyOf(item, offset));
    if (!candidate) throw new Error('a claimed candidate has no row');
    if (candidate === 'erased') {
      const error = new AppError('not_found', 'The candidate was erased after the push was accepted.');
      return {
        index,
        candidateId: null,
        externalId: item.push.externalId,
        action: 'failed',
        error: toStoredError(error),
      };
    }
    return applyPush(candidate, item, index, acceptedAt.toISOString());
  });
  const changed = [...state.values()].flatMap((candidate) =>
    candidate !== 'erased' && candidate.changed
      ? [candidateWrite(candidate.candidateId, candidate.stored)]
      : [],
  );
  await Promise.all([
    ...(changed.length > 0 ? [repositories.candidates.writeAll(changed)] : []),
    ...chunk.flatMap((item, offset) => {
      if (item.kind !== 'push' || !item.parse) return [];
      const candidateId = entries[offset]?.candidateId ?? null;
      return [repositories.events.add(newEvent('parse.completed', { ...item.parse, candidateId }))];
    }),
  ]);
  return entries;
}

async function claimAll(
  repositories: Repositories,
  chunk: readonly PreparedCandidate[],
  acceptedAt: Date,
): Promise<Map<string, CandidateState | 'erased'>> {
  const pushes = new Map<string, { candidateId: UUID; push: PreparedPush['push'] }>();
  chunk.forEach((item, offset) => {
    if (item.kind !== 'push') return;
    const key = keyOf(item, offset);
    if (!pushes.has(key)) pushes.set(key, { candidateId: newId(), push: item.push });
  });
  if (pushes.size === 0) return new Map();
  const [rows, erasedIds] = await Promise.all([
    repositories.candidates.claim(
      [...pushes.values()].map(({ candidateId, push: { externalId, source } }) => ({
        candidateId,
        externalId,
        source,
      })),
    ),
    repositories.erasures.listErasedSince(
      [...pushes.values()].flatMap(({ push }) => push.externalId ?? []),
      acceptedAt,
    ),
  ]);
  // A push must not restore a candidate who was erased while the push was queued.
  const erased = new Set<string | null>(erasedIds);
  const isErased = (row: ClaimedCandidate): boolean => row.created && erased.has(row.external_id);
  await Promise.all(rows.filter(isErased).map((row) => repositories.candidates.remove(row.candidate_id)));
  const byId = new Map(rows.map((row) => [row.candidate_id, row]));
  const byExternalId = new Map(rows.map((row) => [row.external_id, row]));
  return new Map(
    [...pushes].flatMap(([key, { candidateId, push }]) => {
      const row = push.externalId === null ? byId.get(candidateId) : byExternalId.get(push.externalId);
      return row ? [[key, isErased(row) ? ('erased' as const) : candidateState(row)] as const] : [];
    }),
  );
}

/** Items with the same external id are the same candidate. An item without one is always a new candidate. */
function keyOf({ push }: PreparedPush, offset: number): string {
  return push.externalId === null ? `#${offset}` : `=${push.externalId}`;
}

function candidateState(row: ClaimedCandidate): CandidateState {
  const stored = row.created ? { ...EMPTY_CANDIDATE, source: row.source } : storedCandidate(row);
  return { candidateId: row.candidate_id, stored, isNew: row.created, changed: row.created };
}

function applyPush(
  candidate: CandidateState,
  { push, resume, warnings }: PreparedPush,
  index: number,
  at: Timestamp,
): CandidateSyncEntry {
  const merged = mergeCandidate(candidate.stored, { source: push.source, given: push.given, resume, at });
  if (merged) Object.assign(candidate, { stored: merged, changed: true });
  const action = candidate.isNew ? 'created' : 'updated';
  candidate.isNew = false;
  return {
    index,
    candidateId: candidate.candidateId,
    externalId: push.externalId,
    action,
    ...extras(push.droppedFields, warnings),
  };
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
