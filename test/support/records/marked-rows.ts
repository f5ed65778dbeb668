import { newId } from '../../../src/platform/ids';
import type { TestDatabase } from '../database';

interface Subject {
  tenantId: string;
  candidateId: string;
  otherPersonId: string;
}

/** All columns with text, JSON or bytes of the tables, as `table.column`. */
export async function textColumns(database: TestDatabase, tables: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT c.relname || '.' || a.attname AS name FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1)
       AND a.atttypid IN ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
     ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`,
    [tables],
  );
  return rows.map((row) => row.name);
}

/**
 * Inserts a row about the candidate into every table, with `mark.<table>.<column>.` in each column that accepts a text.
 * Returns these columns as `table.column`.
 */
export async function seedMarks(database: TestDatabase, subject: Subject): Promise<string[]> {
  const { candidateId } = subject;
  const marks: string[] = [];
  const mark = (column: string): string => {
    marks.push(column);
    return `mark.${column}.`;
  };
  const insert = (table: string, values: Record<string, unknown>) => {
    const names = Object.keys(values);
    return database.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_name, at) => `$${at + 1}`).join(', ')})`,
      Object.values(values),
    );
  };
  await database.query(
    `UPDATE candidates SET external_id = $2, person = $3, city = $4, state = $5, highest_education_level = $6,
       profile = $7, layers = $8 WHERE candidate_id = $1`,
    [
      candidateId,
      mark('candidates.external_id'),
      JSON.stringify({ email: 'kim.marked@example.com', firstName: mark('candidates.person') }),
      mark('candidates.city'),
      mark('candidates.state'),
      mark('candidates.highest_education_level'),
      JSON.stringify({ summary: mark('candidates.profile') }),
      JSON.stringify({ record: mark('candidates.layers') }),
    ],
  );
  const owner = { tenant_id: subject.tenantId, mode: 'test' };
  const pair = { candidate_id: candidateId, job_id: newId() };
  await insert('candidate_words', {
    ...owner,
    candidate_id: candidateId,
    word: mark('candidate_words.word'),
  });
  await seedCalls(insert, mark, owner, subject);
  await seedImport(insert, mark, owner);
  await seedParseBatch(insert, mark, owner);
  await seedReview(insert, mark, owner, candidateId);
  await seedView(insert, mark, owner, candidateId);
  await seedMerge(insert, mark, owner, candidateId);
  await seedSavedSearch(insert, mark, owner, candidateId);
  await seedConnector(insert, owner);
  await seedEvents(insert, mark, owner, candidateId);
  await seedScores(insert, mark, owner, pair);
  await insert('audit_log', {
    audit_id: newId(),
    tenant_id: subject.tenantId,
    actor_type: 'key',
    action: mark('audit_log.action'),
    subject_type: 'candidate',
    subject_id: candidateId,
    named: mark('audit_log.named'),
  });
  return marks.sort();
}

type Insert = (table: string, values: Record<string, unknown>) => Promise<unknown>;
type Mark = (column: string) => string;
type Owner = { tenant_id: string; mode: string };

/** A search for jobs that suit the candidate. */
async function seedSavedSearch(insert: Insert, mark: Mark, owner: Owner, candidateId: string): Promise<void> {
  await insert('saved_searches', {
    ...{ ...owner, search_id: newId(), list: 'jobs', candidate_id: candidateId },
    ...{ notify: true, notify_above: 50, name: mark('saved_searches.name') },
    filters: JSON.stringify({ text: mark('saved_searches.filters') }),
    criteria: JSON.stringify({ text: mark('saved_searches.criteria') }),
  });
}

/** A link to a match of the candidate. */
async function seedView(insert: Insert, mark: Mark, owner: Owner, candidateId: string): Promise<void> {
  await insert('view_sessions', {
    ...owner,
    view_session_id: newId(),
    key_id: newId(),
    view: 'match',
    subject_id: newId(),
    job_id: newId(),
    candidate_id: candidateId,
    synthetic: false,
    shows_names: true,
    viewer: mark('view_sessions.viewer'),
    frame_origin: mark('view_sessions.frame_origin'),
    token_hash: Buffer.alloc(32),
    expires_at: new Date(),
  });
}

