import type { MatchDecisionRow } from '../../db/records/match-decisions.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import type { TenantUser } from '../access/tenant-user';
import type { DecisionOutcome, DecisionReasonCode } from '../decisions/decisions.service';
import type { TenantLinksService } from '../links/tenant-links.service';
import type { TenantData } from '../tenant-data';
import type { PortalMatchesService } from './portal-matches.service';
import type { RecordAccessService, RecordView } from './record-access.service';

const MAX_ENTRIES = 50;
const MAX_LINKS = 100;

/** What happened to a candidate: a decision about one of its matches, or an action on the record. */
export interface CandidateHistoryEntry {
  at: Timestamp;
  /** Email address of the user; null for a program. */
  by: string | null;
  /** Null unless a person decided. */
  decision: {
    matchId: UUID;
    jobTitle: string | null;
    outcome: DecisionOutcome;
    reasonCode: DecisionReasonCode;
    reason: string | null;
    withdrawnAt: Timestamp | null;
  } | null;
  /** Action of the audit log, such as `candidate.merged`; null for a decision. */
  action: string | null;
}

export interface CandidateHistoryDeps {
  data: TenantData;
  access: RecordAccessService;
  tenantLinks: Pick<TenantLinksService, 'list'>;
}

/** What happened to a candidate, and which linked tenants see it. */
export class CandidateHistoryService {
  constructor(
    private readonly parts: CandidateHistoryDeps,
    private readonly matches: PortalMatchesService,
  ) {}

  /** Newest first. Throws `not_found` unless the candidate belongs to the user's tenant. */
  async list(
    user: TenantUser,
    view: RecordView,
    candidateId: UUID,
  ): Promise<{ entries: CandidateHistoryEntry[]; sharedWith: string[] }> {
    const caller = await this.parts.access.callerOf(user, view);
    const { candidates, matchDecisions, auditLog } = this.parts.data.of(caller).repositories;
    const candidate = await candidates.findOrMerged(candidateId);
    if (!candidate) throw notFound('candidate');
    const [decisions, actions, emails, sharedWith] = await Promise.all([
      matchDecisions.listOfCandidate(candidate.candidate_id, MAX_ENTRIES),
      auditLog.ofSubject(caller.tenantId, candidate.candidate_id, MAX_ENTRIES),
      this.matches.emails(caller),
      candidate.share_with_employers ? this.linkedEmployers(user, caller) : [],
    ]);
    await this.parts.access.recordReads(caller, 'candidate', 'opened', [candidate.candidate_id]);
    const names = await this.matches.namesOf(caller, decisions.map(pairOf));
    const entries = [
      ...decisions.map((row): CandidateHistoryEntry => {
        return {
          at: row.created_at.toISOString(),
          by: row.decided_by === null ? null : (emails.get(row.decided_by) ?? row.decided_by),
          decision: {
            matchId: row.match_id,
            jobTitle: names(pairOf(row)).jobTitle,
            outcome: row.outcome as DecisionOutcome,
            reasonCode: row.reason_code as DecisionReasonCode,
            reason: row.reason,
            withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
          },
          action: null,
        };
      }),
      ...actions.map((row): CandidateHistoryEntry => {
        return { at: row.at.toISOString(), by: row.actor_email, decision: null, action: row.action };
      }),
    ];
    return { entries: entries.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_ENTRIES), sharedWith };
  }

  private async linkedEmployers({ tenantType }: TenantUser, caller: Caller): Promise<string[]> {
    if (tenantType !== 'organization') return [];
    const { links } = await this.parts.tenantLinks.list(caller, {
      limit: MAX_LINKS,
      cursor: null,
      status: 'active',
    });
    return links.map(({ employerName }) => employerName);
  }
}

const pairOf = (row: MatchDecisionRow) => ({ candidateId: row.candidate_id, jobId: row.job_id });
