/**
 * What an access export contains of each table, the counterpart of `ERASURE_PARTS`. A test fails if a table with data of
 * candidates is missing here. The statements run with the row-level policies of the tenant, so they return its own rows,
 * and of records of linked tenants only what the views show it. Bindings: `:candidateId`; `:externalId`, the tenant's
 * identifier of its own candidate; `:contacts`, its e-mail address and phone number. The latter are empty for a shared
 * candidate.
 */
export type ExportPart =
  | { table: string; how: 'rows'; about: string; sql: string }
  /** Not part of the export; `why` is shown in its README. */
  | { table: string; how: 'left_out'; why: string };

const OWN_TENANT_ID = `nullif(current_setting('tenure.tenant_id', true), '')::uuid`;

/** True for a text with the id or a contact of the candidate. */
const mentions = (text: string): string =>
  `(position(:candidateId::text IN ${text}) > 0
    OR EXISTS (SELECT FROM unnest(:contacts::text[]) AS contact WHERE position(lower(contact) IN lower(${text})) > 0))`;
/** True for bytes with the id, a contact or, as a JSON text, the external id of the candidate. */
const mentionsInBytes = (bytes: string): string =>
  `(position(convert_to(:candidateId::text, 'UTF8') IN ${bytes}) > 0
    OR EXISTS (SELECT FROM unnest(:contacts::text[]) AS contact WHERE position(convert_to(contact, 'UTF8') IN ${bytes}) > 0)
    OR coalesce(position(convert_to(to_json(:externalId::text)::text, 'UTF8') IN ${bytes}) > 0, false))`;
const hasExternalId = (text: string): string =>
  `coalesce(position(to_json(:externalId::text)::text IN ${text}) > 0, false)`;

const OPERATION_TEXT = 'concat(o.result, o.error, o.input)';
const OPERATIONS_ABOUT = `FROM operations o
  WHERE ${mentions(OPERATION_TEXT)} OR (o.type = 'candidates.sync' AND ${hasExternalId(OPERATION_TEXT)})`;
const LOGGED_TEXT = 'concat(r.request_body, r.answer_body)';

const DECISION_COLUMNS = `decision_id, match_id, job_id, outcome, reason_code, reason, decided_by, log_entry_id, created_at,
  withdrawn_at, withdrawn_by`;
const RECONSIDERATION_COLUMNS = `reconsideration_id, match_id, job_id, log_entry_id, new_log_entry_id, requested_by, reason,
  created_at`;
const RATING_COLUMNS = 'rating_id, match_id, job_id, rating, rater_role, reasons, comment, created_at';
const NO_PAIR_SCORES = 'NULL::jsonb AS pair_scores';
const scoreColumns = (from: string): string =>
  ['entry_id', 'kind', 'score', 'recommendation', 'detail', 'model_version', 'weights_version', 'inputs_hash']
    .concat(['surface', 'ranking_id', 'rank', 'pool_size', 'created_at'])
    .map((column) => `${from}.${column}`)
    .join(', ');