/** A confirmed review of the candidate with a correction. */
async function seedReview(insert: Insert, mark: Mark, owner: Owner, candidateId: string): Promise<void> {
  const sessionId = newId();
  await insert('review_sessions', {
    ...owner,
    session_id: sessionId,
    key_id: newId(),
    subject_type: 'candidate',
    subject_id: candidateId,
    reviewer: mark('review_sessions.reviewer'),
    fields: JSON.stringify([mark('review_sessions.fields')]),
    return_url: mark('review_sessions.return_url'),
    token_hash: Buffer.alloc(32),
    bearer_hash: Buffer.alloc(32),
    expires_at: new Date(),
    confirmed_at: new Date(),
  });
  await insert('corrections', {
    ...owner,
    correction_id: newId(),
    session_id: sessionId,
    position: 0,
    pointer: mark('corrections.pointer'),
    action: 'replace',
    old_value: JSON.stringify(mark('corrections.old_value')),
    new_value: JSON.stringify(mark('corrections.new_value')),
    box: JSON.stringify([mark('corrections.box')]),
  });
}

/** An operation with its document and items, a logged request, and a stored response. */
async function seedCalls(insert: Insert, mark: Mark, owner: Owner, subject: Subject): Promise<void> {
  const { candidateId, otherPersonId } = subject;
  const operationId = newId();
  const other = { candidateId: otherPersonId, firstName: 'Other.Person' };
  const batch = (text: string) => JSON.stringify({ results: [{ candidateId, text }, other] });
  await insert('operations', {
    ...owner,
    operation_id: operationId,
    type: 'candidates.sync',
    task: 'sync-candidates',
    pool: 'sync',
    key_id: newId(),
    input: JSON.stringify({ candidateIds: [candidateId, otherPersonId], note: mark('operations.input') }),
    result: batch(mark('operations.result')),
    error: JSON.stringify({ message: mark('operations.error') }),
  });
  await insert('operation_items', {
    ...owner,
    operation_id: operationId,
    item_index: 0,
    outcome: JSON.stringify({ candidateId, text: mark('operation_items.outcome') }),
  });
  await insert('documents', {
    ...owner,
    operation_id: operationId,
    file_name: mark('documents.file_name'),
    declared_type: mark('documents.declared_type'),
    bytes: Buffer.from(`Write to KIM.marked@example.com: ${mark('documents.bytes')}`),
  });
  await insert('documents', {
    ...owner,
    operation_id: await queuedBatch(insert, owner),
    declared_type: 'application/json',
    bytes: Buffer.from(JSON.stringify([{ externalId: 'mark.candidates.external_id.' }, other])),
  });
  await insert('request_log', {
    ...owner,
    request_id: mark('request_log.request_id'),
    key_id: newId(),
    method: mark('request_log.method'),
    route: mark('request_log.route'),
    path: `/api/v1/candidates/${candidateId}?${mark('request_log.path')}`,
    status: 200,
    code: mark('request_log.code'),
    milliseconds: 1,
    request_body: batch(mark('request_log.request_body')),
    answer_body: batch(mark('request_log.answer_body')),
    at: new Date(),
  });
  await insert('idempotency_keys', {
    ...owner,
    idempotency_id: newId(),
    method: mark('idempotency_keys.method'),
    path: mark('idempotency_keys.path'),
    key: mark('idempotency_keys.key'),
    request_hash: Buffer.alloc(32),
    answer_status: 200,
    answer_headers: JSON.stringify({ Note: mark('idempotency_keys.answer_headers') }),
    answer_body: Buffer.from(batch(mark('idempotency_keys.answer_body'))),
    locked_until: new Date(),
  });
}

async function queuedBatch(insert: Insert, owner: Owner): Promise<string> {
  const operationId = newId();
  const operation = { type: 'candidates.sync', task: 'sync-candidates', pool: 'sync', key_id: newId() };
  await insert('operations', { ...owner, ...operation, operation_id: operationId, input: '{}' });
  return operationId;
}

/** An import with a staged row and an error. */
async function seedImport(insert: Insert, mark: Mark, owner: Owner): Promise<void> {
  const importId = newId();
  const row = { ...owner, import_id: importId, external_id: 'mark.candidates.external_id.' };
  await insert('imports', {
    ...owner,
    import_id: importId,
    key_id: newId(),
    kind: 'candidates',
    format: 'ndjson',
    dry_run: false,
    on_error: 'continue',
  });
  await insert('import_rows', { ...row, row_number: 1, cost: 1, item: mark('import_rows.item') });
  await insert('import_errors', {
    ...row,
    row_number: 2,
    error: JSON.stringify({ message: mark('import_errors.error') }),
  });
}

/** Another record of the person, merged into the candidate. */
async function seedMerge(insert: Insert, mark: Mark, owner: Owner, candidateId: string): Promise<void> {
  await insert('candidate_merges', {
    ...owner,
    candidate_id: candidateId,
    merged_candidate_id: newId(),
    merged_external_id: mark('candidate_merges.merged_external_id'),
  });
}

