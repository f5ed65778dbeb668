import type { Operation } from './description';
import { at, listOf, objectOf, textOf, type JsonObject } from './json';
import { jsonBodyOf } from './http';
import { multipart } from './generate/sample-files';
import { POSTING_TEXT, RESUME_TEXT } from './generate/sample-texts';
import { SOME_ID, type ConformanceSession } from './session';

/** Bodies of operations without an example in the description; ids are added later. */
const BODIES: Record<string, JsonObject> = {
  'POST /api/v1/match': { candidateId: '', jobId: '' },
  'POST /api/v1/matches/rank': { jobId: '', limit: 5 },
  'POST /api/v1/skills-infer': { occupations: ['Forklift Operator'] },
  'POST /api/v1/view-sessions': { matchId: '', viewer: 'Reviewer 7' },
};

/** Records that a run creates for its rules, and valid paths and bodies of requests. */
export class TestRecords {
  readonly tag = `conformance-${Date.now().toString(36)}`;
  jobId = SOME_ID;
  candidateId = SOME_ID;
  optedOutId = SOME_ID;
  matchId = SOME_ID;
  placementId = SOME_ID;
  subscriptionId = SOME_ID;
  deliveryId = SOME_ID;
  operationId = SOME_ID;
  linkId = SOME_ID;
  ratingId = SOME_ID;
  decisionId = SOME_ID;
  entryId = SOME_ID;
  reconsiderationId = SOME_ID;
  reportId = SOME_ID;
  importId = SOME_ID;
  batchId = SOME_ID;
  customFieldId = SOME_ID;
  searchId = SOME_ID;
  feedId = SOME_ID;
  sessionId = SOME_ID;
  viewSessionId = SOME_ID;
  connectorId = SOME_ID;
  runId = SOME_ID;
  private createdCount = 0;

  constructor(
    private readonly session: ConformanceSession,
    /** URL for subscriptions; it needs no listener. */
    readonly webhookUrl: string,
  ) {}

  /** Creates one record of each kind and reports those that cannot be created. */
  async make(): Promise<void> {
    this.jobId = await this.newJob();
    this.candidateId = await this.newCandidate();
    this.optedOutId = await this.newCandidate({ consent: { automatedScoring: false } });
    const { session } = this;
    const pair = { candidateId: this.candidateId, jobId: this.jobId };
    this.matchId = await this.id('matchId', session.op('POST /api/v1/match', { json: pair }));
    this.ratingId = await this.id(
      'ratingId',
      session.op('POST /api/v1/matches/{matchId}/ratings', {
        params: [this.matchId],
        json: { rating: 4, raterRole: 'employer' },
      }),
    );
    this.decisionId = await this.id(
      'decisionId',
      session.op('POST /api/v1/matches/{matchId}/decisions', {
        params: [this.matchId],
        json: { outcome: 'advanced', reasonCode: 'skills', decidedBy: 'staff-12' },
      }),
    );
    const scores = await session.op('GET /api/v1/score-log', { query: { kind: 'match' } });
    this.entryId = textOf(at(jsonBodyOf(scores.response), 'entries', 0, 'entryId')) || SOME_ID;
    this.reconsiderationId = await this.id(
      'reconsiderationId',
      session.op('POST /api/v1/matches/{matchId}/reconsiderations', {
        params: [this.matchId],
        json: { logEntryId: this.entryId, requestedBy: 'candidate', reason: 'The record was incomplete.' },
      }),
    );
    this.reportId = await this.id(
      'reportId',
      session.op('POST /api/v1/impact-reports', {
        json: {
          from: new Date(Date.now() - 86_400_000).toISOString(),
          to: new Date(Date.now() + 86_400_000).toISOString(),
          selected: 'recommendation:possible_match',
          demographics: `externalId,sex,raceEthnicity\n${this.tag}-1,female,asian\n`,
        },
      }),
    );
    this.importId = await this.id(
      'importId',
      session.op('POST /api/v1/imports', {
        query: { kind: 'candidates', dryRun: 'true' },
        raw: '{"firstName":"Dana"}\n',
        headers: { 'Content-Type': 'application/x-ndjson' },
      }),
    );
    this.batchId = await this.id(
      'batchId',
      session.op('POST /api/v1/parse/batches', {
        query: { documentType: 'job_description' },
        ...multipart([{ name: 'files', fileName: 'posting.txt', type: 'text/plain', content: POSTING_TEXT }]),
      }),
    );
    await this.makeJobChannels();
    this.placementId = await this.id('placementId', session.op('POST /api/v1/placements', { json: pair }));
    this.subscriptionId = await this.newSubscription();
    const params = [this.subscriptionId];
    this.deliveryId = await this.id(
      'deliveryId',
      session.op('POST /api/v1/webhook-subscriptions/{subscriptionId}/test', {
        params,
        json: { eventType: 'match.created' },
      }),
    );
    this.operationId = await this.id(
      'operationId',
      session.op('POST /api/v1/parse/jd', {
        json: { text: POSTING_TEXT },
        headers: { Prefer: 'respond-async' },
      }),
    );
    const links = await session.op('GET /api/v1/tenant-links', { query: { status: 'active' } });
    this.linkId = textOf(at(jsonBodyOf(links.response), 'links', 0, 'linkId')) || SOME_ID;
  }