export const EXPORT_PARTS: readonly ExportPart[] = [
  {
    table: 'candidates',
    how: 'rows',
    about:
      'The record of the person: names, contacts, work, education, skills, preferences, consent, and its sources.',
    sql: `SELECT to_jsonb(c) - 'tenant_id' AS row FROM candidates c WHERE candidate_id = :candidateId
          UNION ALL
          SELECT to_jsonb(c) - 'tenant_id' - 'external_id' FROM linked_candidates c WHERE candidate_id = :candidateId
            AND NOT EXISTS (SELECT FROM candidates WHERE candidate_id = :candidateId)`,
  },
  {
    table: 'candidate_words',
    how: 'rows',
    about:
      'Words of the name, the e-mail address and the phone number, and skills, occupations, certifications and city, by which a search finds the person.',
    sql: `SELECT json_build_object('word', word) AS row FROM candidate_words WHERE candidate_id = :candidateId`,
  },
  {
    table: 'candidate_duplicate_keys',
    how: 'left_out',
    why: 'numbers computed from the record in candidates.json, by which records of one person are found',
  },
  {
    table: 'distinct_candidates',
    how: 'left_out',
    why: 'names records of other people, which resemble this one',
  },
  {
    table: 'candidate_merges',
    how: 'rows',
    about: 'Other records of the person that were merged into this one. Their content is in candidates.json.',
    sql: `SELECT to_jsonb(m) - 'tenant_id' AS row FROM candidate_merges m WHERE candidate_id = :candidateId`,
  },
  {
    table: 'saved_searches',
    how: 'rows',
    about:
      'Saved searches for jobs that suit the person, and searches for the name or a contact of the person.',
    sql: `SELECT to_jsonb(s) - 'tenant_id' - 'version' AS row FROM saved_searches s
          WHERE candidate_id = :candidateId OR ${mentions('concat(s.name, s.filters)')}
             OR s.list = 'candidates' AND s.filters->>'externalId' = :externalId ORDER BY created_at`,
  },
  {
    table: 'saved_search_matches',
    how: 'rows',
    about: 'Saved searches that the person has passed, with the scores.',
    sql: `SELECT json_build_object('search_id', m.search_id, 'name', s.name, 'job_id', s.job_id, 'score', m.score,
            'matched_at', m.matched_at) AS row
          FROM saved_search_matches m JOIN saved_searches s USING (search_id)
          WHERE m.candidate_id = :candidateId ORDER BY m.matched_at`,
  },
  {
    table: 'saved_search_changes',
    how: 'left_out',
    why: 'the id of the candidate and the number of its last change',
  },
  {
    table: 'candidate_outlines',
    how: 'left_out',
    why: 'the record in candidates.json, encoded as numbers for rankings',
  },
  {
    table: 'ranking_shards',
    how: 'left_out',
    why: 'the records of many candidates, encoded as numbers for rankings',
  },
  {
    table: 'unpacked_candidates',
    how: 'left_out',
    why: 'the id of the candidate and the number of its last change',
  },
  {
    table: 'documents',
    how: 'rows',
    // Contents in an object store are searched by `withDocumentContents`, which leaves out rows about other people.
    about:
      'Files and texts in progress, deleted as soon as they are parsed. Their content is in the folder files.',
    sql: `SELECT json_build_object('operation_id', d.operation_id, 'file_name', d.file_name,
            'declared_type', d.declared_type, 'created_at', d.created_at, 'base64', encode(d.bytes, 'base64'),
            'object_key', d.object_key, 'about_person', d.operation_id IN (SELECT o.operation_id ${OPERATIONS_ABOUT})) AS row
          FROM documents d
          WHERE d.object_key IS NOT NULL OR ${mentionsInBytes('d.bytes')}
             OR d.operation_id IN (SELECT o.operation_id ${OPERATIONS_ABOUT})`,
  },
  {
    table: 'request_log',
    how: 'rows',
    about: 'Calls of the API about the person. Only calls with test keys are logged with their content.',
    sql: `SELECT json_build_object('request_id', r.request_id, 'at', r.at, 'method', r.method, 'route', r.route, 'path', r.path,
            'status', r.status, 'code', r.code, 'request_body', r.request_body, 'answer_body', r.answer_body) AS row
          FROM request_log r
          WHERE position(:candidateId::text IN r.path) > 0 OR ${mentions(LOGGED_TEXT)}
             OR r.operation_id IN (SELECT o.operation_id ${OPERATIONS_ABOUT})
          ORDER BY r.at`,
  },
  {
    table: 'operations',
    how: 'rows',
    about: 'Results of calls about the person, kept for 72 hours.',
    sql: `SELECT json_build_object('operation_id', o.operation_id, 'type', o.type, 'status', o.status, 'input', o.input,
            'result', o.result, 'error', o.error, 'created_at', o.created_at, 'expires_at', o.expires_at) AS row
          ${OPERATIONS_ABOUT}`,
  },
  {
    table: 'review_sessions',
    how: 'rows',
    about: 'Reviews of data about the person, with what people corrected.',
    sql: `SELECT json_build_object('session_id', s.session_id, 'subject_type', s.subject_type, 'subject_id', s.subject_id,
            'reviewer', s.reviewer, 'fields', s.fields, 'return_url', s.return_url, 'created_at', s.created_at,
            'confirmed_at', s.confirmed_at,
            'corrections', (SELECT json_agg(json_build_object('pointer', c.pointer, 'action', c.action,
                              'old', c.old_value, 'new', c.new_value, 'page', c.page, 'box', c.box) ORDER BY c.position)
                            FROM corrections c WHERE c.session_id = s.session_id)) AS row
          FROM review_sessions s
          WHERE s.subject_id = :candidateId OR s.subject_id IN (SELECT o.operation_id ${OPERATIONS_ABOUT})`,
  },
  {
    table: 'view_sessions',
    how: 'rows',
    about: 'Links through which people saw matches of the person.',
    sql: `SELECT json_build_object('view_session_id', s.view_session_id, 'view', s.view, 'subject_id', s.subject_id,
            'job_id', s.job_id, 'viewer', s.viewer, 'frame_origin', s.frame_origin, 'created_at', s.created_at,
            'opened_at', s.opened_at) AS row
          FROM view_sessions s WHERE s.candidate_id = :candidateId`,
  },
  {
    table: 'operation_items',
    how: 'rows',
    about: 'Outcomes about the person in a batch that is still running.',
    sql: `SELECT json_build_object('operation_id', i.operation_id, 'item_index', i.item_index, 'outcome', i.outcome) AS row
          FROM operation_items i WHERE ${mentions('i.outcome::text')}`,
  },
  {
    table: 'import_rows',
    how: 'rows',
    about: 'Rows about the person in files that are being imported.',
    sql: `SELECT json_build_object('import_id', r.import_id, 'row_number', r.row_number, 'item', r.item) AS row
          FROM import_rows r JOIN imports i USING (import_id)
          WHERE i.kind = 'candidates' AND r.external_id = :externalId::text`,
  },
  {
    table: 'import_errors',
    how: 'rows',
    about: 'Errors of rows about the person in imported files, kept for 72 hours.',
    sql: `SELECT json_build_object('import_id', r.import_id, 'row_number', r.row_number, 'error', r.error) AS row
          FROM import_errors r JOIN imports i USING (import_id)
          WHERE i.kind = 'candidates' AND r.external_id = :externalId::text`,
  },
  {
    table: 'parse_batch_entries',
    how: 'rows',
    about: 'Names of files about the person in batches of documents, kept for 72 hours.',
    sql: `SELECT json_build_object('batch_id', b.batch_id, 'entry_number', b.entry_number, 'name', b.name) AS row
          FROM parse_batch_entries b LEFT JOIN operations o USING (operation_id)
          WHERE ${mentions('concat(b.name, o.result, o.error)')}`,
  },
  {
    table: 'idempotency_keys',
    how: 'rows',
    about: 'Responses about the person that are kept for repeated calls, for 24 hours.',
    // A sealed response shows a secret of the tenant, never a candidate.
    sql: `SELECT json_build_object('method', k.method, 'path', k.path, 'key', k.key, 'answer_status', k.answer_status,
            'answer_headers', k.answer_headers, 'answer_base64', encode(k.answer_body, 'base64'),
            'created_at', k.created_at, 'expires_at', k.expires_at) AS row
          FROM idempotency_keys k
          WHERE coalesce(position('"Sealed"' IN k.answer_headers::text), 0) = 0
            AND (position(:candidateId::text IN k.path) > 0 OR ${mentionsInBytes('k.answer_body')})`,
  },
  {
    table: 'events',
    how: 'rows',
    about: 'Events about the person, kept for 30 days.',
    sql: `SELECT json_build_object('event_id', event_id, 'type', type, 'data', data, 'created_at', created_at) AS row
          FROM events WHERE data->>'candidateId' = :candidateId::text ORDER BY created_at`,
  },
  {
    table: 'webhook_deliveries',
    how: 'rows',
    about: 'Deliveries of these events to your systems, with the beginning of their responses.',
    sql: `SELECT json_build_object('delivery_id', d.delivery_id, 'event_id', d.event_id, 'event_type', d.event_type,
            'status', d.status, 'attempts', d.attempts) AS row
          FROM events v JOIN webhook_deliveries d ON d.event_id = v.event_id AND d.event_logged_at = v.logged_at
          WHERE v.data->>'candidateId' = :candidateId::text`,
  },
  {
    table: 'matches',
    how: 'rows',
    about: 'The current score of the person for each job, with its components, reasons and gaps.',
    sql: `SELECT to_jsonb(m) - 'tenant_id' - 'other_tenant_id' - 'stale_since' || jsonb_build_object(
            'candidate_external_id', CASE WHEN m.synthetic OR m.tenant_id = ${OWN_TENANT_ID} THEN m.candidate_external_id END,
            'job_external_id',
            CASE WHEN m.synthetic OR coalesce(m.other_tenant_id, m.tenant_id) = ${OWN_TENANT_ID} THEN m.job_external_id END) AS row
          FROM matches m WHERE candidate_id = :candidateId ORDER BY created_at`,
  },
  {
    table: 'score_log',
    how: 'rows',
    about: 'Every score and forecast as it was given, with the versions of the model and the weights.',
    sql: `SELECT to_jsonb(s) AS row FROM (
            SELECT l.job_id, ${scoreColumns('l')} FROM score_log l WHERE l.candidate_id = :candidateId
            UNION ALL
            SELECT m.job_id, ${scoreColumns('v')}
            FROM score_log_of_pairs v JOIN matches m USING (match_id)
            WHERE m.candidate_id = :candidateId
              AND NOT EXISTS (SELECT FROM score_log l
                              WHERE l.candidate_id = :candidateId AND l.entry_id = v.entry_id)
          ) s ORDER BY created_at`,
  },
  {
    table: 'match_decisions',
    how: 'rows',
    about: 'What people decided about the matches of the person.',
    sql: `SELECT to_jsonb(d) AS row FROM (
            SELECT ${DECISION_COLUMNS} FROM match_decisions WHERE candidate_id = :candidateId
            UNION ALL
            SELECT ${DECISION_COLUMNS} FROM decisions_of_pairs v WHERE candidate_id = :candidateId
              AND NOT EXISTS (SELECT FROM match_decisions o WHERE o.decision_id = v.decision_id)
          ) d ORDER BY created_at`,
  },
  {
    table: 'match_reconsiderations',
    how: 'rows',
    about:
      'Objections of the person to scores, with the ids of the first and of the new score in score_log.json.',
    sql: `SELECT to_jsonb(r) AS row FROM (
            SELECT ${RECONSIDERATION_COLUMNS} FROM match_reconsiderations WHERE candidate_id = :candidateId
            UNION ALL
            SELECT ${RECONSIDERATION_COLUMNS} FROM reconsiderations_of_pairs v WHERE candidate_id = :candidateId
              AND NOT EXISTS (SELECT FROM match_reconsiderations o WHERE o.reconsideration_id = v.reconsideration_id)
          ) r ORDER BY created_at`,
  },
  {
    table: 'placements',
    how: 'rows',
    about: 'Offers and employments of the person.',
    sql: `SELECT to_jsonb(p) - 'tenant_id' - 'other_tenant_id'
            || jsonb_build_object('external_id', CASE WHEN p.tenant_id = ${OWN_TENANT_ID} THEN p.external_id END) AS row
          FROM placements p WHERE candidate_id = :candidateId ORDER BY created_at`,
  },
  {
    table: 'ratings',
    how: 'rows',
    about: 'Ratings of the matches of the person.',
    sql: `SELECT to_jsonb(r) AS row FROM (
            SELECT ${RATING_COLUMNS}, pair_scores FROM ratings WHERE candidate_id = :candidateId
            UNION ALL
            SELECT ${RATING_COLUMNS}, ${NO_PAIR_SCORES} FROM ratings_of_pairs v WHERE candidate_id = :candidateId
              AND NOT EXISTS (SELECT FROM ratings o WHERE o.rating_id = v.rating_id)
          ) r ORDER BY created_at`,
  },
  {
    table: 'access_exports',
    how: 'rows',
    about: 'Exports of the data of the person whose link has not expired.',
    sql: `SELECT json_build_object('export_id', export_id, 'created_at', created_at, 'expires_at', expires_at) AS row
          FROM access_exports WHERE candidate_id = :candidateId`,
  },
  {
    table: 'audit_log',
    how: 'rows',
    about: 'Actions on the record of the person, such as exports.',
    sql: `SELECT json_build_object('action', action, 'actor_type', actor_type, 'actor_id', actor_id, 'at', at,
            'named', named) AS row
          FROM audit_log WHERE subject_type = 'candidate' AND subject_id = :candidateId ORDER BY at`,
  },
  { table: 'erasures', how: 'left_out', why: 'has an entry only after the person was erased' },
];