/** A batch with the name of a file. */
async function seedParseBatch(insert: Insert, mark: Mark, owner: Owner): Promise<void> {
  const batch = { ...owner, batch_id: newId() };
  await insert('parse_batches', { ...batch, key_id: newId(), document_type: 'resume', input: '{}' });
  await insert('parse_batch_entries', {
    ...{ ...batch, entry_number: 1, name: `${mark('parse_batch_entries.name')} kim.marked@example.com.pdf` },
    error: JSON.stringify({ code: 'document_corrupt' }),
  });
}

/** A connector with a job, and a run with an error. Nothing of them is about a candidate. */
async function seedConnector(insert: Insert, owner: Owner): Promise<void> {
  const connector = { ...owner, connector_id: newId() };
  const run = { ...owner, run_id: newId() };
  await insert('connectors', { ...connector, key_id: newId(), kind: 'lever', board: newId(), mapping: '{}' });
  await insert('connector_jobs', {
    ...{ ...connector, posting_id: 'p1', job_id: newId(), seen_run: run.run_id },
    content_hash: Buffer.alloc(32),
  });
  await insert('connector_runs', { ...connector, ...run, started_by: 'request', until: new Date() });
  await insert('connector_run_errors', { ...run, posting_id: 'p1', error: '{}' });
}

async function seedEvents(insert: Insert, mark: Mark, owner: Owner, candidateId: string): Promise<void> {
  const subscriptionId = newId();
  const eventId = mark('events.event_id');
  const loggedAt = new Date();
  await insert('webhook_subscriptions', {
    ...owner,
    subscription_id: subscriptionId,
    url: 'https://hooks.example.com/',
    events: ['rating.submitted'],
    secret: Buffer.alloc(1),
    secret_last4: 'abcd',
  });
  await insert('events', {
    ...owner,
    event_id: eventId,
    type: mark('events.type'),
    data: JSON.stringify({ candidateId, note: mark('events.data') }),
    logged_at: loggedAt,
  });
  await insert('webhook_deliveries', {
    ...owner,
    subscription_id: subscriptionId,
    event_id: eventId,
    event_logged_at: loggedAt,
    event_type: mark('webhook_deliveries.event_type'),
    attempts: JSON.stringify([{ responseSnippet: mark('webhook_deliveries.attempts') }]),
  });
}

/** A match with a logged score, a decision, a placement and a rating. */
async function seedScores(
  insert: Insert,
  mark: Mark,
  owner: Owner,
  pair: { candidate_id: string; job_id: string },
): Promise<void> {
  const match = { ...owner, ...pair, match_id: newId() };
  await insert('matches', {
    ...match,
    candidate_external_id: mark('matches.candidate_external_id'),
    job_external_id: mark('matches.job_external_id'),
    final_score: 61,
    recommendation: 'possible_match',
    confidence: 0.5,
    probability_90d: 0.5,
    expected_tenure_days: 100,
    result: JSON.stringify({ reasons: [{ text: mark('matches.result') }] }),
  });
  await insert('score_log', {
    ...owner,
    ...pair,
    entry_id: newId(),
    kind: 'match',
    pair_score: true,
    score: 61,
    recommendation: mark('score_log.recommendation'),
    detail: JSON.stringify({ gaps: [{ name: mark('score_log.detail') }] }),
    model_version: mark('score_log.model_version'),
    weights_version: mark('score_log.weights_version'),
    inputs_hash: mark('score_log.inputs_hash'),
    surface: 'api',
  });
  await insert('match_decisions', {
    ...match,
    decision_id: newId(),
    outcome: 'advanced',
    reason_code: mark('match_decisions.reason_code'),
    reason: mark('match_decisions.reason'),
    decided_by: mark('match_decisions.decided_by'),
    withdrawn_at: new Date(),
    withdrawn_by: mark('match_decisions.withdrawn_by'),
  });
  await insert('match_reconsiderations', {
    ...match,
    reconsideration_id: newId(),
    log_entry_id: newId(),
    new_log_entry_id: newId(),
    requested_by: 'candidate',
    reason: mark('match_reconsiderations.reason'),
  });
  await insert('placements', {
    ...match,
    placement_id: newId(),
    external_id: mark('placements.external_id'),
    status: 'offered',
    start_date: mark('placements.start_date'),
    end_date: mark('placements.end_date'),
    history: JSON.stringify([{ note: mark('placements.history') }]),
    job_family: mark('placements.job_family'),
    model_version: mark('placements.model_version'),
    pair_scores: JSON.stringify({ note: mark('placements.pair_scores') }),
  });
  await insert('ratings', {
    ...match,
    rating_id: newId(),
    rating: 4,
    rater_role: 'employer',
    reasons: [mark('ratings.reasons')],
    comment: mark('ratings.comment'),
    pair_scores: JSON.stringify({ note: mark('ratings.pair_scores') }),
  });
}