  /**
   * A feed, a review of a job, a view of the match, and a connector of a page without postings with a run. A second connector of the page is
   * refused.
   */
  private async makeJobChannels(): Promise<void> {
    const { session } = this;
    this.customFieldId = await this.id(
      'customFieldId',
      session.op('POST /api/v1/custom-fields', {
        json: { record: 'candidate', key: 'badge', type: 'string' },
      }),
    );
    this.searchId = await this.id(
      'searchId',
      session.op('POST /api/v1/saved-searches', {
        json: { name: 'Forklift operators', of: 'candidates', filters: { skill: 'Forklift operation' } },
      }),
    );
    this.feedId = await this.id(
      'feedId',
      session.op('POST /api/v1/job-feeds', { json: { publisherName: 'Harbor Staffing' } }),
    );
    this.sessionId = await this.id(
      'sessionId',
      session.op('POST /api/v1/review-sessions', { json: { jobId: this.jobId, reviewer: 'Reviewer 7' } }),
    );
    this.viewSessionId = await this.id(
      'viewSessionId',
      session.op('POST /api/v1/view-sessions', { json: { matchId: this.matchId, viewer: 'Reviewer 7' } }),
    );
    const json = { kind: 'careers_page', board: this.webhookUrl, intervalMinutes: null };
    this.connectorId = await this.id('connectorId', session.op('POST /api/v1/connectors', { json }));
    await session.op('POST /api/v1/connectors', { json });
    this.runId = await this.id(
      'runId',
      session.op('POST /api/v1/connectors/{connectorId}/runs', {
        params: [this.connectorId],
        json: { dryRun: true },
      }),
    );
  }

  /** A new external id for a record of this run. */
  externalId(): string {
    this.createdCount += 1;
    return `${this.tag}-${this.createdCount}`;
  }

  async newJob(parsed: object = {}): Promise<string> {
    const json = {
      externalId: this.externalId(),
      parsed: {
        title: 'Forklift Operator',
        city: 'Toledo',
        state: 'OH',
        hourlyMinUsd: 19.5,
        hourlyMaxUsd: 22,
        requiredSkills: ['Forklift operation', 'Inventory control'],
        requiredCertifications: ['Forklift certification'],
        minExperienceMonths: 12,
        ...parsed,
      },
    };
    return this.id('jobId', this.session.op('POST /api/v1/jobs/sync', { json }));
  }

  async newCandidate(member: object = {}, key: 'key' | 'organization-key' = 'key'): Promise<string> {
    const candidate = {
      externalId: this.externalId(),
      firstName: 'Dana',
      lastName: 'Whitfield',
      location: { city: 'Toledo', state: 'OH' },
      resumeText: RESUME_TEXT,
      consent: { shareWithEmployers: true, automatedScoring: true },
      ...member,
    };
    const exchange = await this.session.op('POST /api/v1/candidates/sync', {
      key,
      json: { candidates: [candidate] },
    });
    return (
      textOf(at(jsonBodyOf(exchange.response), 'results', 0, 'candidateId')) || this.failed('candidateId')
    );
  }

  async newSubscription(url = this.webhookUrl): Promise<string> {
    return this.id(
      'subscriptionId',
      this.session.op('POST /api/v1/webhook-subscriptions', { json: { url, events: ['match.created'] } }),
    );
  }

  /** The path of an operation with ids of this run. */
  pathOf(operation: Operation): string {
    const ids: Record<string, string> = { ...this.ids() };
    return operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? SOME_ID);
  }

  /** The body the description gives as an example, with ids of this run; undefined if there is none. */
  bodyOf(operation: Operation): unknown {
    const example = operation.body?.['application/json']?.example;
    if (operation.body === null) return undefined;
    const body: JsonObject = { ...(BODIES[operation.name] ?? objectOf(example)) };
    if ('url' in body) body['url'] = this.webhookUrl;
    // A candidate cannot be merged with itself; rules that need a second one create it.
    const other = /\/(?:un)?merge$/.test(operation.path) ? { candidateId: SOME_ID } : {};
    const ids: Record<string, string> = { ...this.ids() };
    for (const name of Object.keys(body)) if (ids[name] !== undefined) body[name] = ids[name];
    Object.assign(body, other);
    if ('board' in body) body['board'] = `${this.webhookUrl}/${this.externalId()}`;
    if ('since' in body) body['since'] = new Date(Date.now() - 3_600_000).toISOString();
    if ('jobs' in body) body['jobs'] = listOf(body['jobs']).map((job) => this.withIds(job));
    return body;
  }

  private withIds(item: unknown): unknown {
    const copy = { ...objectOf(item) };
    if ('jobId' in copy) copy['jobId'] = this.jobId;
    return copy;
  }

  private ids(): Record<string, string> {
    return {
      jobId: this.jobId,
      candidateId: this.candidateId,
      matchId: this.matchId,
      placementId: this.placementId,
      subscriptionId: this.subscriptionId,
      deliveryId: this.deliveryId,
      operationId: this.operationId,
      linkId: this.linkId,
      ratingId: this.ratingId,
      decisionId: this.decisionId,
      entryId: this.entryId,
      logEntryId: this.entryId,
      reconsiderationId: this.reconsiderationId,
      reportId: this.reportId,
      importId: this.importId,
      batchId: this.batchId,
      customFieldId: this.customFieldId,
      searchId: this.searchId,
      feedId: this.feedId,
      sessionId: this.sessionId,
      viewSessionId: this.viewSessionId,
      connectorId: this.connectorId,
      runId: this.runId,
    };
  }

  private async id(name: string, call: ReturnType<ConformanceSession['op']>): Promise<string> {
    const exchange = await call;
    const id = textOf(jsonBodyOf(exchange.response)[name]);
    if (id === '') this.session.findings.differ('setup', `no ${name} could be created`, exchange);
    return id || SOME_ID;
  }

  private failed(name: string): string {
    this.session.findings.differ('setup', `no ${name} could be created`, null);
    return SOME_ID;
  }
}
