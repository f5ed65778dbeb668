-- The database schema after the newest migration: tables with their policies, triggers and grants, then the current
-- body of each function. Generated: run `npm run schema` after adding a migration. Nothing executes this file.

CREATE TABLE access_exports (
  export_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  candidate_id uuid NOT NULL,
  token_digest bytea NOT NULL,
  sealed_archive bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT access_exports_pkey PRIMARY KEY (export_id),
  CONSTRAINT access_exports_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT access_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT access_exports_token_digest_key UNIQUE (token_digest)
);
CREATE INDEX access_exports_by_candidate ON public.access_exports USING btree (candidate_id);
CREATE INDEX access_exports_by_expiry ON public.access_exports USING btree (expires_at);
ALTER TABLE access_exports ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_exports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON access_exports FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON access_exports FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON access_exports TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON access_exports TO tenure_upkeep;

CREATE TABLE access_requests (
  request_id uuid NOT NULL,
  email text,
  person text,
  organization text NOT NULL,
  tenant_type text NOT NULL,
  message text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  answer text,
  answered_at timestamp(3) with time zone,
  answered_by uuid,
  tenant_id uuid,
  CONSTRAINT access_requests_pkey PRIMARY KEY (request_id),
  CONSTRAINT access_requests_answer_check CHECK ((answer = ANY (ARRAY['approved'::text, 'declined'::text]))),
  CONSTRAINT access_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(user_id),
  CONSTRAINT access_requests_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT access_requests_check1 CHECK (((answer IS NULL) OR ((email IS NULL) AND (person IS NULL) AND (message IS NULL)))),
  CONSTRAINT access_requests_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  CONSTRAINT access_requests_message_check CHECK ((length(message) <= 1000)),
  CONSTRAINT access_requests_organization_check CHECK (((length(organization) >= 1) AND (length(organization) <= 200))),
  CONSTRAINT access_requests_person_check CHECK (((length(person) >= 1) AND (length(person) <= 100))),
  CONSTRAINT access_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT access_requests_tenant_type_check CHECK ((tenant_type = ANY (ARRAY['employer'::text, 'organization'::text])))
);
CREATE INDEX access_requests_by_operator ON public.access_requests USING btree (answered_by);
CREATE INDEX access_requests_by_tenant ON public.access_requests USING btree (tenant_id);
CREATE UNIQUE INDEX access_requests_open ON public.access_requests USING btree (lower(email)) WHERE (answer IS NULL);
ALTER TABLE access_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_requests FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON access_requests FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON access_requests TO tenure_upkeep;

CREATE TABLE access_tokens (
  token_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  resources text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp(3) with time zone,
  CONSTRAINT access_tokens_pkey PRIMARY KEY (token_id),
  CONSTRAINT access_tokens_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(key_id),
  CONSTRAINT access_tokens_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT access_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT access_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX access_tokens_by_expiry ON public.access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_by_key ON public.access_tokens USING btree (key_id);
CREATE INDEX access_tokens_by_tenant ON public.access_tokens USING btree (tenant_id);
ALTER TABLE access_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE access_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON access_tokens FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON access_tokens FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON access_tokens TO tenure_app;
GRANT DELETE, SELECT ON access_tokens TO tenure_upkeep;

CREATE TABLE api_keys (
  key_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  name text NOT NULL,
  key_hash bytea NOT NULL,
  last4 text NOT NULL,
  scopes text[] NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  created_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_used_ip inet,
  ip_allowlist text[] NOT NULL DEFAULT '{}'::text[],
  sandbox_tenant text,
  replaced_by_key_id uuid,
  overlap_until timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_reason text,
  purpose text NOT NULL DEFAULT 'program'::text,
  CONSTRAINT api_keys_pkey PRIMARY KEY (key_id),
  CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash),
  CONSTRAINT api_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT api_keys_purpose_check CHECK ((purpose = ANY (ARRAY['program'::text, 'playground'::text]))),
  CONSTRAINT api_keys_replaced_by_key_id_fkey FOREIGN KEY (replaced_by_key_id) REFERENCES api_keys(key_id),
  CONSTRAINT api_keys_sandbox_tenant_check CHECK ((sandbox_tenant = ANY (ARRAY['own'::text, 'synthetic'::text]))),
  CONSTRAINT api_keys_status_check CHECK ((status = ANY (ARRAY['active'::text, 'rotating'::text, 'disabled'::text, 'revoked'::text]))),
  CONSTRAINT api_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT playground_keys_end CHECK (((purpose = 'program'::text) OR ((mode = 'test'::text) AND (expires_at IS NOT NULL))))
);
CREATE INDEX api_keys_by_replacement ON public.api_keys USING btree (replaced_by_key_id) WHERE (replaced_by_key_id IS NOT NULL);
CREATE INDEX api_keys_by_tenant ON public.api_keys USING btree (tenant_id, created_at DESC);
CREATE INDEX api_keys_of_playground ON public.api_keys USING btree (tenant_id, created_by) WHERE (purpose = 'playground'::text);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON api_keys FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON api_keys FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON api_keys TO tenure_app;
GRANT INSERT, SELECT, UPDATE ON api_keys TO tenure_upkeep;

CREATE TABLE audit_log (
  audit_id uuid NOT NULL,
  tenant_id uuid,
  actor_type text NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  named text,
  kind text NOT NULL DEFAULT 'change'::text,
  CONSTRAINT audit_log_pkey PRIMARY KEY (audit_id, at),
  CONSTRAINT audit_log_actor_type_check CHECK ((actor_type = ANY (ARRAY['cli'::text, 'user'::text, 'key'::text, 'system'::text]))),
  CONSTRAINT audit_log_kind_check CHECK ((kind = ANY (ARRAY['change'::text, 'read'::text])))
) PARTITION BY RANGE (at);
CREATE INDEX audit_log_by_age ON ONLY public.audit_log USING btree (tenant_id, kind, at DESC, audit_id DESC);
CREATE INDEX audit_log_by_subject ON ONLY public.audit_log USING btree (subject_id, at DESC);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_log FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON audit_log FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON audit_log TO tenure_app;

CREATE TABLE candidate_duplicate_keys (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key bigint NOT NULL,
  candidate_id uuid NOT NULL,
  CONSTRAINT candidate_duplicate_keys_pkey PRIMARY KEY (tenant_id, mode, key, candidate_id),
  CONSTRAINT candidate_duplicate_keys_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT candidate_duplicate_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);
CREATE INDEX candidate_duplicate_keys_by_candidate ON public.candidate_duplicate_keys USING btree (candidate_id);
ALTER TABLE candidate_duplicate_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE candidate_duplicate_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON candidate_duplicate_keys FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON candidate_duplicate_keys FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON candidate_duplicate_keys TO tenure_app;
GRANT DELETE, INSERT, SELECT ON candidate_duplicate_keys TO tenure_upkeep;

CREATE TABLE candidate_merges (
  merged_candidate_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  candidate_id uuid NOT NULL,
  merged_external_id text,
  moved jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT candidate_merges_pkey PRIMARY KEY (merged_candidate_id),
  CONSTRAINT candidate_merges_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT candidate_merges_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT candidate_merges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT candidate_merges_tenant_id_mode_merged_external_id_key UNIQUE (tenant_id, mode, merged_external_id)
);
CREATE INDEX candidate_merges_by_candidate ON public.candidate_merges USING btree (candidate_id);
CREATE INDEX candidate_merges_by_time ON public.candidate_merges USING btree (tenant_id, mode, created_at DESC);
ALTER TABLE candidate_merges ENABLE ROW LEVEL SECURITY;
ALTER TABLE candidate_merges FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON candidate_merges FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON candidate_merges FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON candidate_merges TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON candidate_merges TO tenure_upkeep;

CREATE TABLE candidate_outlines (
  candidate_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  stamp text NOT NULL,
  candidate_updated_at timestamp(3) with time zone NOT NULL,
  outline bytea NOT NULL,
  CONSTRAINT candidate_outlines_pkey PRIMARY KEY (candidate_id),
  CONSTRAINT candidate_outlines_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT candidate_outlines_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);
CREATE INDEX candidate_outlines_by_tenant ON public.candidate_outlines USING btree (tenant_id, mode);
ALTER TABLE candidate_outlines ENABLE ROW LEVEL SECURITY;
ALTER TABLE candidate_outlines FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON candidate_outlines FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON candidate_outlines FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON candidate_outlines TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON candidate_outlines TO tenure_upkeep;

CREATE TABLE candidate_words (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  word text NOT NULL,
  candidate_id uuid NOT NULL,
  CONSTRAINT candidate_words_pkey PRIMARY KEY (tenant_id, mode, word, candidate_id),
  CONSTRAINT candidate_words_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT candidate_words_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);
CREATE INDEX candidate_words_by_candidate ON public.candidate_words USING btree (candidate_id);
ALTER TABLE candidate_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE candidate_words FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON candidate_words FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON candidate_words FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON candidate_words TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON candidate_words TO tenure_upkeep;

CREATE TABLE candidates (
  candidate_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  external_id text,
  source text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  person json NOT NULL DEFAULT '{}'::json,
  city text,
  state text,
  highest_education_level text,
  skills_count smallint NOT NULL DEFAULT 0,
  profile json NOT NULL DEFAULT '{}'::json,
  layers json,
  share_with_employers boolean NOT NULL DEFAULT false,
  automated_scoring boolean NOT NULL DEFAULT true,
  consent_recorded_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  duplicate_key_version smallint NOT NULL DEFAULT 0,
  latitude real,
  longitude real,
  CONSTRAINT candidates_pkey PRIMARY KEY (candidate_id),
  CONSTRAINT candidates_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200))),
  CONSTRAINT candidates_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT candidates_source_check CHECK ((source ~ '^[a-z][a-z0-9_]{0,31}$'::text)),
  CONSTRAINT candidates_status_check CHECK ((status = ANY (ARRAY['active'::text, 'placed'::text, 'inactive'::text, 'archived'::text]))),
  CONSTRAINT candidates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT candidates_tenant_id_mode_external_id_key UNIQUE (tenant_id, mode, external_id)
);
CREATE INDEX candidates_by_creation ON public.candidates USING btree (tenant_id, mode, created_at DESC, candidate_id DESC);
CREATE INDEX candidates_by_duplicate_key_version ON public.candidates USING btree (duplicate_key_version);
CREATE INDEX candidates_by_parse ON public.candidates USING btree (((layers ->> 'parseId'::text))) WHERE ((layers ->> 'parseId'::text) IS NOT NULL);
CREATE INDEX candidates_by_status ON public.candidates USING btree (tenant_id, mode, status, created_at DESC, candidate_id DESC);
CREATE INDEX candidates_by_update ON public.candidates USING btree (tenant_id, mode, updated_at);
ALTER TABLE candidates ENABLE ROW LEVEL SECURITY;
ALTER TABLE candidates FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON candidates FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON candidates FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER candidate_changed AFTER UPDATE OF profile ON public.candidates FOR EACH ROW WHEN (((old.profile)::text IS DISTINCT FROM (new.profile)::text)) EXECUTE FUNCTION mark_matches_of_candidate();
CREATE TRIGGER candidates_added AFTER INSERT ON public.candidates REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_candidates();
CREATE TRIGGER candidates_added_for_searches AFTER INSERT ON public.candidates REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_candidates_for_searches();
CREATE TRIGGER candidates_changed AFTER UPDATE ON public.candidates REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates();
CREATE TRIGGER candidates_changed_for_searches AFTER UPDATE ON public.candidates REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_changed_candidates_for_searches();
CREATE TRIGGER candidates_deleted AFTER DELETE ON public.candidates REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION clear_shards_of_deleted_candidates();
GRANT DELETE, INSERT, SELECT, UPDATE ON candidates TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON candidates TO tenure_upkeep;

CREATE TABLE connector_jobs (
  connector_id uuid NOT NULL,
  posting_id text NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  job_id uuid NOT NULL,
  content_hash bytea NOT NULL,
  seen_run uuid NOT NULL,
  closed_at timestamp(3) with time zone,
  detail_hash bytea,
  read_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT connector_jobs_pkey PRIMARY KEY (connector_id, posting_id),
  CONSTRAINT connector_jobs_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(connector_id) ON DELETE CASCADE
);
CREATE INDEX connector_jobs_by_job ON public.connector_jobs USING btree (job_id);
CREATE INDEX connector_jobs_open ON public.connector_jobs USING btree (connector_id, seen_run) WHERE (closed_at IS NULL);
ALTER TABLE connector_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE connector_jobs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON connector_jobs FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON connector_jobs FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON connector_jobs TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON connector_jobs TO tenure_upkeep;

CREATE TABLE connector_run_errors (
  run_id uuid NOT NULL,
  posting_id text NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  error json NOT NULL,
  CONSTRAINT connector_run_errors_pkey PRIMARY KEY (run_id, posting_id),
  CONSTRAINT connector_run_errors_run_id_fkey FOREIGN KEY (run_id) REFERENCES connector_runs(run_id) ON DELETE CASCADE
);
ALTER TABLE connector_run_errors ENABLE ROW LEVEL SECURITY;
ALTER TABLE connector_run_errors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON connector_run_errors FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON connector_run_errors FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON connector_run_errors TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON connector_run_errors TO tenure_upkeep;

CREATE TABLE connector_runs (
  run_id uuid NOT NULL,
  connector_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  started_by text NOT NULL,
  dry_run boolean NOT NULL DEFAULT false,
  allow_empty boolean NOT NULL DEFAULT false,
  since timestamp(3) with time zone,
  until timestamp(3) with time zone NOT NULL,
  cursor json,
  phase text NOT NULL DEFAULT 'pull'::text,
  step integer NOT NULL DEFAULT 0,
  pages integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  total integer,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  reopened integer NOT NULL DEFAULT 0,
  closed integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  is_complete boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'queued'::text,
  error json,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  finished_at timestamp(3) with time zone,
  CONSTRAINT connector_runs_pkey PRIMARY KEY (run_id),
  CONSTRAINT connector_runs_connector_id_fkey FOREIGN KEY (connector_id) REFERENCES connectors(connector_id) ON DELETE CASCADE,
  CONSTRAINT connector_runs_phase_check CHECK ((phase = ANY (ARRAY['pull'::text, 'close'::text, 'done'::text]))),
  CONSTRAINT connector_runs_started_by_check CHECK ((started_by = ANY (ARRAY['request'::text, 'schedule'::text]))),
  CONSTRAINT connector_runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE UNIQUE INDEX connector_runs_active ON public.connector_runs USING btree (connector_id) WHERE ((finished_at IS NULL) AND (NOT dry_run));
CREATE INDEX connector_runs_by_age ON public.connector_runs USING btree (connector_id, created_at DESC, run_id DESC);
ALTER TABLE connector_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE connector_runs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON connector_runs FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON connector_runs FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON connector_runs TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON connector_runs TO tenure_upkeep;

CREATE TABLE connectors (
  connector_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  kind text NOT NULL,
  board text NOT NULL,
  status text NOT NULL DEFAULT 'enabled'::text,
  credentials bytea,
  interval_minutes integer,
  mapping json NOT NULL,
  pulled_until timestamp(3) with time zone,
  next_run_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT connectors_pkey PRIMARY KEY (connector_id),
  CONSTRAINT connectors_interval_minutes_check CHECK (((interval_minutes >= 15) AND (interval_minutes <= 44640))),
  CONSTRAINT connectors_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT connectors_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
  CONSTRAINT connectors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT connectors_tenant_id_mode_kind_board_key UNIQUE (tenant_id, mode, kind, board)
);
CREATE INDEX connectors_by_age ON public.connectors USING btree (tenant_id, mode, created_at, connector_id);
CREATE INDEX connectors_due ON public.connectors USING btree (next_run_at) WHERE ((status = 'enabled'::text) AND (next_run_at IS NOT NULL));
ALTER TABLE connectors ENABLE ROW LEVEL SECURITY;
ALTER TABLE connectors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON connectors FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON connectors FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON connectors TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON connectors TO tenure_upkeep;

CREATE TABLE corrections (
  correction_id uuid NOT NULL,
  session_id uuid NOT NULL,
  position integer NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  pointer text NOT NULL,
  action text NOT NULL,
  old_value json,
  new_value json,
  page integer,
  box json,
  CONSTRAINT corrections_pkey PRIMARY KEY (correction_id),
  CONSTRAINT corrections_action_check CHECK ((action = ANY (ARRAY['replace'::text, 'add'::text, 'remove'::text]))),
  CONSTRAINT corrections_session_id_fkey FOREIGN KEY (session_id) REFERENCES review_sessions(session_id) ON DELETE CASCADE,
  CONSTRAINT corrections_session_id_position_key UNIQUE (session_id, "position")
);
ALTER TABLE corrections ENABLE ROW LEVEL SECURITY;
ALTER TABLE corrections FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON corrections FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON corrections FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON corrections TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON corrections TO tenure_upkeep;

CREATE TABLE custom_fields (
  custom_field_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  record text NOT NULL,
  key text NOT NULL,
  type text NOT NULL,
  label text,
  allowed_values text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT custom_fields_pkey PRIMARY KEY (custom_field_id),
  CONSTRAINT custom_fields_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT custom_fields_record_check CHECK ((record = ANY (ARRAY['candidate'::text, 'job'::text]))),
  CONSTRAINT custom_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT custom_fields_tenant_id_mode_record_key_key UNIQUE (tenant_id, mode, record, key),
  CONSTRAINT custom_fields_type_check CHECK ((type = ANY (ARRAY['string'::text, 'number'::text, 'boolean'::text, 'date'::text, 'enum'::text])))
);
ALTER TABLE custom_fields ENABLE ROW LEVEL SECURITY;
ALTER TABLE custom_fields FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON custom_fields FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON custom_fields FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON custom_fields TO tenure_app;
GRANT DELETE, SELECT ON custom_fields TO tenure_upkeep;

CREATE VIEW decisions_of_pairs AS
 SELECT d.decision_id,
    d.match_id,
    d.candidate_id,
    d.job_id,
    d.outcome,
    d.reason_code,
    d.log_entry_id,
        CASE
            WHEN (d.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN d.reason
            ELSE NULL::text
        END AS reason,
        CASE
            WHEN (d.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN d.decided_by
            ELSE NULL::text
        END AS decided_by,
    d.created_at,
    d.withdrawn_at,
        CASE
            WHEN (d.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN d.withdrawn_by
            ELSE NULL::text
        END AS withdrawn_by
   FROM (match_decisions d
     JOIN matches m USING (match_id))
  WHERE ((d.mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND ((( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.tenant_id) OR (( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.other_tenant_id)));
GRANT SELECT ON decisions_of_pairs TO tenure_app;

CREATE TABLE deferred_events (
  event_id text NOT NULL,
  deferred_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  logged_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT deferred_events_pkey PRIMARY KEY (event_id)
);
ALTER TABLE deferred_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE deferred_events FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON deferred_events FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON deferred_events TO tenure_upkeep;

CREATE TABLE deleted_objects (
  object_key text NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  document_created_at timestamp(3) with time zone NOT NULL,
  deleted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  next_attempt_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT deleted_objects_pkey PRIMARY KEY (object_key),
  CONSTRAINT deleted_objects_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);
CREATE INDEX deleted_objects_by_attempt ON public.deleted_objects USING btree (next_attempt_at);
CREATE INDEX deleted_objects_by_tenant ON public.deleted_objects USING btree (tenant_id);
ALTER TABLE deleted_objects ENABLE ROW LEVEL SECURITY;
ALTER TABLE deleted_objects FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON deleted_objects FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON deleted_objects TO tenure_upkeep;

CREATE TABLE device_authorizations (
  device_code_hash bytea NOT NULL,
  user_code_hash bytea NOT NULL,
  client_id text NOT NULL,
  scopes text[],
  resources text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  poll_seconds integer NOT NULL DEFAULT 5,
  polled_at timestamp(3) with time zone,
  status text NOT NULL DEFAULT 'pending'::text,
  tenant_id uuid,
  grant_id uuid,
  CONSTRAINT device_authorizations_pkey PRIMARY KEY (device_code_hash),
  CONSTRAINT device_authorizations_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(grant_id) ON DELETE CASCADE,
  CONSTRAINT device_authorizations_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'denied'::text, 'used'::text]))),
  CONSTRAINT device_authorizations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT device_authorizations_user_code_hash_key UNIQUE (user_code_hash)
);
CREATE INDEX device_authorizations_by_expiry ON public.device_authorizations USING btree (expires_at);
CREATE INDEX device_authorizations_by_grant ON public.device_authorizations USING btree (grant_id);
CREATE INDEX device_authorizations_by_tenant ON public.device_authorizations USING btree (tenant_id);
ALTER TABLE device_authorizations ENABLE ROW LEVEL SECURITY;
ALTER TABLE device_authorizations FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON device_authorizations FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON device_authorizations TO tenure_upkeep;

CREATE TABLE distinct_candidates (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  candidate_id uuid NOT NULL,
  other_candidate_id uuid NOT NULL,
  decided_by uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT distinct_candidates_pkey PRIMARY KEY (candidate_id, other_candidate_id),
  CONSTRAINT distinct_candidates_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT distinct_candidates_check CHECK ((candidate_id < other_candidate_id)),
  CONSTRAINT distinct_candidates_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(user_id),
  CONSTRAINT distinct_candidates_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT distinct_candidates_other_candidate_id_fkey FOREIGN KEY (other_candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT distinct_candidates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX distinct_candidates_by_other ON public.distinct_candidates USING btree (other_candidate_id);
CREATE INDEX distinct_candidates_by_time ON public.distinct_candidates USING btree (tenant_id, mode, created_at DESC);
CREATE INDEX distinct_candidates_by_user ON public.distinct_candidates USING btree (decided_by);
ALTER TABLE distinct_candidates ENABLE ROW LEVEL SECURITY;
ALTER TABLE distinct_candidates FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON distinct_candidates FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON distinct_candidates FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON distinct_candidates TO tenure_app;
GRANT DELETE, SELECT ON distinct_candidates TO tenure_upkeep;

CREATE TABLE documents (
  operation_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  file_name text,
  declared_type text,
  bytes bytea,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  object_key text,
  for_review boolean NOT NULL DEFAULT false,
  CONSTRAINT documents_pkey PRIMARY KEY (operation_id),
  CONSTRAINT documents_content_check CHECK (((bytes IS NULL) <> (object_key IS NULL))),
  CONSTRAINT documents_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX documents_by_age ON public.documents USING btree (created_at);
CREATE UNIQUE INDEX documents_by_object ON public.documents USING btree (object_key) WHERE (object_key IS NOT NULL);
CREATE INDEX documents_by_tenant ON public.documents USING btree (tenant_id);
ALTER TABLE documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE documents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON documents FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON documents FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER object_deleted AFTER DELETE ON public.documents FOR EACH ROW WHEN ((old.object_key IS NOT NULL)) EXECUTE FUNCTION record_deleted_object();
GRANT DELETE, INSERT, SELECT, UPDATE ON documents TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON documents TO tenure_upkeep;

CREATE TABLE ended_sessions (
  session_id uuid NOT NULL,
  keep_until timestamp with time zone NOT NULL,
  CONSTRAINT ended_sessions_pkey PRIMARY KEY (session_id)
);
CREATE INDEX ended_sessions_by_expiry ON public.ended_sessions USING btree (keep_until);
GRANT DELETE, INSERT, SELECT ON ended_sessions TO tenure_upkeep;

CREATE TABLE erasures (
  erasure_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  candidate_id uuid NOT NULL,
  requested_by_key_id uuid,
  requested_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  completed_at timestamp(3) with time zone,
  next_pass_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  external_id text,
  contacts text[] NOT NULL DEFAULT '{}'::text[],
  failing_rows integer NOT NULL DEFAULT 0,
  failed_passes integer NOT NULL DEFAULT 0,
  failure_table text,
  failure_code text,
  last_failed_at timestamp(3) with time zone,
  CONSTRAINT erasures_pkey PRIMARY KEY (erasure_id),
  CONSTRAINT erasures_check CHECK (((completed_at IS NULL) OR ((external_id IS NULL) AND (contacts = '{}'::text[])))),
  CONSTRAINT erasures_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT erasures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX erasures_by_tenant ON public.erasures USING btree (tenant_id, mode, requested_at DESC);
CREATE INDEX erasures_pending ON public.erasures USING btree (next_pass_at) WHERE (completed_at IS NULL);
CREATE INDEX erasures_pending_names ON public.erasures USING btree (tenant_id, mode, external_id) WHERE (external_id IS NOT NULL);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON erasures FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON erasures FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON erasures TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON erasures TO tenure_upkeep;

CREATE TABLE event_outbox (
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_id text NOT NULL,
  logged_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT event_outbox_pkey PRIMARY KEY (place)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON event_outbox TO tenure_upkeep;

CREATE TABLE events (
  event_id text NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  type text NOT NULL,
  data json NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  test_of uuid,
  owner text,
  logged_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT events_pkey PRIMARY KEY (event_id, logged_at),
  CONSTRAINT events_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT events_owner_check CHECK ((owner = ANY (ARRAY['tenant'::text, 'pair'::text]))),
  CONSTRAINT events_test_of_fkey FOREIGN KEY (test_of) REFERENCES webhook_subscriptions(subscription_id) ON DELETE CASCADE
) PARTITION BY RANGE (logged_at);
CREATE INDEX events_by_age ON ONLY public.events USING btree (tenant_id, mode, created_at DESC, event_id DESC);
CREATE INDEX events_by_candidate ON ONLY public.events USING btree (((data ->> 'candidateId'::text))) WHERE ((data ->> 'candidateId'::text) IS NOT NULL);
CREATE INDEX events_by_creation ON ONLY public.events USING brin (created_at) WITH (pages_per_range='16');
CREATE INDEX events_by_test ON ONLY public.events USING btree (test_of) WHERE (test_of IS NOT NULL);
CREATE INDEX events_log ON ONLY public.events USING btree (tenant_id, mode, written_by, event_id) WHERE (test_of IS NULL);
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
CREATE POLICY other_tenant_of_pair ON events FOR INSERT TO tenure_app
  WITH CHECK (((NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text) IS NOT NULL) AND (mode = current_setting('tenure.mode'::text, true)) AND ((owner = 'pair'::text) OR ((owner IS NULL) AND (type = ANY (ARRAY['match.created'::text, 'match.updated'::text, 'rating.submitted'::text, 'placement.created'::text, 'placement.status_changed'::text]))))));
CREATE POLICY own_tenant ON events FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON events FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER events_to_outbox AFTER INSERT ON public.events FOR EACH ROW WHEN ((new.test_of IS NULL)) EXECUTE FUNCTION put_into_outbox();
GRANT INSERT, SELECT ON events TO tenure_app;

CREATE TABLE idempotency_keys (
  idempotency_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  operation_id uuid,
  answer_status smallint,
  answer_headers json,
  answer_body bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  locked_until timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL DEFAULT (now() + '24:00:00'::interval),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (idempotency_id),
  CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  CONSTRAINT idempotency_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT idempotency_keys_tenant_id_mode_method_path_key_key UNIQUE (tenant_id, mode, method, path, key)
);
CREATE INDEX idempotency_keys_by_expiry ON public.idempotency_keys USING btree (expires_at);
CREATE INDEX idempotency_keys_by_operation ON public.idempotency_keys USING btree (operation_id) WHERE (operation_id IS NOT NULL);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON idempotency_keys FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON idempotency_keys FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON idempotency_keys TO tenure_upkeep;

CREATE TABLE import_errors (
  import_id uuid NOT NULL,
  row_number integer NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  external_id text,
  error json NOT NULL,
  CONSTRAINT import_errors_pkey PRIMARY KEY (import_id, row_number)
);
CREATE INDEX import_errors_by_external_id ON public.import_errors USING btree (tenant_id, mode, external_id) WHERE (external_id IS NOT NULL);
ALTER TABLE import_errors ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_errors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON import_errors FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON import_errors FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON import_errors TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON import_errors TO tenure_upkeep;

CREATE TABLE import_rows (
  import_id uuid NOT NULL,
  row_number integer NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  external_id text,
  cost integer NOT NULL,
  item text NOT NULL,
  lane smallint NOT NULL DEFAULT 0,
  CONSTRAINT import_rows_pkey PRIMARY KEY (import_id, lane, row_number)
);
CREATE INDEX import_rows_by_external_id ON public.import_rows USING btree (tenant_id, mode, external_id) WHERE (external_id IS NOT NULL);
ALTER TABLE import_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_rows FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON import_rows FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON import_rows FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON import_rows TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON import_rows TO tenure_upkeep;

CREATE TABLE imports (
  import_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  kind text NOT NULL,
  format text NOT NULL,
  dry_run boolean NOT NULL,
  on_error text NOT NULL,
  bytes_read bigint NOT NULL DEFAULT 0,
  rows_read integer NOT NULL DEFAULT 0,
  rows_created integer NOT NULL DEFAULT 0,
  rows_updated integer NOT NULL DEFAULT 0,
  rows_failed integer NOT NULL DEFAULT 0,
  discarded boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  uploaded_at timestamp(3) with time zone,
  touched_at timestamp with time zone NOT NULL DEFAULT now(),
  lane_steps integer[] NOT NULL DEFAULT '{0}'::integer[],
  CONSTRAINT imports_pkey PRIMARY KEY (import_id),
  CONSTRAINT imports_format_check CHECK ((format = ANY (ARRAY['ndjson'::text, 'csv'::text]))),
  CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['candidates'::text, 'jobs'::text]))),
  CONSTRAINT imports_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT imports_on_error_check CHECK ((on_error = ANY (ARRAY['continue'::text, 'stop'::text]))),
  CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX imports_by_age ON public.imports USING btree (created_at);
CREATE INDEX imports_by_tenant ON public.imports USING btree (tenant_id, mode);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON imports FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON imports FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON imports TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON imports TO tenure_upkeep;

CREATE TABLE invitations (
  invitation_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  token_digest bytea NOT NULL,
  invited_by uuid,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL DEFAULT (now() + '7 days'::interval),
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT invitations_pkey PRIMARY KEY (invitation_id),
  CONSTRAINT invitations_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(user_id),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['employer_admin'::text, 'org_admin'::text, 'member'::text, 'caseworker'::text]))),
  CONSTRAINT invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT invitations_token_digest_key UNIQUE (token_digest)
);
CREATE INDEX invitations_by_inviter ON public.invitations USING btree (invited_by);
CREATE INDEX invitations_by_tenant ON public.invitations USING btree (tenant_id, created_at DESC);
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON invitations FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON invitations FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON invitations TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON invitations TO tenure_upkeep;

CREATE TABLE job_feeds (
  feed_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  token_hash bytea NOT NULL,
  publisher_name text NOT NULL,
  publisher_url text,
  job_url_template text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_feeds_pkey PRIMARY KEY (feed_id),
  CONSTRAINT job_feeds_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT job_feeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT job_feeds_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX job_feeds_by_tenant ON public.job_feeds USING btree (tenant_id, mode, created_at);
ALTER TABLE job_feeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_feeds FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON job_feeds FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON job_feeds FOR ALL TO tenure_upkeep
  USING (true);
GRANT DELETE, INSERT, SELECT ON job_feeds TO tenure_app;
GRANT DELETE, SELECT ON job_feeds TO tenure_upkeep;

CREATE TABLE job_words (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  word text NOT NULL,
  job_id uuid NOT NULL,
  CONSTRAINT job_words_pkey PRIMARY KEY (tenant_id, mode, word, job_id),
  CONSTRAINT job_words_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(job_id) ON DELETE CASCADE,
  CONSTRAINT job_words_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT job_words_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX job_words_by_job ON public.job_words USING btree (job_id);
ALTER TABLE job_words ENABLE ROW LEVEL SECURITY;
ALTER TABLE job_words FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON job_words FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON job_words FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON job_words TO tenure_app;
GRANT DELETE, INSERT, SELECT ON job_words TO tenure_upkeep;

CREATE TABLE jobs (
  job_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  external_id text,
  slug text NOT NULL,
  title text NOT NULL,
  city text,
  state text,
  status text NOT NULL DEFAULT 'open'::text,
  close_reason text,
  parsed json NOT NULL,
  content_hash bytea NOT NULL,
  posted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone,
  closed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  reopened_at timestamp(3) with time zone,
  title_override text,
  word_version smallint NOT NULL DEFAULT 0,
  latitude real,
  longitude real,
  custom_fields json NOT NULL DEFAULT '{}'::json,
  reading json,
  CONSTRAINT jobs_pkey PRIMARY KEY (job_id),
  CONSTRAINT jobs_close_reason_check CHECK ((close_reason = ANY (ARRAY['filled'::text, 'cancelled'::text, 'expired'::text, 'duplicate'::text, 'other'::text]))),
  CONSTRAINT jobs_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200))),
  CONSTRAINT jobs_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'paused'::text, 'closed'::text, 'archived'::text]))),
  CONSTRAINT jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT jobs_tenant_id_mode_external_id_key UNIQUE (tenant_id, mode, external_id)
);
CREATE INDEX jobs_by_expiry ON public.jobs USING btree (expires_at) WHERE ((status = ANY (ARRAY['open'::text, 'paused'::text])) AND (expires_at IS NOT NULL));
CREATE INDEX jobs_by_posting ON public.jobs USING btree (tenant_id, mode, posted_at DESC, job_id DESC);
CREATE INDEX jobs_by_status ON public.jobs USING btree (tenant_id, mode, status, posted_at DESC, job_id DESC) INCLUDE (updated_at, expires_at);
CREATE INDEX jobs_by_update ON public.jobs USING btree (tenant_id, mode, updated_at);
CREATE INDEX jobs_by_word_version ON public.jobs USING btree (word_version);
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON jobs FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON jobs FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER job_changed AFTER UPDATE OF parsed ON public.jobs FOR EACH ROW WHEN (((old.parsed)::text IS DISTINCT FROM (new.parsed)::text)) EXECUTE FUNCTION mark_matches_of_job();
CREATE TRIGGER jobs_added_for_searches AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_jobs_for_searches();
CREATE TRIGGER jobs_changed_for_searches AFTER UPDATE ON public.jobs REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs_for_searches();
GRANT DELETE, INSERT, SELECT, UPDATE ON jobs TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON jobs TO tenure_upkeep;

CREATE VIEW linked_candidate_outlines AS
 SELECT o.candidate_id,
    o.stamp,
    o.candidate_updated_at,
    o.outline
   FROM (candidate_outlines o
     JOIN candidates c USING (candidate_id))
  WHERE ((c.mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND c.share_with_employers AND (c.status <> 'archived'::text) AND (c.tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids)));
GRANT SELECT ON linked_candidate_outlines TO tenure_app;

CREATE VIEW linked_candidates AS
 SELECT candidate_id,
    tenant_id,
    mode,
    external_id,
    status,
    city,
    state,
    highest_education_level,
    skills_count,
    profile,
    automated_scoring,
    created_at,
    updated_at
   FROM candidates
  WHERE ((mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND share_with_employers AND (status <> 'archived'::text) AND (tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids)));
GRANT SELECT ON linked_candidates TO tenure_app;

CREATE VIEW linked_jobs AS
 SELECT job_id,
    tenant_id,
    mode,
    external_id,
    slug,
    title,
    city,
    state,
    status,
    close_reason,
    parsed,
    posted_at,
    expires_at,
    closed_at,
    created_at,
    updated_at
   FROM jobs
  WHERE ((mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND (status <> 'draft'::text) AND (tenant_id IN ( SELECT linked_employer_ids() AS linked_employer_ids)));
GRANT SELECT ON linked_jobs TO tenure_app;

CREATE VIEW linked_ranking_shards AS
 SELECT shard_id,
    tenant_id,
    shared,
    version,
    feature_version,
    candidate_ids,
    removed_ids,
    packed,
    member_count,
    removed_count
   FROM ranking_shards
  WHERE ((mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND shared AND (tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids)));
GRANT SELECT ON linked_ranking_shards TO tenure_app;

CREATE VIEW linked_unpacked_candidates AS
 SELECT candidate_id,
    tenant_id,
    change_id
   FROM unpacked_candidates
  WHERE ((mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND shared AND (tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids)));
GRANT SELECT ON linked_unpacked_candidates TO tenure_app;

CREATE TABLE mails (
  mail_id uuid NOT NULL,
  tenant_id uuid,
  kind text NOT NULL,
  cause text NOT NULL,
  recipient text,
  facts jsonb NOT NULL DEFAULT '{}'::jsonb,
  sealed_link bytea,
  state text NOT NULL DEFAULT 'pending'::text,
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamp(3) with time zone DEFAULT now(),
  error text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  ended_at timestamp(3) with time zone,
  CONSTRAINT mails_pkey PRIMARY KEY (mail_id),
  CONSTRAINT mails_cause_key UNIQUE (cause),
  CONSTRAINT mails_check CHECK (((state = 'pending'::text) = (due_at IS NOT NULL))),
  CONSTRAINT mails_check1 CHECK (((state = ANY (ARRAY['pending'::text, 'kept'::text])) OR ((recipient IS NULL) AND (sealed_link IS NULL) AND (facts = '{}'::jsonb)))),
  CONSTRAINT mails_kind_check CHECK ((kind ~ '^[a-z_]{3,40}$'::text)),
  CONSTRAINT mails_recipient_check CHECK (((length(recipient) >= 3) AND (length(recipient) <= 254))),
  CONSTRAINT mails_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'dropped'::text]))),
  CONSTRAINT mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX mails_by_age ON public.mails USING btree (created_at DESC);
CREATE INDEX mails_by_tenant ON public.mails USING btree (tenant_id);
CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'pending'::text);
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON mails FOR INSERT TO tenure_app
  WITH CHECK ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON mails FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT ON mails TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON mails TO tenure_upkeep;

CREATE TABLE match_decisions (
  decision_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  match_id uuid NOT NULL,
  candidate_id uuid NOT NULL,
  job_id uuid NOT NULL,
  outcome text NOT NULL,
  reason_code text NOT NULL,
  reason text,
  decided_by text NOT NULL,
  log_entry_id uuid,
  erased boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  withdrawn_at timestamp(3) with time zone,
  withdrawn_by text,
  CONSTRAINT match_decisions_pkey PRIMARY KEY (decision_id),
  CONSTRAINT match_decisions_decided_by_check CHECK ((length(decided_by) <= 200)),
  CONSTRAINT match_decisions_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT match_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['advanced'::text, 'rejected'::text, 'hired'::text, 'overridden'::text]))),
  CONSTRAINT match_decisions_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT match_decisions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT match_decisions_withdrawal_check CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  CONSTRAINT match_decisions_withdrawn_by_check CHECK ((length(withdrawn_by) <= 200))
);
CREATE INDEX match_decisions_by_candidate ON public.match_decisions USING btree (candidate_id);
CREATE INDEX match_decisions_by_match ON public.match_decisions USING btree (match_id, created_at DESC, decision_id DESC);
CREATE INDEX match_decisions_by_time ON public.match_decisions USING btree (created_at);
ALTER TABLE match_decisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE match_decisions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON match_decisions FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON match_decisions FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON match_decisions TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON match_decisions TO tenure_upkeep;

CREATE VIEW match_outcomes AS
 WITH placed AS (
         SELECT DISTINCT ON (side.tenant_id, p.mode, p.match_id) side.tenant_id,
            p.mode,
            p.match_id,
            p.candidate_id AS person,
            p.pair_scores,
            verdict.good,
            p.updated_at AS known_at
           FROM ((placements p
             CROSS JOIN LATERAL ( VALUES (p.tenant_id), (p.other_tenant_id)) side(tenant_id))
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (p.status = 'completed'::text) THEN true
                            WHEN (p.status = ANY (ARRAY['declined'::text, 'no_show'::text])) THEN false
                            WHEN ((p.status = 'started'::text) AND ((CURRENT_DATE - p.started_on) >= 90)) THEN true
                            WHEN ((p.status = 'ended'::text) AND ((p.ended_on - p.started_on) >= 90)) THEN true
                            WHEN ((p.status = 'ended'::text) AND (COALESCE(p.end_reason, 'other'::text) <> ALL (ARRAY['laid_off'::text, 'contract_end'::text, 'health'::text, 'childcare'::text]))) THEN false
                            ELSE NULL::boolean
                        END AS good) verdict)
          WHERE ((p.pair_scores IS NOT NULL) AND (side.tenant_id IS NOT NULL) AND (verdict.good IS NOT NULL))
          ORDER BY side.tenant_id, p.mode, p.match_id, p.updated_at DESC
        ), last_ratings AS (
         SELECT DISTINCT ON (ratings.tenant_id, ratings.mode, ratings.match_id, ratings.rater_role) ratings.tenant_id,
            ratings.mode,
            ratings.match_id,
            ratings.candidate_id,
            ratings.rating,
            ratings.pair_scores,
            ratings.created_at
           FROM ratings
          WHERE (ratings.pair_scores IS NOT NULL)
          ORDER BY ratings.tenant_id, ratings.mode, ratings.match_id, ratings.rater_role, ratings.created_at DESC
        ), rated AS (
         SELECT last_ratings.tenant_id,
            last_ratings.mode,
            last_ratings.match_id,
            (array_agg(last_ratings.candidate_id))[1] AS person,
            (array_agg(last_ratings.pair_scores ORDER BY last_ratings.created_at DESC))[1] AS pair_scores,
            (avg(last_ratings.rating) > (3)::numeric) AS good,
            max(last_ratings.created_at) AS known_at
           FROM last_ratings
          GROUP BY last_ratings.tenant_id, last_ratings.mode, last_ratings.match_id
         HAVING (avg(last_ratings.rating) <> (3)::numeric)
        )
 SELECT placed.tenant_id,
    placed.mode,
    placed.match_id,
    placed.person,
    placed.pair_scores,
    placed.good,
    placed.known_at
   FROM placed
UNION ALL
 SELECT r.tenant_id,
    r.mode,
    r.match_id,
    r.person,
    r.pair_scores,
    r.good,
    r.known_at
   FROM rated r
  WHERE (NOT (EXISTS ( SELECT
           FROM placed p
          WHERE ((p.tenant_id = r.tenant_id) AND (p.mode = r.mode) AND (p.match_id = r.match_id)))));
GRANT SELECT ON match_outcomes TO tenure_app;
GRANT SELECT ON match_outcomes TO tenure_upkeep;

CREATE TABLE match_reconsiderations (
  reconsideration_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  match_id uuid NOT NULL,
  candidate_id uuid NOT NULL,
  job_id uuid NOT NULL,
  log_entry_id uuid NOT NULL,
  new_log_entry_id uuid NOT NULL,
  requested_by text NOT NULL,
  reason text,
  erased boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT match_reconsiderations_pkey PRIMARY KEY (reconsideration_id),
  CONSTRAINT match_reconsiderations_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT match_reconsiderations_reason_check CHECK ((length(reason) <= 2000)),
  CONSTRAINT match_reconsiderations_requested_by_check CHECK ((requested_by = ANY (ARRAY['candidate'::text, 'caseworker'::text]))),
  CONSTRAINT match_reconsiderations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX match_reconsiderations_by_candidate ON public.match_reconsiderations USING btree (candidate_id);
CREATE INDEX match_reconsiderations_by_match ON public.match_reconsiderations USING btree (match_id, new_log_entry_id);
CREATE INDEX match_reconsiderations_by_time ON public.match_reconsiderations USING btree (created_at);
ALTER TABLE match_reconsiderations ENABLE ROW LEVEL SECURITY;
ALTER TABLE match_reconsiderations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON match_reconsiderations FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON match_reconsiderations FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON match_reconsiderations TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON match_reconsiderations TO tenure_upkeep;

CREATE TABLE match_weights (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  version integer NOT NULL,
  weights json NOT NULL,
  better boolean NOT NULL,
  outcomes integer NOT NULL,
  good_outcomes integer NOT NULL,
  held_back json NOT NULL,
  calibration json NOT NULL,
  outcomes_known integer NOT NULL,
  model_version text NOT NULL,
  fitted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT match_weights_pkey PRIMARY KEY (tenant_id, mode, version),
  CONSTRAINT match_weights_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT match_weights_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT match_weights_version_check CHECK ((version > 0))
);
ALTER TABLE match_weights ENABLE ROW LEVEL SECURITY;
ALTER TABLE match_weights FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON match_weights FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON match_weights FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER weights_learned AFTER INSERT ON public.match_weights FOR EACH ROW EXECUTE FUNCTION mark_matches_of_weights();
GRANT INSERT, SELECT ON match_weights TO tenure_app;
GRANT DELETE, SELECT ON match_weights TO tenure_upkeep;

CREATE TABLE matches (
  match_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  other_tenant_id uuid,
  mode text NOT NULL,
  synthetic boolean NOT NULL DEFAULT false,
  candidate_id uuid NOT NULL,
  candidate_external_id text,
  job_id uuid NOT NULL,
  job_external_id text,
  final_score double precision NOT NULL,
  recommendation text NOT NULL,
  confidence double precision NOT NULL,
  probability_90d double precision NOT NULL,
  expected_tenure_days integer NOT NULL,
  result json NOT NULL,
  stale_since timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT matches_pkey PRIMARY KEY (match_id),
  CONSTRAINT matches_candidate_id_job_id_tenant_id_mode_key UNIQUE (candidate_id, job_id, tenant_id, mode),
  CONSTRAINT matches_check CHECK ((other_tenant_id <> tenant_id)),
  CONSTRAINT matches_final_score_check CHECK (((final_score >= (0)::double precision) AND (final_score <= (100)::double precision))),
  CONSTRAINT matches_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT matches_other_tenant_id_fkey FOREIGN KEY (other_tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT matches_recommendation_check CHECK ((recommendation = ANY (ARRAY['strong_match'::text, 'good_match'::text, 'possible_match'::text, 'weak_match'::text, 'not_eligible'::text]))),
  CONSTRAINT matches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX matches_by_job ON public.matches USING btree (job_id);
CREATE INDEX matches_by_recommendation ON public.matches USING btree (tenant_id, mode, recommendation, final_score DESC, match_id DESC);
CREATE INDEX matches_by_recommendation_for_other ON public.matches USING btree (other_tenant_id, mode, recommendation, final_score DESC, match_id DESC) WHERE (other_tenant_id IS NOT NULL);
CREATE INDEX matches_by_score ON public.matches USING btree (tenant_id, mode, final_score DESC, match_id DESC);
CREATE INDEX matches_by_score_for_other ON public.matches USING btree (other_tenant_id, mode, final_score DESC, match_id DESC) WHERE (other_tenant_id IS NOT NULL);
CREATE INDEX matches_by_update ON public.matches USING btree (tenant_id, mode, updated_at DESC, match_id DESC);
CREATE INDEX matches_by_update_for_other ON public.matches USING btree (other_tenant_id, mode, updated_at DESC, match_id DESC) WHERE (other_tenant_id IS NOT NULL);
CREATE INDEX matches_stale ON public.matches USING btree (tenant_id, mode, stale_since) WHERE (stale_since IS NOT NULL);
ALTER TABLE matches ENABLE ROW LEVEL SECURITY;
ALTER TABLE matches FORCE ROW LEVEL SECURITY;
CREATE POLICY linked_sides ON matches AS RESTRICTIVE FOR INSERT TO tenure_app
  WITH CHECK ((((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) OR (tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids
UNION
 SELECT linked_employer_ids() AS linked_employer_ids))) AND ((other_tenant_id IS NULL) OR (other_tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) OR (other_tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids
UNION
 SELECT linked_employer_ids() AS linked_employer_ids)))));
CREATE POLICY own_side ON matches FOR ALL TO tenure_app
  USING (((((NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid = tenant_id) OR ((NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid = other_tenant_id)) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY shared_candidates ON matches AS RESTRICTIVE FOR SELECT TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) OR ((tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids)) AND (NOT is_candidate_withheld(candidate_id)))));
CREATE POLICY upkeep ON matches FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON matches TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON matches TO tenure_upkeep;

CREATE TABLE migrations (
  id integer NOT NULL DEFAULT nextval('migrations_id_seq'::regclass),
  name character varying(255),
  batch integer,
  migration_time timestamp with time zone,
  CONSTRAINT migrations_pkey PRIMARY KEY (id)
);

CREATE TABLE migrations_lock (
  index integer NOT NULL DEFAULT nextval('migrations_lock_index_seq'::regclass),
  is_locked integer,
  CONSTRAINT migrations_lock_pkey PRIMARY KEY (index)
);

CREATE TABLE model_versions (
  model text NOT NULL,
  version text NOT NULL,
  previous_version text,
  first_used_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  announced_to uuid,
  announced_at timestamp(3) with time zone,
  CONSTRAINT model_versions_pkey PRIMARY KEY (model, version),
  CONSTRAINT model_versions_model_check CHECK ((model ~ '^[a-z_]{1,40}$'::text)),
  CONSTRAINT model_versions_version_check CHECK (((length(version) >= 1) AND (length(version) <= 100)))
);
ALTER TABLE model_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE model_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY everyone ON model_versions FOR SELECT TO tenure_app
  USING (true);
CREATE POLICY upkeep ON model_versions FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON model_versions TO tenure_app;
GRANT INSERT, SELECT, UPDATE ON model_versions TO tenure_upkeep;

CREATE TABLE oauth_clients (
  oauth_client_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  client_id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  secret_hash bytea,
  status text NOT NULL,
  created_by uuid,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  CONSTRAINT oauth_clients_pkey PRIMARY KEY (oauth_client_id),
  CONSTRAINT oauth_clients_client_id_check CHECK (((length(client_id) >= 3) AND (length(client_id) <= 500))),
  CONSTRAINT oauth_clients_kind_check CHECK ((kind = ANY (ARRAY['registered'::text, 'metadata_document'::text, 'command_line'::text]))),
  CONSTRAINT oauth_clients_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT oauth_clients_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'blocked'::text]))),
  CONSTRAINT oauth_clients_tenant_id_client_id_key UNIQUE (tenant_id, client_id),
  CONSTRAINT oauth_clients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
ALTER TABLE oauth_clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE oauth_clients FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON oauth_clients FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON oauth_clients FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON oauth_clients TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON oauth_clients TO tenure_upkeep;

CREATE TABLE oauth_codes (
  code_hash bytea NOT NULL,
  tenant_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  redirect_uri text NOT NULL,
  code_challenge text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT oauth_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT oauth_codes_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(grant_id) ON DELETE CASCADE,
  CONSTRAINT oauth_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX oauth_codes_by_expiry ON public.oauth_codes USING btree (expires_at);
CREATE INDEX oauth_codes_by_grant ON public.oauth_codes USING btree (grant_id);
CREATE INDEX oauth_codes_by_tenant ON public.oauth_codes USING btree (tenant_id);
ALTER TABLE oauth_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE oauth_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON oauth_codes FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON oauth_codes FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON oauth_codes TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON oauth_codes TO tenure_upkeep;

CREATE TABLE oauth_grants (
  grant_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  oauth_client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  scopes text[] NOT NULL,
  resources text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  activated_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoked_reason text,
  CONSTRAINT oauth_grants_pkey PRIMARY KEY (grant_id),
  CONSTRAINT oauth_grants_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT oauth_grants_oauth_client_id_fkey FOREIGN KEY (oauth_client_id) REFERENCES oauth_clients(oauth_client_id),
  CONSTRAINT oauth_grants_revoked_reason_check CHECK ((revoked_reason = ANY (ARRAY['person'::text, 'administrator'::text, 'client'::text, 'code_replayed'::text, 'refresh_token_reused'::text]))),
  CONSTRAINT oauth_grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT oauth_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX oauth_grants_by_client ON public.oauth_grants USING btree (oauth_client_id);
CREATE INDEX oauth_grants_by_expiry ON public.oauth_grants USING btree (expires_at);
CREATE INDEX oauth_grants_by_tenant ON public.oauth_grants USING btree (tenant_id, created_at DESC);
CREATE INDEX oauth_grants_by_user ON public.oauth_grants USING btree (user_id);
ALTER TABLE oauth_grants ENABLE ROW LEVEL SECURITY;
ALTER TABLE oauth_grants FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON oauth_grants FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON oauth_grants FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON oauth_grants TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON oauth_grants TO tenure_upkeep;

CREATE TABLE oauth_tokens (
  token_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  kind text NOT NULL,
  token_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  resources text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  CONSTRAINT oauth_tokens_pkey PRIMARY KEY (token_id),
  CONSTRAINT oauth_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES oauth_grants(grant_id) ON DELETE CASCADE,
  CONSTRAINT oauth_tokens_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text]))),
  CONSTRAINT oauth_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT oauth_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX oauth_tokens_by_expiry ON public.oauth_tokens USING btree (expires_at);
CREATE INDEX oauth_tokens_by_grant ON public.oauth_tokens USING btree (grant_id);
CREATE INDEX oauth_tokens_by_tenant ON public.oauth_tokens USING btree (tenant_id);
ALTER TABLE oauth_tokens ENABLE ROW LEVEL SECURITY;
ALTER TABLE oauth_tokens FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON oauth_tokens FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON oauth_tokens FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON oauth_tokens TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON oauth_tokens TO tenure_upkeep;

CREATE TABLE operation_items (
  operation_id uuid NOT NULL,
  item_index smallint NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  outcome json NOT NULL,
  CONSTRAINT operation_items_pkey PRIMARY KEY (operation_id, item_index),
  CONSTRAINT operation_items_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT operation_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX operation_items_by_tenant ON public.operation_items USING btree (tenant_id);
ALTER TABLE operation_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE operation_items FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON operation_items FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON operation_items FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON operation_items TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON operation_items TO tenure_upkeep;

CREATE TABLE operations (
  operation_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  type text NOT NULL,
  task text NOT NULL,
  pool text NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  key_id uuid,
  input json NOT NULL,
  progress_done integer,
  progress_total integer,
  result json,
  error json,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL DEFAULT (now() + '72:00:00'::interval),
  enqueue_count smallint NOT NULL DEFAULT 0,
  next_enqueue_at timestamp with time zone DEFAULT (now() + '00:00:05'::interval),
  CONSTRAINT operations_pkey PRIMARY KEY (operation_id),
  CONSTRAINT operations_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT operations_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
) PARTITION BY RANGE (operation_id);
CREATE INDEX operations_by_age ON ONLY public.operations USING btree (tenant_id, mode, created_at DESC, operation_id DESC);
CREATE INDEX operations_by_expiry ON ONLY public.operations USING btree (expires_at) WHERE ((result IS NOT NULL) OR (error IS NOT NULL) OR ((input)::text <> '{}'::text));
CREATE INDEX operations_by_finish ON ONLY public.operations USING brin (finished_at);
CREATE INDEX operations_failed ON ONLY public.operations USING btree (tenant_id, mode, created_at DESC, operation_id DESC) WHERE (status = ANY (ARRAY['failed'::text, 'cancelled'::text]));
CREATE INDEX operations_unfinished ON ONLY public.operations USING btree (next_enqueue_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX operations_unfinished_by_tenant ON ONLY public.operations USING btree (tenant_id, mode) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
ALTER TABLE operations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON operations FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON operations FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER demographics_deleted AFTER UPDATE OF status ON public.operations FOR EACH ROW WHEN (((new.type = 'impact-report'::text) AND (new.status = ANY (ARRAY['succeeded'::text, 'failed'::text, 'cancelled'::text])))) EXECUTE FUNCTION delete_demographics();
GRANT DELETE, INSERT, SELECT, UPDATE ON operations TO tenure_app;

CREATE TABLE parse_batch_entries (
  batch_id uuid NOT NULL,
  entry_number integer NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  name text,
  task text,
  pool text,
  cost integer NOT NULL DEFAULT 1,
  operation_id uuid,
  error json,
  CONSTRAINT parse_batch_entries_pkey PRIMARY KEY (batch_id, entry_number),
  CONSTRAINT parse_batch_entries_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES parse_batches(batch_id) ON DELETE CASCADE,
  CONSTRAINT parse_batch_entries_check CHECK (((operation_id IS NULL) <> (error IS NULL)))
);
CREATE INDEX parse_batch_entries_by_operation ON public.parse_batch_entries USING btree (operation_id);
ALTER TABLE parse_batch_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE parse_batch_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON parse_batch_entries FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON parse_batch_entries FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON parse_batch_entries TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON parse_batch_entries TO tenure_upkeep;

CREATE TABLE parse_batches (
  batch_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  document_type text NOT NULL,
  input json NOT NULL,
  bytes_read bigint NOT NULL DEFAULT 0,
  entries_total integer NOT NULL DEFAULT 0,
  entries_started integer NOT NULL DEFAULT 0,
  ended_through integer NOT NULL DEFAULT 0,
  step integer NOT NULL DEFAULT 0,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  uploaded_at timestamp(3) with time zone,
  touched_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT parse_batches_pkey PRIMARY KEY (batch_id),
  CONSTRAINT parse_batches_document_type_check CHECK ((document_type = ANY (ARRAY['resume'::text, 'job_description'::text]))),
  CONSTRAINT parse_batches_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT parse_batches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX parse_batches_by_age ON public.parse_batches USING btree (created_at);
CREATE INDEX parse_batches_by_tenant ON public.parse_batches USING btree (tenant_id, mode);
ALTER TABLE parse_batches ENABLE ROW LEVEL SECURITY;
ALTER TABLE parse_batches FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON parse_batches FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON parse_batches FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON parse_batches TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON parse_batches TO tenure_upkeep;

CREATE TABLE partition_plans (
  table_name text NOT NULL,
  key_column text NOT NULL,
  key_type text NOT NULL,
  retention interval,
  first_day date NOT NULL,
  kept text,
  storage text,
  days integer NOT NULL DEFAULT 1,
  CONSTRAINT partition_plans_pkey PRIMARY KEY (table_name),
  CONSTRAINT partition_plans_days_check CHECK ((days > 0)),
  CONSTRAINT partition_plans_key_type_check CHECK ((key_type = ANY (ARRAY['time'::text, 'uuid'::text])))
);
GRANT SELECT ON partition_plans TO tenure_upkeep;

CREATE TABLE password_resets (
  reset_id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_digest bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL DEFAULT (now() + '01:00:00'::interval),
  used_at timestamp with time zone,
  CONSTRAINT password_resets_pkey PRIMARY KEY (reset_id),
  CONSTRAINT password_resets_token_digest_key UNIQUE (token_digest),
  CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX password_resets_by_user ON public.password_resets USING btree (user_id);
ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON password_resets FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON password_resets TO tenure_upkeep;

CREATE TABLE placements (
  placement_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  other_tenant_id uuid,
  mode text NOT NULL,
  candidate_id uuid NOT NULL,
  job_id uuid NOT NULL,
  match_id uuid,
  external_id text,
  status text NOT NULL,
  hourly_usd numeric(10,2),
  start_date text,
  end_date text,
  end_reason text,
  history json NOT NULL,
  started_on date,
  ended_on date,
  job_family text,
  predictor real,
  forecast real[],
  model_version text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  pair_scores jsonb,
  CONSTRAINT placements_pkey PRIMARY KEY (placement_id),
  CONSTRAINT placements_check CHECK ((other_tenant_id <> tenant_id)),
  CONSTRAINT placements_end_reason_check CHECK ((end_reason = ANY (ARRAY['quit'::text, 'laid_off'::text, 'terminated'::text, 'contract_end'::text, 'better_job'::text, 'transport'::text, 'childcare'::text, 'health'::text, 'other'::text]))),
  CONSTRAINT placements_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 200))),
  CONSTRAINT placements_forecast_check CHECK ((cardinality(forecast) = 4)),
  CONSTRAINT placements_hourly_usd_check CHECK ((hourly_usd >= (0)::numeric)),
  CONSTRAINT placements_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT placements_other_tenant_id_fkey FOREIGN KEY (other_tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT placements_status_check CHECK ((status = ANY (ARRAY['offered'::text, 'accepted'::text, 'started'::text, 'completed'::text, 'ended'::text, 'declined'::text, 'withdrawn'::text, 'no_show'::text]))),
  CONSTRAINT placements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX placements_by_candidate ON public.placements USING btree (candidate_id);
CREATE INDEX placements_by_creation ON public.placements USING btree (tenant_id, mode, created_at DESC, placement_id DESC);
CREATE INDEX placements_by_creation_for_other ON public.placements USING btree (other_tenant_id, mode, created_at DESC, placement_id DESC) WHERE (other_tenant_id IS NOT NULL);
CREATE INDEX placements_by_external_id ON public.placements USING btree (tenant_id, mode, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX placements_by_job ON public.placements USING btree (job_id);
CREATE UNIQUE INDEX placements_living ON public.placements USING btree (candidate_id, job_id, mode) WHERE (status = ANY (ARRAY['offered'::text, 'accepted'::text, 'started'::text]));
ALTER TABLE placements ENABLE ROW LEVEL SECURITY;
ALTER TABLE placements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_side ON placements FOR ALL TO tenure_app
  USING (((((NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid = tenant_id) OR ((NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid = other_tenant_id)) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY recorded_by_itself ON placements AS RESTRICTIVE FOR INSERT TO tenure_app
  WITH CHECK (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND ((other_tenant_id IS NULL) OR (other_tenant_id IN ( SELECT linked_organization_ids() AS linked_organization_ids
UNION
 SELECT linked_employer_ids() AS linked_employer_ids)))));
CREATE POLICY upkeep ON placements FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER placement_moved AFTER UPDATE OF status ON public.placements FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (('started'::text = old.status) OR ('started'::text = new.status)))) EXECUTE FUNCTION settle_placed_candidate();
CREATE TRIGGER placement_recorded AFTER INSERT ON public.placements FOR EACH ROW WHEN ((new.status = 'started'::text)) EXECUTE FUNCTION settle_placed_candidate();
GRANT INSERT, SELECT, UPDATE ON placements TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON placements TO tenure_upkeep;

CREATE UNLOGGED TABLE ranking_parts (
  search_id uuid NOT NULL,
  part integer NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  shard_ids uuid[] NOT NULL,
  versions integer[] NOT NULL,
  claimed_by uuid,
  claimed_until timestamp with time zone,
  is_done boolean NOT NULL DEFAULT false,
  is_stale boolean NOT NULL DEFAULT false,
  considered integer,
  found bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ranking_parts_pkey PRIMARY KEY (search_id, part),
  CONSTRAINT ranking_parts_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT ranking_parts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX ranking_parts_by_age ON public.ranking_parts USING btree (created_at);
CREATE INDEX ranking_parts_by_tenant ON public.ranking_parts USING btree (tenant_id);
ALTER TABLE ranking_parts ENABLE ROW LEVEL SECURITY;
ALTER TABLE ranking_parts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ranking_parts FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON ranking_parts FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON ranking_parts TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON ranking_parts TO tenure_upkeep;

CREATE TABLE ranking_shards (
  shard_id uuid NOT NULL DEFAULT gen_random_uuid(),
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  shared boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  feature_version text NOT NULL,
  candidate_ids uuid[] NOT NULL,
  removed_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  packed bytea,
  packed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  member_count integer NOT NULL GENERATED ALWAYS AS (cardinality(candidate_ids)) STORED,
  removed_count integer NOT NULL GENERATED ALWAYS AS (cardinality(removed_ids)) STORED,
  CONSTRAINT ranking_shards_pkey PRIMARY KEY (shard_id),
  CONSTRAINT ranking_shards_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT ranking_shards_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX ranking_shards_by_tenant ON public.ranking_shards USING btree (tenant_id, mode);
ALTER TABLE ranking_shards ENABLE ROW LEVEL SECURITY;
ALTER TABLE ranking_shards FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ranking_shards FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON ranking_shards FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON ranking_shards TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON ranking_shards TO tenure_upkeep;

CREATE TABLE ratings (
  rating_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  match_id uuid NOT NULL,
  candidate_id uuid NOT NULL,
  job_id uuid NOT NULL,
  rating smallint NOT NULL,
  rater_role text NOT NULL,
  reasons text[] NOT NULL DEFAULT '{}'::text[],
  comment text,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  pair_scores jsonb,
  CONSTRAINT ratings_pkey PRIMARY KEY (rating_id),
  CONSTRAINT ratings_comment_check CHECK ((length(comment) <= 2000)),
  CONSTRAINT ratings_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT ratings_rater_role_check CHECK ((rater_role = ANY (ARRAY['caseworker'::text, 'employer'::text, 'candidate'::text]))),
  CONSTRAINT ratings_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT ratings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX ratings_by_candidate ON public.ratings USING btree (candidate_id);
CREATE INDEX ratings_by_match ON public.ratings USING btree (tenant_id, mode, match_id, created_at DESC);
CREATE INDEX ratings_of_match ON public.ratings USING btree (match_id, created_at DESC, rating_id DESC);
ALTER TABLE ratings ENABLE ROW LEVEL SECURITY;
ALTER TABLE ratings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ratings FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON ratings FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON ratings TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON ratings TO tenure_upkeep;

CREATE VIEW ratings_of_pairs AS
 SELECT r.rating_id,
    r.match_id,
    r.candidate_id,
    r.job_id,
    r.rating,
    r.rater_role,
    r.reasons,
        CASE
            WHEN (r.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN r.comment
            ELSE NULL::text
        END AS comment,
    r.created_at
   FROM (ratings r
     JOIN matches m USING (match_id))
  WHERE ((r.mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND ((( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.tenant_id) OR (( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.other_tenant_id)));
GRANT SELECT ON ratings_of_pairs TO tenure_app;

CREATE VIEW reconsiderations_of_pairs AS
 SELECT r.reconsideration_id,
    r.match_id,
    r.candidate_id,
    r.job_id,
    r.log_entry_id,
    r.new_log_entry_id,
    r.requested_by,
        CASE
            WHEN (r.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN r.reason
            ELSE NULL::text
        END AS reason,
    r.created_at
   FROM (match_reconsiderations r
     JOIN matches m USING (match_id))
  WHERE ((r.mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND ((( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.tenant_id) OR (( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.other_tenant_id)));
GRANT SELECT ON reconsiderations_of_pairs TO tenure_app;

CREATE TABLE request_log (
  request_id text NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  method text NOT NULL,
  route text NOT NULL,
  path text NOT NULL,
  status smallint NOT NULL,
  code text,
  milliseconds real NOT NULL,
  pages integer NOT NULL DEFAULT 0,
  operation_id uuid,
  request_body text,
  answer_body text,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT request_log_pkey PRIMARY KEY (request_id, at),
  CONSTRAINT request_log_check CHECK (((mode = 'test'::text) OR ((request_body IS NULL) AND (answer_body IS NULL)))),
  CONSTRAINT request_log_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
) PARTITION BY RANGE (at);
CREATE INDEX request_log_by_age ON ONLY public.request_log USING btree (tenant_id, mode, at DESC, request_id DESC);
CREATE INDEX request_log_by_code ON ONLY public.request_log USING btree (tenant_id, mode, code, at DESC, request_id DESC) WHERE (code IS NOT NULL);
ALTER TABLE request_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE request_log FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON request_log FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON request_log FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON request_log TO tenure_app;

CREATE TABLE retention_curves (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  family text NOT NULL,
  version integer NOT NULL,
  level double precision NOT NULL,
  shape double precision NOT NULL,
  level_variance double precision NOT NULL,
  shape_variance double precision NOT NULL,
  covariance double precision NOT NULL,
  outcomes integer NOT NULL,
  stays integer NOT NULL,
  calibration_error double precision,
  model_version text NOT NULL,
  fitted_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT retention_curves_pkey PRIMARY KEY (tenant_id, mode, family, version),
  CONSTRAINT retention_curves_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT retention_curves_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT retention_curves_version_check CHECK ((version > 0))
);
ALTER TABLE retention_curves ENABLE ROW LEVEL SECURITY;
ALTER TABLE retention_curves FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON retention_curves FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON retention_curves FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON retention_curves TO tenure_app;
GRANT DELETE, SELECT ON retention_curves TO tenure_upkeep;

CREATE TABLE review_sessions (
  session_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  reviewer text NOT NULL,
  fields json,
  return_url text,
  token_hash bytea NOT NULL,
  bearer_hash bytea,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone,
  CONSTRAINT review_sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT review_sessions_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT review_sessions_subject_type_check CHECK ((subject_type = ANY (ARRAY['operation'::text, 'candidate'::text, 'job'::text]))),
  CONSTRAINT review_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX review_sessions_by_expiry ON public.review_sessions USING btree (expires_at);
CREATE INDEX review_sessions_by_subject ON public.review_sessions USING btree (subject_id, confirmed_at);
CREATE INDEX review_sessions_by_tenant ON public.review_sessions USING btree (tenant_id, mode, created_at);
ALTER TABLE review_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE review_sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON review_sessions FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON review_sessions FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON review_sessions TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON review_sessions TO tenure_upkeep;

CREATE TABLE sandbox_seeds (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  version text NOT NULL,
  seeded_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sandbox_seeds_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT sandbox_seeds_mode_check CHECK ((mode = 'test'::text)),
  CONSTRAINT sandbox_seeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
ALTER TABLE sandbox_seeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE sandbox_seeds FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sandbox_seeds FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON sandbox_seeds FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON sandbox_seeds TO tenure_app;
GRANT DELETE, SELECT ON sandbox_seeds TO tenure_upkeep;

CREATE TABLE sandboxes (
  tenant_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  address_hash bytea NOT NULL,
  claimed_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  CONSTRAINT sandboxes_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT sandboxes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX sandboxes_by_age ON public.sandboxes USING btree (created_at);
CREATE INDEX sandboxes_by_expiry ON public.sandboxes USING btree (expires_at) WHERE ((claimed_at IS NULL) AND (erased_at IS NULL));
ALTER TABLE sandboxes ENABLE ROW LEVEL SECURITY;
ALTER TABLE sandboxes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sandboxes FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON sandboxes FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON sandboxes TO tenure_app;
GRANT INSERT, SELECT, UPDATE ON sandboxes TO tenure_upkeep;

CREATE TABLE saved_filters (
  filter_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_filters_pkey PRIMARY KEY (filter_id),
  CONSTRAINT saved_filters_list_check CHECK ((list = ANY (ARRAY['candidates'::text, 'jobs'::text, 'matches'::text]))),
  CONSTRAINT saved_filters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  CONSTRAINT saved_filters_query_check CHECK ((length(query) <= 2000)),
  CONSTRAINT saved_filters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT saved_filters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  CONSTRAINT saved_filters_user_id_list_name_key UNIQUE (user_id, list, name)
);
CREATE INDEX saved_filters_by_tenant ON public.saved_filters USING btree (tenant_id);
ALTER TABLE saved_filters ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_filters FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON saved_filters FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON saved_filters FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_filters TO tenure_app;
GRANT DELETE, SELECT ON saved_filters TO tenure_upkeep;

CREATE TABLE saved_search_changes (
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  list text NOT NULL,
  candidate_id uuid,
  job_id uuid,
  version bigint NOT NULL DEFAULT nextval('saved_search_change_versions'::regclass),
  CONSTRAINT saved_search_changes_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT saved_search_changes_candidate_id_key UNIQUE (candidate_id),
  CONSTRAINT saved_search_changes_check CHECK ((num_nonnulls(candidate_id, job_id) = 1)),
  CONSTRAINT saved_search_changes_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(job_id) ON DELETE CASCADE,
  CONSTRAINT saved_search_changes_job_id_key UNIQUE (job_id),
  CONSTRAINT saved_search_changes_list_check CHECK ((list = ANY (ARRAY['candidates'::text, 'jobs'::text]))),
  CONSTRAINT saved_search_changes_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT saved_search_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX saved_search_changes_by_version ON public.saved_search_changes USING btree (tenant_id, mode, version);
ALTER TABLE saved_search_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_search_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON saved_search_changes FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON saved_search_changes FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_search_changes TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_search_changes TO tenure_upkeep;

CREATE TABLE saved_search_matches (
  search_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  candidate_id uuid,
  job_id uuid,
  score double precision,
  matched_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT saved_search_matches_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_check CHECK ((num_nonnulls(candidate_id, job_id) = 1)),
  CONSTRAINT saved_search_matches_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(job_id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT saved_search_matches_search_id_candidate_id_key UNIQUE (search_id, candidate_id),
  CONSTRAINT saved_search_matches_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(search_id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_search_id_job_id_key UNIQUE (search_id, job_id),
  CONSTRAINT saved_search_matches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX saved_search_matches_by_candidate ON public.saved_search_matches USING btree (candidate_id);
CREATE INDEX saved_search_matches_by_job ON public.saved_search_matches USING btree (job_id);
CREATE INDEX saved_search_matches_by_tenant ON public.saved_search_matches USING btree (tenant_id, mode);
ALTER TABLE saved_search_matches ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_search_matches FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON saved_search_matches FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON saved_search_matches FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_search_matches TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_search_matches TO tenure_upkeep;

CREATE TABLE saved_searches (
  search_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  filters json NOT NULL,
  criteria json NOT NULL,
  job_id uuid,
  candidate_id uuid,
  notify boolean NOT NULL,
  notify_above double precision,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (search_id),
  CONSTRAINT saved_searches_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_check CHECK (((notify_above IS NULL) = ((job_id IS NULL) AND (candidate_id IS NULL)))),
  CONSTRAINT saved_searches_check1 CHECK ((
CASE list
    WHEN 'jobs'::text THEN job_id
    ELSE candidate_id
END IS NULL)),
  CONSTRAINT saved_searches_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(job_id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_list_check CHECK ((list = ANY (ARRAY['candidates'::text, 'jobs'::text]))),
  CONSTRAINT saved_searches_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT saved_searches_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX saved_searches_by_candidate ON public.saved_searches USING btree (candidate_id);
CREATE INDEX saved_searches_by_job ON public.saved_searches USING btree (job_id);
CREATE INDEX saved_searches_by_tenant ON public.saved_searches USING btree (tenant_id, mode, created_at, search_id);
ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_searches FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON saved_searches FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON saved_searches FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_searches TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_searches TO tenure_upkeep;

CREATE TABLE score_log (
  entry_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  kind text NOT NULL,
  candidate_id uuid NOT NULL,
  job_id uuid NOT NULL,
  pair_score boolean NOT NULL,
  score double precision,
  recommendation text,
  detail json NOT NULL,
  model_version text NOT NULL,
  weights_version text,
  inputs_hash text,
  key_id uuid,
  surface text NOT NULL,
  ranking_id uuid,
  rank integer,
  pool_size integer,
  erased boolean NOT NULL DEFAULT false,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT score_log_kind_check CHECK ((kind = ANY (ARRAY['match'::text, 'rescore'::text, 'rank'::text, 'forecast'::text]))),
  CONSTRAINT score_log_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT score_log_surface_check CHECK ((surface = ANY (ARRAY['api'::text, 'portal'::text, 'worker'::text])))
) PARTITION BY RANGE (created_at);
CREATE INDEX score_log_by_pair ON ONLY public.score_log USING btree (candidate_id, job_id, created_at);
CREATE INDEX score_log_by_ranked_job ON ONLY public.score_log USING btree (tenant_id, mode, job_id, created_at) WHERE ((kind = 'rank'::text) AND (rank = 1));
CREATE INDEX score_log_by_tenant ON ONLY public.score_log USING btree (tenant_id, mode, created_at, entry_id);
ALTER TABLE score_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE score_log FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON score_log FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON score_log FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON score_log TO tenure_app;

CREATE VIEW score_log_of_pairs AS
 SELECT m.match_id,
    l.entry_id,
    l.kind,
    l.score,
    l.recommendation,
    l.detail,
    l.model_version,
    l.weights_version,
    l.inputs_hash,
    l.surface,
    l.ranking_id,
    l.rank,
    l.pool_size,
    l.created_at,
        CASE
            WHEN (l.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) THEN l.key_id
            ELSE NULL::uuid
        END AS key_id
   FROM (matches m
     JOIN score_log l USING (candidate_id, job_id, mode))
  WHERE ((m.mode = ( SELECT current_setting('tenure.mode'::text, true) AS current_setting)) AND ((( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.tenant_id) OR (( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif") = m.other_tenant_id)) AND ((l.tenant_id = ( SELECT (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid AS "nullif")) OR (l.pair_score AND ((l.tenant_id = m.tenant_id) OR (l.tenant_id = m.other_tenant_id)))));
GRANT SELECT ON score_log_of_pairs TO tenure_app;

CREATE TABLE score_log_pseudonym_keys (
  tenant_id uuid NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT score_log_pseudonym_keys_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT score_log_pseudonym_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
ALTER TABLE score_log_pseudonym_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE score_log_pseudonym_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON score_log_pseudonym_keys FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON score_log_pseudonym_keys TO tenure_upkeep;

CREATE TABLE taxonomies (
  taxonomy text NOT NULL,
  version text NOT NULL,
  files_digest text NOT NULL,
  title_count integer NOT NULL,
  skill_count integer NOT NULL,
  imported_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT taxonomies_pkey PRIMARY KEY (taxonomy),
  CONSTRAINT taxonomies_taxonomy_check CHECK ((taxonomy = ANY (ARRAY['onet'::text, 'esco'::text])))
);
GRANT SELECT ON taxonomies TO tenure_app;
GRANT DELETE, INSERT, SELECT ON taxonomies TO tenure_upkeep;

CREATE TABLE taxonomy_skills (
  taxonomy text NOT NULL,
  position integer NOT NULL,
  onet_soc_code text NOT NULL,
  name text NOT NULL,
  source_file text NOT NULL,
  importance double precision NOT NULL,
  CONSTRAINT taxonomy_skills_pkey PRIMARY KEY (taxonomy, "position"),
  CONSTRAINT taxonomy_skills_importance_check CHECK (((importance >= (0)::double precision) AND (importance <= (1)::double precision))),
  CONSTRAINT taxonomy_skills_taxonomy_fkey FOREIGN KEY (taxonomy) REFERENCES taxonomies(taxonomy) ON DELETE CASCADE
);
GRANT SELECT ON taxonomy_skills TO tenure_app;
GRANT DELETE, INSERT, SELECT ON taxonomy_skills TO tenure_upkeep;

CREATE TABLE taxonomy_titles (
  taxonomy text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  onet_soc_code text,
  concept_uri text,
  preferred boolean NOT NULL,
  CONSTRAINT taxonomy_titles_pkey PRIMARY KEY (taxonomy, "position"),
  CONSTRAINT taxonomy_titles_taxonomy_fkey FOREIGN KEY (taxonomy) REFERENCES taxonomies(taxonomy) ON DELETE CASCADE
);
GRANT SELECT ON taxonomy_titles TO tenure_app;
GRANT DELETE, INSERT, SELECT ON taxonomy_titles TO tenure_upkeep;

CREATE TABLE tenant_links (
  link_id uuid NOT NULL,
  organization_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'requested'::text,
  requested_by text NOT NULL,
  revoked_by text,
  requested_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  accepted_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  CONSTRAINT tenant_links_pkey PRIMARY KEY (link_id),
  CONSTRAINT tenant_links_check CHECK (((status = 'revoked'::text) = (revoked_at IS NOT NULL))),
  CONSTRAINT tenant_links_check1 CHECK (((status <> 'active'::text) OR (accepted_at IS NOT NULL))),
  CONSTRAINT tenant_links_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES tenants(tenant_id),
  CONSTRAINT tenant_links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES tenants(tenant_id),
  CONSTRAINT tenant_links_requested_by_check CHECK ((requested_by = ANY (ARRAY['organization'::text, 'employer'::text]))),
  CONSTRAINT tenant_links_revoked_by_check CHECK ((revoked_by = ANY (ARRAY['organization'::text, 'employer'::text]))),
  CONSTRAINT tenant_links_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'active'::text, 'revoked'::text])))
);
CREATE INDEX tenant_links_by_employer ON public.tenant_links USING btree (employer_id);
CREATE INDEX tenant_links_by_organization ON public.tenant_links USING btree (organization_id);
CREATE UNIQUE INDEX tenant_links_living ON public.tenant_links USING btree (organization_id, employer_id) WHERE (status = ANY (ARRAY['requested'::text, 'active'::text]));
ALTER TABLE tenant_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_links FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON tenant_links FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON tenant_links TO tenure_upkeep;

CREATE TABLE tenant_settings (
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  value json NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT tenant_settings_pkey PRIMARY KEY (tenant_id, name),
  CONSTRAINT tenant_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
ALTER TABLE tenant_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenant_settings FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON tenant_settings FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER weights_chosen AFTER INSERT OR UPDATE ON public.tenant_settings FOR EACH ROW WHEN ((new.name ~~ 'matching.%'::text)) EXECUTE FUNCTION mark_matches_of_choice();
GRANT DELETE, INSERT, SELECT, UPDATE ON tenant_settings TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON tenant_settings TO tenure_upkeep;

CREATE TABLE tenants (
  tenant_id uuid NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT tenants_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT tenants_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT tenants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text]))),
  CONSTRAINT tenants_type_check CHECK ((type = ANY (ARRAY['employer'::text, 'organization'::text])))
);
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenants FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenants FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON tenants FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON tenants TO tenure_app;
GRANT INSERT, SELECT, UPDATE ON tenants TO tenure_upkeep;

CREATE TABLE unpacked_candidates (
  candidate_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  change_id bigint NOT NULL DEFAULT nextval('candidate_change_ids'::regclass),
  shared boolean NOT NULL,
  is_new boolean NOT NULL,
  CONSTRAINT unpacked_candidates_pkey PRIMARY KEY (candidate_id),
  CONSTRAINT unpacked_candidates_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(candidate_id) ON DELETE CASCADE,
  CONSTRAINT unpacked_candidates_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text])))
);
CREATE INDEX unpacked_candidates_by_tenant ON public.unpacked_candidates USING btree (tenant_id, mode);
ALTER TABLE unpacked_candidates ENABLE ROW LEVEL SECURITY;
ALTER TABLE unpacked_candidates FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON unpacked_candidates FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON unpacked_candidates FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON unpacked_candidates TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON unpacked_candidates TO tenure_upkeep;

CREATE TABLE upkeep_faults (
  unit text NOT NULL,
  item text NOT NULL,
  code text NOT NULL,
  failures integer NOT NULL DEFAULT 1,
  first_failed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_failed_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  retry_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT upkeep_faults_pkey PRIMARY KEY (unit, item)
);
ALTER TABLE upkeep_faults ENABLE ROW LEVEL SECURITY;
ALTER TABLE upkeep_faults FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON upkeep_faults FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON upkeep_faults TO tenure_upkeep;

CREATE TABLE upkeep_units (
  unit text NOT NULL,
  last_run_at timestamp(3) with time zone,
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  last_failure_code text,
  consecutive_failures integer NOT NULL DEFAULT 0,
  CONSTRAINT upkeep_units_pkey PRIMARY KEY (unit),
  CONSTRAINT upkeep_units_unit_check CHECK ((unit ~ '^[a-z_]{3,40}$'::text))
);
ALTER TABLE upkeep_units ENABLE ROW LEVEL SECURITY;
ALTER TABLE upkeep_units FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON upkeep_units FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON upkeep_units TO tenure_upkeep;

CREATE TABLE user_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  linked_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT user_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT user_identities_user_id_issuer_key UNIQUE (user_id, issuer)
);
ALTER TABLE user_identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_identities FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON user_identities FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON user_identities TO tenure_upkeep;

CREATE TABLE users (
  user_id uuid NOT NULL,
  tenant_id uuid,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  session_version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT users_pkey PRIMARY KEY (user_id),
  CONSTRAINT users_check CHECK (((role = 'operator'::text) = (tenant_id IS NULL))),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['employer_admin'::text, 'org_admin'::text, 'member'::text, 'caseworker'::text, 'operator'::text]))),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
  CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE UNIQUE INDEX users_by_email ON public.users USING btree (lower(email));
CREATE INDEX users_by_tenant ON public.users USING btree (tenant_id);
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON users FOR ALL TO tenure_app
  USING ((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid));
CREATE POLICY upkeep ON users FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
CREATE TRIGGER sessions_ended AFTER UPDATE OF session_version ON public.users FOR EACH ROW WHEN ((old.session_version IS DISTINCT FROM new.session_version)) EXECUTE FUNCTION revoke_page_keys();
GRANT INSERT, SELECT, UPDATE ON users TO tenure_app;
GRANT INSERT, SELECT, UPDATE ON users TO tenure_upkeep;

CREATE TABLE view_sessions (
  view_session_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  key_id uuid NOT NULL,
  view text NOT NULL,
  subject_id uuid NOT NULL,
  job_id uuid NOT NULL,
  candidate_id uuid,
  synthetic boolean NOT NULL,
  shows_names boolean NOT NULL,
  viewer text NOT NULL,
  frame_origin text,
  token_hash bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  expires_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  CONSTRAINT view_sessions_pkey PRIMARY KEY (view_session_id),
  CONSTRAINT view_sessions_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT view_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT view_sessions_view_check CHECK ((view = ANY (ARRAY['match'::text, 'ranking'::text])))
);
CREATE INDEX view_sessions_by_candidate ON public.view_sessions USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);
CREATE INDEX view_sessions_by_expiry ON public.view_sessions USING btree (expires_at);
CREATE INDEX view_sessions_by_tenant ON public.view_sessions USING btree (tenant_id, mode, created_at);
ALTER TABLE view_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE view_sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON view_sessions FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON view_sessions FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON view_sessions TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON view_sessions TO tenure_upkeep;

CREATE TABLE webhook_deliveries (
  delivery_id uuid NOT NULL DEFAULT uuid_v7(),
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  subscription_id uuid NOT NULL,
  event_id text NOT NULL,
  event_type text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  due_at timestamp(3) with time zone DEFAULT now(),
  trigger text NOT NULL DEFAULT 'scheduled'::text,
  series_attempts smallint NOT NULL DEFAULT 0,
  attempt_count integer NOT NULL DEFAULT 0,
  attempts jsonb NOT NULL DEFAULT '[]'::jsonb,
  leased_until timestamp(3) with time zone,
  event_logged_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (subscription_id, delivery_id, event_logged_at),
  CONSTRAINT webhook_deliveries_check CHECK (((status = 'pending'::text) = (due_at IS NOT NULL))),
  CONSTRAINT webhook_deliveries_event_key UNIQUE (event_id, subscription_id, event_logged_at),
  CONSTRAINT webhook_deliveries_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))),
  CONSTRAINT webhook_deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES webhook_subscriptions(subscription_id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_trigger_check CHECK ((trigger = ANY (ARRAY['scheduled'::text, 'manual'::text])))
) PARTITION BY RANGE (event_logged_at);
CREATE INDEX webhook_deliveries_due ON ONLY public.webhook_deliveries USING btree (subscription_id, due_at) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_failed ON ONLY public.webhook_deliveries USING btree (subscription_id, delivery_id DESC) WHERE (status = 'failed'::text);
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON webhook_deliveries FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON webhook_deliveries FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT, UPDATE ON webhook_deliveries TO tenure_app;

CREATE TABLE webhook_notices (
  notice_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  failing_since timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  sent_at timestamp(3) with time zone,
  CONSTRAINT webhook_notices_pkey PRIMARY KEY (notice_id),
  CONSTRAINT webhook_notices_kind_check CHECK ((kind = ANY (ARRAY['failing_hour'::text, 'failing_day'::text, 'disabled_failing'::text, 'disabled_gone'::text]))),
  CONSTRAINT webhook_notices_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT webhook_notices_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES webhook_subscriptions(subscription_id) ON DELETE CASCADE,
  CONSTRAINT webhook_notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id)
);
CREATE INDEX webhook_notices_by_subscription ON public.webhook_notices USING btree (subscription_id, created_at);
CREATE INDEX webhook_notices_by_tenant ON public.webhook_notices USING btree (tenant_id, mode, created_at DESC);
CREATE INDEX webhook_notices_to_send ON public.webhook_notices USING btree (created_at) WHERE (sent_at IS NULL);
ALTER TABLE webhook_notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_notices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON webhook_notices FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON webhook_notices FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON webhook_notices TO tenure_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_notices TO tenure_upkeep;

CREATE TABLE webhook_subscriptions (
  subscription_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  mode text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  description text,
  status text NOT NULL DEFAULT 'enabled'::text,
  disabled_reason text,
  secret bytea NOT NULL,
  secret_last4 text NOT NULL,
  previous_secret bytea,
  previous_secret_until timestamp with time zone,
  created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  last_success_at timestamp(3) with time zone,
  last_failure_at timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  CONSTRAINT webhook_subscriptions_pkey PRIMARY KEY (subscription_id),
  CONSTRAINT webhook_subscriptions_check CHECK (((status = 'disabled'::text) = (disabled_reason IS NOT NULL))),
  CONSTRAINT webhook_subscriptions_description_check CHECK ((length(description) <= 500)),
  CONSTRAINT webhook_subscriptions_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['manual'::text, 'gone'::text, 'failing'::text]))),
  CONSTRAINT webhook_subscriptions_events_check CHECK ((cardinality(events) > 0)),
  CONSTRAINT webhook_subscriptions_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT webhook_subscriptions_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text]))),
  CONSTRAINT webhook_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(tenant_id),
  CONSTRAINT webhook_subscriptions_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX webhook_subscriptions_by_tenant ON public.webhook_subscriptions USING btree (tenant_id, mode, created_at, subscription_id);
ALTER TABLE webhook_subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_subscriptions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON webhook_subscriptions FOR ALL TO tenure_app
  USING (((tenant_id = (NULLIF(current_setting('tenure.tenant_id'::text, true), ''::text))::uuid) AND (mode = current_setting('tenure.mode'::text, true))));
CREATE POLICY upkeep ON webhook_subscriptions FOR ALL TO tenure_upkeep
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_subscriptions TO tenure_app;
GRANT DELETE, SELECT, UPDATE ON webhook_subscriptions TO tenure_upkeep;

CREATE OR REPLACE FUNCTION public.accept_invitation(digest bytea, new_user uuid, password text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH taken AS (
        UPDATE invitations i SET accepted_at = now()
        WHERE i.token_digest = digest AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL
          AND i.expires_at > now() AND NOT EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(i.email))
        RETURNING i.tenant_id, i.email, i.role
      ), made AS (
        INSERT INTO users (user_id, tenant_id, email, password_hash, role)
        SELECT new_user, tenant_id, email, password, role FROM taken RETURNING tenant_id
      ), claimed AS (
        UPDATE sandboxes s SET claimed_at = now() FROM made
        WHERE s.tenant_id = made.tenant_id AND s.claimed_at IS NULL AND s.erased_at IS NULL RETURNING s.tenant_id
      ), unlimited AS (
        DELETE FROM tenant_settings t USING claimed
        WHERE t.tenant_id = claimed.tenant_id AND (t.name LIKE 'imports.%' OR t.name LIKE 'parseBatches.%' OR t.name = 'operations.backlog.test')
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'user', new_user, 'user.joined', 'user', new_user FROM made RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM noted)
    $function$;
GRANT EXECUTE ON FUNCTION accept_invitation(digest bytea, new_user uuid, password text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.accept_tenant_link(wanted uuid, actor_type text, actor uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      me uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      link tenant_links;
    BEGIN
      UPDATE tenant_links SET status = 'active', accepted_at = now()
      WHERE link_id = wanted AND status = 'requested'
        AND me = CASE requested_by WHEN 'organization' THEN employer_id ELSE organization_id END
      RETURNING * INTO link;
      IF link.link_id IS NULL THEN
        RETURN false;
      END IF;
      PERFORM note_tenant_link(
        link, 'accepted', CASE me WHEN link.employer_id THEN 'employer' ELSE 'organization' END, actor_type, actor);
      RETURN true;
    END
    $function$;
GRANT EXECUTE ON FUNCTION accept_tenant_link(wanted uuid, actor_type text, actor uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.add_partition(plan partition_plans, name text, lower_bound text, upper_bound text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
    BEGIN
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) %s', name, plan.table_name,
                     coalesce(plan.storage, ''));
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
      EXECUTE format('CREATE POLICY upkeep ON %I TO tenure_upkeep USING (true) WITH CHECK (true)', name);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%s)', plan.table_name, name,
                     lower_bound, coalesce(quote_literal(upper_bound), 'MAXVALUE'));
    END
    $function$;

CREATE OR REPLACE FUNCTION public.advance_test_clock(tenant uuid, seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      advance_by interval := make_interval(secs => seconds);
    BEGIN
      UPDATE operations SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND expires_at IS NOT NULL;
      UPDATE documents SET created_at = created_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE idempotency_keys SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND path <> '/test-clock/advance';
      UPDATE access_exports SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE parse_batches SET touched_at = touched_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE events SET created_at = created_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE webhook_deliveries SET due_at = due_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND due_at IS NOT NULL;
      UPDATE webhook_subscriptions SET previous_secret_until = previous_secret_until - advance_by, failing_since = failing_since - advance_by
      WHERE tenant_id = tenant AND mode = 'test';
      UPDATE jobs SET expires_at = expires_at - advance_by, reopened_at = reopened_at - advance_by
      WHERE tenant_id = tenant AND mode = 'test' AND expires_at IS NOT NULL;
      UPDATE review_sessions SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND confirmed_at IS NULL;
      UPDATE view_sessions SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND ended_at IS NULL;
      UPDATE connectors SET next_run_at = next_run_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), tenant, 'system', 'tenant.test_clock_advanced', 'tenant', tenant);
    END $function$;
GRANT EXECUTE ON FUNCTION advance_test_clock(tenant uuid, seconds integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.announce_model_version(which text, wanted text, event_ids text[], content json)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      announced model_versions;
      last_tenant uuid;
      events_written integer;
    BEGIN
      SELECT * INTO announced FROM model_versions
      WHERE model = which AND version = wanted AND announced_at IS NULL FOR UPDATE;
      IF NOT FOUND THEN RETURN 0; END IF;
      WITH batch AS (
        SELECT t.tenant_id, m.mode, row_number() OVER (ORDER BY t.tenant_id, m.mode) AS place
        FROM (SELECT tenant_id FROM tenants
              WHERE created_at <= announced.first_used_at
                AND (announced.announced_to IS NULL OR tenant_id > announced.announced_to)
              ORDER BY tenant_id LIMIT cardinality(event_ids) / 2) AS t
        CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
      ), told AS (
        INSERT INTO events (event_id, tenant_id, mode, type, owner, data)
        SELECT event_ids[place], tenant_id, mode, 'model.updated', 'tenant', content FROM batch
        RETURNING tenant_id
      )
      SELECT count(*), max(tenant_id::text)::uuid INTO events_written, last_tenant FROM told;
      UPDATE model_versions
      SET announced_to = coalesce(last_tenant, announced_to),
          announced_at = CASE WHEN events_written < cardinality(event_ids) THEN now() END
      WHERE model = which AND version = wanted;
      RETURN events_written;
    END $function$;
GRANT EXECUTE ON FUNCTION announce_model_version(which text, wanted text, event_ids text[], content json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.answer_without_candidate(answer text, erasure erasures)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
      SELECT CASE WHEN answer IS JSON OBJECT THEN without_candidate(answer::json, erasure)::text END
    $function$;

CREATE OR REPLACE FUNCTION public.approve_access_request(wanted uuid, operator uuid, new_tenant uuid, kind_of_tenant text, name_of_tenant text, new_invitation uuid, digest bytea, new_mail uuid, link bytea)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE address text;
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM users WHERE user_id = operator AND role = 'operator' AND status = 'active') THEN
        RETURN 'not_allowed';
      END IF;
      SELECT email INTO address FROM access_requests WHERE request_id = wanted AND answer IS NULL FOR UPDATE;
      IF address IS NULL THEN RETURN 'answered'; END IF;
      IF EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(address)) THEN RETURN 'signs_in'; END IF;
      INSERT INTO tenants (tenant_id, type, name) VALUES (new_tenant, kind_of_tenant, name_of_tenant);
      INSERT INTO invitations (invitation_id, tenant_id, email, role, token_digest, invited_by)
      VALUES (new_invitation, new_tenant, address,
              CASE kind_of_tenant WHEN 'employer' THEN 'employer_admin' ELSE 'org_admin' END, digest, operator);
      INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts, sealed_link)
      VALUES (new_mail, new_tenant, 'access_approved', 'access_approved:' || wanted, address,
              jsonb_build_object('tenantName', name_of_tenant), link);
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), new_tenant, 'user', operator, 'tenant.created', 'tenant', new_tenant),
             (gen_random_uuid(), new_tenant, 'user', operator, 'user.invited', 'user', new_invitation);
      UPDATE access_requests SET answer = 'approved', answered_at = now(), answered_by = operator,
        tenant_id = new_tenant, email = NULL, person = NULL, message = NULL
      WHERE request_id = wanted;
      RETURN 'approved';
    END
    $function$;
GRANT EXECUTE ON FUNCTION approve_access_request(wanted uuid, operator uuid, new_tenant uuid, kind_of_tenant text, name_of_tenant text, new_invitation uuid, digest bytea, new_mail uuid, link bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.are_deleted_objects_due()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT EXISTS (SELECT FROM deleted_objects WHERE next_attempt_at <= now())
    $function$;
GRANT EXECUTE ON FUNCTION are_deleted_objects_due() TO tenure_app;

CREATE OR REPLACE FUNCTION public.ask_for_access(new_request uuid, address text, who text, for_whom text, kind_of_tenant text, words text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO access_requests (request_id, email, person, organization, tenant_type, message)
      VALUES (new_request, address, who, for_whom, kind_of_tenant, words) ON CONFLICT DO NOTHING;
      INSERT INTO mails (mail_id, kind, cause, recipient)
      SELECT gen_random_uuid(), 'access_requested', 'access_requested:' || current_date || ':' || user_id, email
      FROM users WHERE role = 'operator' AND status = 'active'
      ON CONFLICT DO NOTHING
    $function$;
GRANT EXECUTE ON FUNCTION ask_for_access(new_request uuid, address text, who text, for_whom text, kind_of_tenant text, words text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.ask_password_reset(wanted text, new_reset uuid, digest bytea, new_mail uuid, link bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      DELETE FROM password_resets WHERE expires_at < now() - interval '1 day';
      WITH person AS (
        SELECT u.user_id, u.tenant_id, u.email FROM users u LEFT JOIN tenants t USING (tenant_id)
        WHERE lower(u.email) = lower(wanted) AND u.status = 'active' AND coalesce(t.status, 'active') = 'active'
      ), outdated AS (
        UPDATE password_resets r SET used_at = now() FROM person p WHERE r.user_id = p.user_id AND r.used_at IS NULL
      ), made AS (
        INSERT INTO password_resets (reset_id, user_id, token_digest) SELECT new_reset, user_id, digest FROM person
      )
      INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, sealed_link)
      SELECT new_mail, tenant_id, 'password_reset', 'password_reset:' || new_reset, email, link FROM person
    $function$;
GRANT EXECUTE ON FUNCTION ask_password_reset(wanted text, new_reset uuid, digest bytea, new_mail uuid, link bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.candidates_with_outdated_keys(current_version integer, how_many integer)
 RETURNS TABLE(candidate_id uuid, person json, profile json, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT c.candidate_id, c.person, c.profile, c.updated_at FROM candidates c
      WHERE c.duplicate_key_version < current_version LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION candidates_with_outdated_keys(current_version integer, how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.claim_deleted_objects(how_many integer)
 RETURNS SETOF text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE deleted_objects SET next_attempt_at = now() + interval '1 minute'
      WHERE object_key IN (
        SELECT object_key FROM deleted_objects WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT how_many FOR UPDATE SKIP LOCKED)
      RETURNING object_key
    $function$;
GRANT EXECUTE ON FUNCTION claim_deleted_objects(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.claim_due_deliveries(how_many integer, known uuid[], room integer[], usual_room integer, lease_seconds integer)
 RETURNS TABLE(delivery_id uuid, subscription_id uuid, series_attempts smallint, trigger text, event_id text, type text, created_at timestamp with time zone, tenant_id uuid, mode text, data text, url text, secret bytea, previous_secret bytea)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH RECURSIVE hop AS (
        (SELECT d.subscription_id FROM webhook_deliveries d WHERE d.status = 'pending'
         ORDER BY d.subscription_id LIMIT 1)
        UNION ALL
        SELECT (SELECT d.subscription_id FROM webhook_deliveries d
                WHERE d.status = 'pending' AND d.subscription_id > hop.subscription_id
                ORDER BY d.subscription_id LIMIT 1)
        FROM hop WHERE hop.subscription_id IS NOT NULL
      ), endpoint AS (
        SELECT hop.subscription_id, coalesce(k.room, usual_room) AS room
        FROM hop LEFT JOIN unnest(known, room) AS k (subscription_id, room) USING (subscription_id)
        WHERE hop.subscription_id IS NOT NULL AND coalesce(k.room, usual_room) > 0
      ), due AS (
        SELECT d.subscription_id, d.delivery_id, d.event_logged_at FROM endpoint CROSS JOIN LATERAL (
          SELECT d.subscription_id, d.delivery_id, d.event_logged_at, d.due_at FROM webhook_deliveries d
          WHERE d.subscription_id = endpoint.subscription_id AND d.status = 'pending' AND d.due_at <= now()
            AND (d.leased_until IS NULL OR d.leased_until <= now())
          ORDER BY d.due_at LIMIT endpoint.room FOR UPDATE SKIP LOCKED
        ) d
        ORDER BY d.due_at LIMIT how_many
      ), leased AS (
        UPDATE webhook_deliveries d SET leased_until = now() + lease_seconds * interval '1 second'
        FROM due WHERE (d.subscription_id, d.delivery_id, d.event_logged_at) = (due.subscription_id, due.delivery_id, due.event_logged_at)
        RETURNING d.delivery_id, d.subscription_id, d.series_attempts, d.trigger, d.event_id, d.event_logged_at
      )
      SELECT l.delivery_id, l.subscription_id, l.series_attempts, l.trigger,
             e.event_id, e.type, e.created_at, e.tenant_id, e.mode, e.data::text,
             s.url, s.secret, CASE WHEN s.previous_secret_until > now() THEN s.previous_secret END
      FROM leased l
      CROSS JOIN LATERAL (
        SELECT * FROM events WHERE events.event_id = l.event_id AND events.logged_at = l.event_logged_at LIMIT 1
      ) e
      JOIN webhook_subscriptions s USING (subscription_id)
    $function$;
GRANT EXECUTE ON FUNCTION claim_due_deliveries(how_many integer, known uuid[], room integer[], usual_room integer, lease_seconds integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.claim_due_erasures(how_many integer)
 RETURNS TABLE(erasure_id uuid, requested_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE erasures e SET next_pass_at = now() + interval '1 minute', failing_rows = 0
      WHERE e.erasure_id IN (
        SELECT d.erasure_id FROM erasures d JOIN (
          SELECT r.erasure_id, row_number() OVER (PARTITION BY r.tenant_id, r.mode ORDER BY r.next_pass_at) AS turn
          FROM erasures r WHERE r.completed_at IS NULL AND r.next_pass_at <= now()
        ) AS turns USING (erasure_id)
        WHERE d.completed_at IS NULL AND d.next_pass_at <= now()
        ORDER BY turns.turn, d.next_pass_at LIMIT how_many FOR UPDATE OF d SKIP LOCKED
      )
      RETURNING e.erasure_id, e.requested_at
    $function$;
GRANT EXECUTE ON FUNCTION claim_due_erasures(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.claim_due_mails(how_many integer)
 RETURNS TABLE(mail_id uuid, attempts smallint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE mails m SET due_at = now() + interval '5 minutes'
      FROM (SELECT mail_id FROM mails WHERE state = 'pending' AND due_at <= now()
            ORDER BY due_at LIMIT how_many FOR UPDATE SKIP LOCKED) due
      WHERE m.mail_id = due.mail_id
      RETURNING m.mail_id, m.attempts
    $function$;
GRANT EXECUTE ON FUNCTION claim_due_mails(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.claim_due_operations(how_many integer)
 RETURNS TABLE(operation_id uuid, tenant_id uuid, mode text, task text, enqueue_count smallint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH ranked AS (
        SELECT r.operation_id, r.next_enqueue_at,
               row_number() OVER (PARTITION BY r.tenant_id, r.mode ORDER BY r.next_enqueue_at) AS turn
        FROM operations r
        WHERE r.status IN ('queued', 'running') AND r.next_enqueue_at <= now()
      ), claimed AS (
        SELECT d.operation_id FROM operations d JOIN ranked USING (operation_id)
        WHERE d.status IN ('queued', 'running') AND d.next_enqueue_at <= now()
        ORDER BY ranked.turn, ranked.next_enqueue_at LIMIT how_many
        FOR UPDATE OF d SKIP LOCKED
      )
      UPDATE operations o
      SET enqueue_count = least(o.enqueue_count + 1, 32000),
          next_enqueue_at = now() + least(60, 5 * power(2, least(o.enqueue_count, 6))) * interval '1 second'
      WHERE o.operation_id IN (SELECT claimed.operation_id FROM claimed)
      RETURNING o.operation_id, o.tenant_id, o.mode, o.task, o.enqueue_count
    $function$;
GRANT EXECUTE ON FUNCTION claim_due_operations(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.clear_shards_of_deleted_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      UPDATE ranking_shards s SET version = version + 1, packed = NULL, removed_ids = '{}',
        candidate_ids = ARRAY(SELECT unnest(s.candidate_ids) EXCEPT SELECT unnest(gone.ids))
      FROM (SELECT tenant_id, mode, array_agg(candidate_id) AS ids FROM deleted GROUP BY 1, 2) AS gone
      WHERE s.tenant_id = gone.tenant_id AND s.mode = gone.mode
        AND (s.candidate_ids && gone.ids OR s.removed_ids && gone.ids);
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.clear_upkeep_fault(unit_name text, item_key text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      DELETE FROM upkeep_faults WHERE unit = unit_name AND item = item_key
    $function$;
GRANT EXECUTE ON FUNCTION clear_upkeep_fault(unit_name text, item_key text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.close_expired_jobs(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH closed AS (
        UPDATE jobs SET status = 'closed', close_reason = 'expired', closed_at = now(), updated_at = now()
        WHERE job_id IN (
          SELECT job_id FROM jobs
          WHERE status IN ('open', 'paused') AND expires_at <= now()
            AND (reopened_at IS NULL OR expires_at > reopened_at)
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ) SELECT count(*) FROM closed
    $function$;
GRANT EXECUTE ON FUNCTION close_expired_jobs(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.create_partitions(parent text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '500ms'
AS $function$
    DECLARE
      plan partition_plans;
      future text := parent || '_future';
      day date;
      until date := current_date + 4;
      first date;
      upper_bound text;
      has_rows boolean;
      rows bigint := 0;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure partitions ' || parent)) THEN RETURN 0; END IF;
      SELECT * INTO STRICT plan FROM partition_plans p WHERE p.table_name = parent;
      SELECT coalesce(max(p.last_day) + 1, plan.first_day) INTO first FROM partitions_by_day(parent) p;
      IF first >= until THEN RETURN 0; END IF;
      until := first + plan.days * ((until - first + plan.days - 1) / plan.days);
      upper_bound := partition_bound(plan.key_type, until);
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, future);
      EXECUTE format('SELECT EXISTS (SELECT FROM %I)', future) INTO has_rows;
      IF has_rows THEN
        EXECUTE format('ALTER TABLE %I RENAME TO %I', future, parent || to_char(until - 1, '_YYYY_MM_DD'));
        PERFORM add_partition(plan, future, upper_bound, NULL);
        -- Few or none: rows of a process whose clock is days fast.
        EXECUTE format('WITH later AS (DELETE FROM %I WHERE %I >= %L RETURNING *) INSERT INTO %I SELECT * FROM later',
                       parent || to_char(until - 1, '_YYYY_MM_DD'), plan.key_column, upper_bound, future);
        EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent,
                       parent || to_char(until - 1, '_YYYY_MM_DD'), partition_bound(plan.key_type, first), upper_bound);
        RETURN 1;
      END IF;
      day := first;
      WHILE day < until LOOP
        PERFORM add_partition(plan, parent || to_char(day + plan.days - 1, '_YYYY_MM_DD'),
                              partition_bound(plan.key_type, day), partition_bound(plan.key_type, day + plan.days));
        day := day + plan.days;
        rows := rows + 1;
      END LOOP;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', parent, future,
                     upper_bound);
      RETURN rows;
    END
    $function$;
GRANT EXECUTE ON FUNCTION create_partitions(parent text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.create_sandbox(new_tenant uuid, tenant_type text, new_key uuid, digest bytea, ending text, address bytea, per_address integer, per_day integer, days integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      of_address bigint;
      of_day bigint;
    BEGIN
      -- Counted one after the other, so that parallel requests cannot pass a limit together.
      PERFORM pg_advisory_xact_lock(hashtext('tenure sandboxes'));
      SELECT count(*) FILTER (WHERE s.address_hash = address), count(*) INTO of_address, of_day
      FROM sandboxes s WHERE s.created_at > now() - interval '1 day';
      IF of_day >= per_day THEN RETURN 'day_limit'; END IF;
      IF of_address >= per_address THEN RETURN 'address_limit'; END IF;
      INSERT INTO tenants (tenant_id, type, name) VALUES (new_tenant, tenant_type, 'Sandbox');
      INSERT INTO sandboxes (tenant_id, expires_at, address_hash)
      VALUES (new_tenant, now() + make_interval(days => days), address);
      INSERT INTO api_keys (key_id, tenant_id, mode, name, key_hash, last4, scopes, sandbox_tenant)
      VALUES (new_key, new_tenant, 'test', 'Sandbox', digest, ending,
              '{parse,match,retention,skills,jobs,candidates}', 'own');
      INSERT INTO tenant_settings (tenant_id, name, value) VALUES
        (new_tenant, 'operations.backlog.test', '200'), (new_tenant, 'imports.maxRows', '1000'),
        (new_tenant, 'imports.maxBytes', '5242880'), (new_tenant, 'imports.concurrent', '1'),
        (new_tenant, 'parseBatches.maxEntries', '100'), (new_tenant, 'parseBatches.maxBytes', '20971520'),
        (new_tenant, 'parseBatches.concurrent', '1');
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), new_tenant, 'system', 'tenant.created', 'tenant', new_tenant);
      RETURN 'created';
    END $function$;
GRANT EXECUTE ON FUNCTION create_sandbox(new_tenant uuid, tenant_type text, new_key uuid, digest bytea, ending text, address bytea, per_address integer, per_day integer, days integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.create_score_log_partitions()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '2s'
AS $function$
    DECLARE
      first timestamptz;
      part text;
      created bigint := 0;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure score log partitions')) THEN RETURN 0; END IF;
      FOR ahead IN 0..3 LOOP
        first := date_trunc('month', now()) + ahead * interval '1 month';
        part := 'score_log_' || to_char(first, 'YYYY_MM');
        CONTINUE WHEN to_regclass(part) IS NOT NULL;
        EXECUTE format('CREATE TABLE %I (LIKE score_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', part);
        EXECUTE format('CREATE POLICY upkeep ON %I TO tenure_upkeep USING (true) WITH CHECK (true)', part);
        EXECUTE format('ALTER TABLE score_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, first,
                       first + interval '1 month');
        created := created + 1;
      END LOOP;
      RETURN created;
    END
    $function$;
GRANT EXECUTE ON FUNCTION create_score_log_partitions() TO tenure_app;

CREATE OR REPLACE FUNCTION public.decide_device_authorization(person bytea, owner uuid, given uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH decided AS (
        UPDATE device_authorizations
        SET status = CASE WHEN given IS NULL THEN 'denied' ELSE 'approved' END, tenant_id = owner, grant_id = given
        WHERE user_code_hash = person AND status = 'pending' AND expires_at > now() RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM decided)
    $function$;
GRANT EXECUTE ON FUNCTION decide_device_authorization(person bytea, owner uuid, given uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.decline_access_request(wanted uuid, operator uuid, new_mail uuid, reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE address text;
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM users WHERE user_id = operator AND role = 'operator' AND status = 'active') THEN
        RETURN 'not_allowed';
      END IF;
      SELECT email INTO address FROM access_requests WHERE request_id = wanted AND answer IS NULL FOR UPDATE;
      IF address IS NULL THEN RETURN 'answered'; END IF;
      INSERT INTO mails (mail_id, kind, cause, recipient, facts)
      VALUES (new_mail, 'access_declined', 'access_declined:' || wanted, address, jsonb_build_object('reason', reason));
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), NULL, 'user', operator, 'access.declined', 'access_request', wanted);
      UPDATE access_requests SET answer = 'declined', answered_at = now(), answered_by = operator,
        email = NULL, person = NULL, message = NULL
      WHERE request_id = wanted;
      RETURN 'declined';
    END
    $function$;
GRANT EXECUTE ON FUNCTION decline_access_request(wanted uuid, operator uuid, new_mail uuid, reason text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_demographics()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
    BEGIN
      DELETE FROM documents WHERE operation_id = NEW.operation_id;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.delete_expired_access_exports(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('access_exports',
        'SELECT export_id::text FROM access_exports WHERE expires_at <= now()',
        'DELETE FROM access_exports WHERE export_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_access_exports(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_access_tokens(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('access_tokens',
        'SELECT token_id::text FROM access_tokens WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM access_tokens WHERE token_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_access_tokens(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_decisions(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
      SELECT sweep_rows('match_decisions',
        $due$SELECT d.decision_id::text FROM match_decisions d
             WHERE d.created_at < now() - interval '6 months'
               AND NOT is_score_log_kept(d.tenant_id, date_trunc('month', d.created_at) + interval '1 month')$due$,
        $change$DELETE FROM match_decisions WHERE decision_id = ANY ($1::uuid[])$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_decisions(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_idempotency_keys(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ SELECT sweep_rows('idempotency_keys', $due$SELECT idempotency_id::text FROM idempotency_keys WHERE expires_at < now()$due$, $change$DELETE FROM idempotency_keys WHERE idempotency_id = ANY ($1::uuid[])$change$, how_many) $function$;
GRANT EXECUTE ON FUNCTION delete_expired_idempotency_keys(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_imports(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('import_errors',
          'SELECT r.import_id || '':'' || r.row_number FROM imports i JOIN import_errors r USING (import_id)
           LEFT JOIN operations o ON o.operation_id = i.import_id
           WHERE i.discarded OR o.expires_at < now() AND o.status IN (''succeeded'', ''failed'', ''cancelled'')
              OR o.operation_id IS NULL AND i.created_at < now() - interval ''4 days''',
          'DELETE FROM import_errors r USING unnest($1) AS key
           WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer',
          how_many)
        + sweep_rows('imports',
          'SELECT i.import_id::text FROM imports i LEFT JOIN operations o ON o.operation_id = i.import_id
           WHERE (i.discarded OR o.operation_id IS NULL AND i.created_at < now() - interval ''4 days''
                  OR o.expires_at < now() - interval ''1 day'' AND o.status IN (''succeeded'', ''failed'', ''cancelled''))
             AND NOT EXISTS (SELECT FROM import_rows r WHERE r.import_id = i.import_id)
             AND NOT EXISTS (SELECT FROM import_errors r WHERE r.import_id = i.import_id)',
          'DELETE FROM imports WHERE import_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_imports(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_oauth_rows(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('oauth_codes',
        'SELECT encode(code_hash, ''hex'') FROM oauth_codes WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM oauth_codes WHERE encode(code_hash, ''hex'') = ANY ($1)', how_many)
      + sweep_rows('oauth_tokens',
        'SELECT token_id::text FROM oauth_tokens WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM oauth_tokens WHERE token_id = ANY ($1::uuid[])', how_many)
      + sweep_rows('oauth_grants',
        'SELECT grant_id::text FROM oauth_grants WHERE expires_at <= now() - interval ''30 days'''
        || ' OR revoked_at <= now() - interval ''30 days'''
        || ' OR (activated_at IS NULL AND created_at <= now() - interval ''1 day'')',
        'DELETE FROM oauth_grants WHERE grant_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_oauth_rows(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_parse_batches(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('parse_batches',
        'SELECT b.batch_id::text FROM parse_batches b LEFT JOIN operations o ON o.operation_id = b.batch_id
         WHERE o.operation_id IS NULL AND b.touched_at < now() - interval ''1 hour''
            OR o.expires_at < now() - interval ''1 day'' AND o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'WITH waiting AS (
           DELETE FROM documents d USING parse_batch_entries e
           WHERE e.batch_id = ANY ($1::uuid[]) AND d.operation_id = e.operation_id
             AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = e.operation_id)
         )
         DELETE FROM parse_batches WHERE batch_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_parse_batches(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_reconsiderations(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
      SELECT sweep_rows('match_reconsiderations',
        $due$SELECT r.reconsideration_id::text FROM match_reconsiderations r
             WHERE r.created_at < now() - interval '6 months'
               AND NOT is_score_log_kept(r.tenant_id, date_trunc('month', r.created_at) + interval '1 month')$due$,
        $change$DELETE FROM match_reconsiderations WHERE reconsideration_id = ANY ($1::uuid[])$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_reconsiderations(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_review_sessions(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('review_sessions',
        'SELECT s.session_id::text FROM review_sessions s
         LEFT JOIN operations o ON s.subject_type = ''operation'' AND o.operation_id = s.subject_id
         WHERE s.expires_at < now() - interval ''1 day'' AND s.confirmed_at IS NULL
            OR s.subject_type = ''operation'' AND (o.operation_id IS NULL OR o.expires_at < now())
            OR s.subject_type = ''job''
               AND NOT EXISTS (SELECT FROM jobs j WHERE j.job_id = s.subject_id)',
        'DELETE FROM review_sessions WHERE session_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_review_sessions(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_scores(how_many integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '2s'
AS $function$
    DECLARE
      part record;
      total bigint := 0;
      deleted bigint;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure score log partitions')) THEN RETURN 0; END IF;
      FOR part IN
        SELECT c.relname AS name, to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz AS first,
               to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz + interval '1 month' AS month_end
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'score_log'::regclass
          AND to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz + interval '7 months' <= now()
        ORDER BY 1
      LOOP
        -- Only a tenant with a setting can keep a month longer than the default.
        IF NOT EXISTS (
          SELECT FROM (SELECT DISTINCT s.tenant_id FROM tenant_settings s
                       WHERE s.name IN ('scoreLog.legalHold', 'scoreLog.retentionMonths')) s
          WHERE is_score_log_kept(s.tenant_id, part.month_end)
            AND EXISTS (SELECT FROM score_log l WHERE l.tenant_id = s.tenant_id
                          AND l.created_at >= part.first AND l.created_at < part.month_end)
        ) THEN
          EXECUTE format('DROP TABLE %I', part.name);
          total := total + 1;
          CONTINUE;
        END IF;
        WITH tenants_of_month AS MATERIALIZED (
          SELECT DISTINCT l.tenant_id FROM score_log l
          WHERE l.created_at >= part.first AND l.created_at < part.month_end
        ), expired AS MATERIALIZED (
          SELECT t.tenant_id FROM tenants_of_month t WHERE NOT is_score_log_kept(t.tenant_id, part.month_end)
        ), batch AS (
          SELECT l.entry_id, l.created_at FROM score_log l JOIN expired USING (tenant_id)
          WHERE l.created_at >= part.first AND l.created_at < part.month_end LIMIT how_many
        )
        DELETE FROM score_log l USING batch b
        WHERE l.entry_id = b.entry_id AND l.created_at = b.created_at
          AND l.created_at >= part.first AND l.created_at < part.month_end;
        GET DIAGNOSTICS deleted = ROW_COUNT;
        total := total + deleted;
        EXIT WHEN deleted >= how_many;
      END LOOP;
      RETURN total;
    END
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_scores(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_expired_view_sessions(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('view_sessions',
        'SELECT view_session_id::text FROM view_sessions WHERE expires_at < now() - interval ''90 days''',
        'DELETE FROM view_sessions WHERE view_session_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_expired_view_sessions(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_old_access_requests(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ SELECT sweep_rows('access_requests', $due$SELECT request_id::text FROM access_requests WHERE created_at < now() - interval '90 days'$due$, $change$DELETE FROM access_requests WHERE request_id = ANY ($1::uuid[])$change$, how_many) $function$;
GRANT EXECUTE ON FUNCTION delete_old_access_requests(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_old_connector_runs(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('connector_runs',
        'SELECT r.run_id::text FROM connector_runs r WHERE r.created_at < now() - interval ''30 days''
           AND r.finished_at IS NOT NULL',
        'DELETE FROM connector_runs WHERE run_id = ANY ($1::uuid[])', how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_old_connector_runs(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_old_events(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('events', $due$SELECT event_id FROM (SELECT event_id, created_at FROM events WHERE created_at < now() - interval '30 days' AND logged_at >= now() - interval '30 days'
           UNION ALL
           SELECT event_id, created_at FROM events_past WHERE created_at < now() - interval '30 days' AND logged_at < now() - interval '30 days') AS v$due$, $change$
        WITH told AS (
          DELETE FROM webhook_deliveries d USING events e
          WHERE e.event_id = ANY ($1) AND d.event_id = e.event_id AND e.logged_at = d.event_logged_at
        )
        DELETE FROM events WHERE event_id = ANY ($1)$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_old_events(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_old_ranking_parts()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH deleted AS (
        DELETE FROM ranking_parts WHERE created_at < now() - interval '10 minutes' RETURNING 1
      ) SELECT count(*) FROM deleted
    $function$;
GRANT EXECUTE ON FUNCTION delete_old_ranking_parts() TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_old_requests(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('request_log',
        $due$SELECT request_id::text FROM request_log_past WHERE at < now() - interval '30 days'$due$,
        $change$DELETE FROM request_log_past WHERE request_id = ANY ($1::text[])$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_old_requests(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_spent_documents(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('documents',
        $due$SELECT d.operation_id::text FROM documents d LEFT JOIN operations o USING (operation_id)
             WHERE CASE WHEN d.for_review AND o.status = 'succeeded' THEN o.expires_at < now()
                        ELSE o.status IN ('succeeded', 'failed', 'cancelled')
                             OR d.created_at < now() - interval '23 hours' END$due$,
        $change$DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_spent_documents(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_spent_import_rows(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('import_rows',
        'SELECT r.import_id || '':'' || r.lane || '':'' || r.row_number FROM imports i JOIN import_rows r USING (import_id)
         LEFT JOIN operations o ON o.operation_id = i.import_id
         WHERE i.discarded OR o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.lane = split_part(key, '':'', 2)::smallint
           AND r.row_number = split_part(key, '':'', 3)::integer',
        how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_spent_import_rows(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.delete_spent_operation_items(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('operation_items',
        $due$SELECT i.operation_id || ':' || i.item_index FROM operation_items i
             LEFT JOIN operations o USING (operation_id)
             WHERE o.operation_id IS NULL OR o.status IN ('succeeded', 'cancelled') OR o.status = 'failed'
               AND NOT EXISTS (SELECT FROM idempotency_keys k WHERE k.operation_id = o.operation_id)$due$,
        $change$DELETE FROM operation_items i USING unnest($1) AS key
                WHERE i.operation_id = split_part(key, ':', 1)::uuid
                  AND i.item_index = split_part(key, ':', 2)::smallint$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION delete_spent_operation_items(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.dispatch_deferred_events(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('deferred_events', $due$SELECT event_id FROM deferred_events$due$, $change$
        WITH batch AS (
          DELETE FROM deferred_events WHERE event_id = ANY ($1) RETURNING event_id, logged_at
        )
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type)
        SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.logged_at, e.type
        FROM batch
        -- One look by key each, whatever the planner believes of a log that has just grown.
        CROSS JOIN LATERAL (SELECT * FROM events v WHERE v.event_id = batch.event_id AND v.logged_at = batch.logged_at LIMIT 1) e
        JOIN webhook_subscriptions s
          ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
             AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id, event_logged_at) DO NOTHING$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION dispatch_deferred_events(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.dispatch_events(how_many integer)
 RETURNS TABLE(events bigint, deliveries bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH batch AS (
        DELETE FROM event_outbox WHERE place IN (
          SELECT place FROM event_outbox ORDER BY place LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING event_id, logged_at
      ), made AS (
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type)
        SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.logged_at, e.type
        FROM batch
        -- One look by key each, whatever the planner believes of a log that has just grown.
        CROSS JOIN LATERAL (SELECT * FROM events v WHERE v.event_id = batch.event_id AND v.logged_at = batch.logged_at LIMIT 1) e
        JOIN webhook_subscriptions s
          ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
             AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id, event_logged_at) DO NOTHING
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM batch), (SELECT count(*) FROM made)
    $function$;
GRANT EXECUTE ON FUNCTION dispatch_events(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.dispatch_events_singly(how_many integer)
 RETURNS TABLE(events bigint, deliveries bigint, deferred bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    #variable_conflict use_column
    DECLARE
      outbox_row event_outbox;
      made bigint;
      fault text;
    BEGIN
      events := 0;
      deliveries := 0;
      deferred := 0;
      FOR outbox_row IN SELECT * FROM event_outbox o ORDER BY o.place LIMIT how_many FOR UPDATE SKIP LOCKED
      LOOP
        events := events + 1;
        BEGIN
          WITH batch AS (
            DELETE FROM event_outbox o WHERE o.place = outbox_row.place RETURNING o.event_id, logged_at
          ), made_rows AS (
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type)
        SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.logged_at, e.type
        FROM batch
        -- One look by key each, whatever the planner believes of a log that has just grown.
        CROSS JOIN LATERAL (SELECT * FROM events v WHERE v.event_id = batch.event_id AND v.logged_at = batch.logged_at LIMIT 1) e
        JOIN webhook_subscriptions s
          ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
             AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id, event_logged_at) DO NOTHING
            RETURNING 1
          )
          SELECT count(*) INTO made FROM made_rows;
          deliveries := deliveries + made;
        EXCEPTION WHEN OTHERS THEN
          fault := SQLSTATE;
          DELETE FROM event_outbox o WHERE o.place = outbox_row.place;
          INSERT INTO deferred_events (event_id, logged_at)
          SELECT outbox_row.event_id, outbox_row.logged_at ON CONFLICT DO NOTHING;
          PERFORM note_upkeep_fault('deferred_events', outbox_row.event_id, fault);
          deferred := deferred + 1;
        END;
      END LOOP;
      RETURN NEXT;
    END
    $function$;
GRANT EXECUTE ON FUNCTION dispatch_events_singly(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.drop_expired_partitions(parent text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
 SET lock_timeout TO '500ms'
AS $function$
    DECLARE
      plan partition_plans;
      past text := parent || '_past';
      part record;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure partitions ' || parent)) THEN RETURN 0; END IF;
      SELECT * INTO STRICT plan FROM partition_plans p WHERE p.table_name = parent;
      SELECT * INTO part FROM partitions_by_day(parent) p ORDER BY p.last_day LIMIT 1;
      IF part.name IS NULL OR coalesce((part.last_day + 1)::timestamptz + plan.retention, 'infinity') > now() THEN RETURN 0; END IF;
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, part.name);
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, past);
      IF plan.kept IS NOT NULL THEN
        EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE %s', past, part.name, plan.kept);
      ELSE
        EXECUTE format('TRUNCATE %I', past);
      END IF;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, past,
                     partition_bound(plan.key_type, part.last_day + 1));
      EXECUTE format('DROP TABLE %I', part.name);
      RETURN 1;
    END
    $function$;
GRANT EXECUTE ON FUNCTION drop_expired_partitions(parent text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.due_connectors(how_many integer)
 RETURNS TABLE(connector_id uuid, tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT c.connector_id, c.tenant_id, c.mode FROM connectors c JOIN tenants t ON t.tenant_id = c.tenant_id
      WHERE c.status = 'enabled' AND c.next_run_at <= now() AND t.status = 'active'
      ORDER BY c.next_run_at LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION due_connectors(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.due_match_weights(least_outcomes integer, growth double precision, current_model text, how_many integer)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    WITH told AS (
      SELECT r.tenant_id, r.mode FROM ratings r WHERE r.pair_scores IS NOT NULL
      UNION ALL SELECT p.tenant_id, p.mode FROM placements p WHERE p.pair_scores IS NOT NULL
      UNION ALL SELECT p.other_tenant_id, p.mode FROM placements p
        WHERE p.pair_scores IS NOT NULL AND p.other_tenant_id IS NOT NULL
    ), enough AS (
      SELECT t.tenant_id, t.mode FROM told t GROUP BY t.tenant_id, t.mode HAVING count(*) >= least_outcomes
    )
    SELECT e.tenant_id, e.mode FROM enough e
    CROSS JOIN LATERAL (
      SELECT count(*) AS known FROM match_outcomes o WHERE o.tenant_id = e.tenant_id AND o.mode = e.mode) AS outcomes
    LEFT JOIN LATERAL (
      SELECT w.outcomes_known, w.model_version FROM match_weights w
      WHERE w.tenant_id = e.tenant_id AND w.mode = e.mode ORDER BY w.version DESC LIMIT 1) AS last ON true
    WHERE outcomes.known >= least_outcomes
      AND (last.outcomes_known IS NULL OR outcomes.known >= last.outcomes_known * growth
           OR last.model_version <> current_model)
      AND NOT EXISTS (
        SELECT FROM tenant_settings s
        WHERE s.tenant_id = e.tenant_id AND s.name = 'matching.learning.' || e.mode AND s.value::text = 'false')
    LIMIT how_many
  $function$;
GRANT EXECUTE ON FUNCTION due_match_weights(least_outcomes integer, growth double precision, current_model text, how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.due_packing(minimum integer, made_for text, how_many integer)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT t.tenant_id, m.mode FROM tenants t CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
      WHERE EXISTS (
          SELECT FROM unpacked_candidates u WHERE u.tenant_id = t.tenant_id AND u.mode = m.mode
          OFFSET minimum - 1 LIMIT 1)
        OR EXISTS (
          SELECT FROM ranking_shards s
          WHERE s.tenant_id = t.tenant_id AND s.mode = m.mode AND s.member_count > 0 AND (s.packed IS NULL
            OR s.feature_version <> made_for AND s.packed_at < now() - interval '10 minutes'))
      ORDER BY random() LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION due_packing(minimum integer, made_for text, how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.due_retention_curves(least_outcomes integer, how_many integer)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH sides AS (
        SELECT p.tenant_id AS side, p.mode, p.status, p.updated_at FROM placements p
        WHERE p.started_on IS NOT NULL AND p.predictor IS NOT NULL
        UNION ALL
        SELECT p.other_tenant_id, p.mode, p.status, p.updated_at FROM placements p
        WHERE p.started_on IS NOT NULL AND p.predictor IS NOT NULL AND p.other_tenant_id IS NOT NULL
      )
      SELECT s.side, s.mode FROM sides s
      GROUP BY s.side, s.mode
      HAVING count(*) FILTER (WHERE s.status = 'ended') >= least_outcomes
         AND max(s.updated_at) > coalesce(
           (SELECT max(c.fitted_at) FROM retention_curves c WHERE c.tenant_id = s.side AND c.mode = s.mode),
           '-infinity')
      LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION due_retention_curves(least_outcomes integer, how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.empty_expired_operations(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations
               WHERE expires_at < now() AND status IN ('succeeded', 'failed', 'cancelled')
                 AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')$due$,
          $change$UPDATE operations SET result = NULL, error = NULL, input = '{}'
                  WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
        + sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations_past
               WHERE expires_at < now() - interval '30 days' AND status IN ('succeeded', 'failed', 'cancelled')$due$,
          $change$DELETE FROM operations_past WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $function$;
GRANT EXECUTE ON FUNCTION empty_expired_operations(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.end_mail(wanted uuid, outcome text, reason text, again_in_seconds integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE mails SET
        state = CASE WHEN outcome = 'retry' THEN 'pending' ELSE outcome END,
        due_at = CASE WHEN outcome = 'retry' THEN now() + make_interval(secs => again_in_seconds) END,
        ended_at = CASE WHEN outcome = 'retry' THEN NULL ELSE now() END,
        error = reason,
        recipient = CASE WHEN outcome IN ('retry', 'kept') THEN recipient END,
        sealed_link = CASE WHEN outcome IN ('retry', 'kept') THEN sealed_link END,
        facts = CASE WHEN outcome IN ('retry', 'kept') THEN facts ELSE '{}' END
      WHERE mail_id = wanted AND state = 'pending'
    $function$;
GRANT EXECUTE ON FUNCTION end_mail(wanted uuid, outcome text, reason text, again_in_seconds integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.end_session(wanted uuid, until timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      DELETE FROM ended_sessions WHERE keep_until < now();
      INSERT INTO ended_sessions VALUES (wanted, until) ON CONFLICT DO NOTHING
    $function$;
GRANT EXECUTE ON FUNCTION end_session(wanted uuid, until timestamp with time zone) TO tenure_app;

CREATE OR REPLACE FUNCTION public.entry_is_about(entry json, erasure erasures)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
      SELECT coalesce(entry->>'candidateId' = (erasure).candidate_id::text, false)
        OR (entry->'candidateId' IS NOT NULL AND coalesce(entry->>'externalId' = (erasure).external_id, false))
        OR mentions_candidate(entry::text, erasure)
    $function$;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_access_exports(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'access_exports',
        ARRAY(SELECT x.export_id::text FROM erasures e JOIN access_exports x USING (candidate_id)
              WHERE e.erasure_id = erasure),
        'DELETE FROM access_exports WHERE export_id = ANY ($1::uuid[])')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_access_exports(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_candidates(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'candidates', ARRAY(SELECT c.candidate_id::text FROM erasures e JOIN candidates c USING (candidate_id)
          WHERE e.erasure_id = erasure), $change$DELETE FROM candidates WHERE candidate_id = ANY ($1::uuid[])$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_candidates(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_documents(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'documents',
        ARRAY(SELECT d.operation_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN documents d ON d.tenant_id = who.tenant_id AND d.mode = e.mode AND d.for_review
              JOIN operations o ON o.operation_id = d.operation_id
              WHERE e.erasure_id = erasure AND mentions_candidate(concat(o.result, o.error), e)),
        'DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_documents(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_events(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'events', ARRAY(SELECT v.event_id FROM erasures e JOIN events v ON v.data->>'candidateId' = e.candidate_id::text
          WHERE e.erasure_id = erasure
            AND (v.data->>'candidateExternalId' IS NOT NULL OR v.data->>'externalId' IS NOT NULL)), $change$UPDATE events v
             SET data = (SELECT json_object_agg(key, CASE WHEN key IN ('candidateExternalId', 'externalId')
                                                          THEN 'null'::json ELSE value END)
                         FROM json_each(v.data))
             WHERE v.event_id = ANY ($1)$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_events(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_idempotency_keys(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'idempotency_keys', ARRAY(SELECT k.idempotency_id::text FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN idempotency_keys k ON k.tenant_id = who.tenant_id AND k.mode = e.mode
          CROSS JOIN LATERAL (SELECT text_or_null(k.answer_body) AS answer) AS body
          WHERE e.erasure_id = erasure AND k.answer_body IS NOT NULL
            AND coalesce(position('"Sealed"' IN k.answer_headers::text), 0) = 0
            AND (body.answer IS NULL OR (mentions_candidate(body.answer, e) OR position(to_json(e.external_id)::text IN body.answer) > 0))), $change$UPDATE idempotency_keys k
             SET answer_status = CASE WHEN c.answer IS NULL THEN 410 ELSE k.answer_status END,
                 answer_headers = CASE WHEN c.answer IS NULL THEN NULL ELSE k.answer_headers END,
                 answer_body = convert_to(c.answer, 'UTF8')
             FROM (SELECT w.idempotency_id, answer_without_candidate(text_or_null(w.answer_body), e) AS answer
                   FROM idempotency_keys w, erasures e
                   WHERE e.erasure_id = $2 AND w.idempotency_id = ANY ($1::uuid[])) c
             WHERE k.idempotency_id = c.idempotency_id
               AND (c.answer IS NULL OR convert_to(c.answer, 'UTF8') <> k.answer_body)$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_idempotency_keys(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_import_errors(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'import_errors',
        ARRAY(SELECT r.import_id || ':' || r.row_number FROM erasures e
              JOIN import_errors r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates'
              WHERE e.erasure_id = erasure),
        'UPDATE import_errors r SET external_id = NULL FROM unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_import_errors(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_import_rows(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'import_rows',
        ARRAY(SELECT r.import_id || ':' || r.lane || ':' || r.row_number FROM erasures e
              JOIN import_rows r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates' AND i.created_at <= e.requested_at
              WHERE e.erasure_id = erasure),
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.lane = split_part(key, '':'', 2)::smallint
           AND r.row_number = split_part(key, '':'', 3)::integer')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_import_rows(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_match_decisions(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'match_decisions',
        ARRAY(SELECT d.decision_id::text FROM erasures e JOIN match_decisions d USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE match_decisions d
                SET candidate_id = score_log_pseudonym(d.tenant_id, d.candidate_id),
                    match_id = score_log_pseudonym(d.tenant_id, d.match_id), reason = NULL, erased = true
                WHERE d.decision_id = ANY ($1::uuid[])$change$)
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_match_decisions(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_match_reconsiderations(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'match_reconsiderations',
        ARRAY(SELECT r.reconsideration_id::text FROM erasures e JOIN match_reconsiderations r USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE match_reconsiderations r
                SET candidate_id = score_log_pseudonym(r.tenant_id, r.candidate_id),
                    match_id = score_log_pseudonym(r.tenant_id, r.match_id), reason = NULL, erased = true
                WHERE r.reconsideration_id = ANY ($1::uuid[])$change$)
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_match_reconsiderations(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_matches(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'matches', ARRAY(SELECT m.match_id::text FROM erasures e JOIN matches m USING (candidate_id)
          WHERE e.erasure_id = erasure
            AND (m.candidate_external_id IS NOT NULL OR position('"reasons"' IN m.result::text) > 0)), $change$UPDATE matches
             SET candidate_external_id = NULL, stale_since = NULL,
                 result = (result::jsonb - 'reasons' - 'gaps' - 'transferableSkillBridges' - 'retentionForecast'
                           - 'componentScores' - 'subModels')::json
             WHERE match_id = ANY ($1::uuid[])$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_matches(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_operation_items(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'operation_items', ARRAY(SELECT i.operation_id || ':' || i.item_index FROM erasures e
          JOIN operation_items i ON i.tenant_id = e.tenant_id AND i.mode = e.mode
          WHERE e.erasure_id = erasure AND (mentions_candidate(i.outcome::text, e) OR position(to_json(e.external_id)::text IN i.outcome::text) > 0)), $change$UPDATE operation_items i SET outcome = erased_entry(i.outcome)
             FROM erasures e, unnest($1) AS key
             WHERE e.erasure_id = $2 AND i.operation_id = split_part(key, ':', 1)::uuid
               AND i.item_index = split_part(key, ':', 2)::smallint AND entry_is_about(i.outcome, e)$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_operation_items(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_operations(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'operations', ARRAY(SELECT o.operation_id::text FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
          WHERE e.erasure_id = erasure AND o.status IN ('succeeded', 'failed', 'cancelled')
            AND (o.result IS NOT NULL OR o.error IS NOT NULL OR o.input::text <> '{}')
            AND (mentions_candidate(concat(o.result, o.error, o.input), e)
                 OR position(to_json(e.external_id)::text IN o.result::text) > 0)), $change$UPDATE operations o
             SET result = c.result, input = '{}', error = NULL,
                 expires_at = CASE WHEN c.result IS NULL THEN least(o.expires_at, now()) ELSE o.expires_at END
             FROM (SELECT w.operation_id, without_candidate(w.result, e) AS result
                   FROM operations w, erasures e
                   WHERE e.erasure_id = $2 AND w.operation_id = ANY ($1::uuid[])) c
             WHERE o.operation_id = c.operation_id AND (c.result IS NULL OR c.result::text <> o.result::text)$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_operations(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_parse_batch_entries(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'parse_batch_entries',
        ARRAY(SELECT b.batch_id || ':' || b.entry_number FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN parse_batch_entries b ON b.tenant_id = who.tenant_id AND b.mode = e.mode
              LEFT JOIN operations o ON o.operation_id = b.operation_id
              WHERE e.erasure_id = erasure AND b.name IS NOT NULL
                AND mentions_candidate(concat(b.name, o.result, o.error), e)),
        'UPDATE parse_batch_entries b SET name = NULL FROM unnest($1) AS key
         WHERE b.batch_id = split_part(key, '':'', 1)::uuid AND b.entry_number = split_part(key, '':'', 2)::integer')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_parse_batch_entries(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_placements(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'placements', ARRAY(SELECT p.placement_id::text FROM erasures e JOIN placements p USING (candidate_id)
          WHERE e.erasure_id = erasure
            AND (p.external_id IS NOT NULL OR p.pair_scores IS NOT NULL
                 OR p.end_reason IN ('health', 'childcare', 'transport'))), $change$UPDATE placements
             SET external_id = NULL, pair_scores = NULL,
                 end_reason = CASE WHEN end_reason IN ('health', 'childcare', 'transport')
                                   THEN 'other' ELSE end_reason END
             WHERE placement_id = ANY ($1::uuid[])$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_placements(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_ranking_shards(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH changed AS (
        UPDATE ranking_shards s SET version = version + 1, packed = NULL, removed_ids = '{}',
          candidate_ids = array_remove(s.candidate_ids, e.candidate_id)
        FROM erasures e
        WHERE e.erasure_id = erasure AND s.tenant_id = e.tenant_id AND s.mode = e.mode
          AND (e.candidate_id = ANY (s.candidate_ids) OR e.candidate_id = ANY (s.removed_ids))
        RETURNING s.shard_id)
      SELECT count(*) FROM changed
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_ranking_shards(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_ratings(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'ratings', ARRAY(SELECT r.rating_id::text FROM erasures e JOIN ratings r USING (candidate_id)
          WHERE e.erasure_id = erasure AND (r.comment IS NOT NULL OR r.pair_scores IS NOT NULL)), $change$UPDATE ratings SET comment = NULL, pair_scores = NULL WHERE rating_id = ANY ($1::uuid[])$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_ratings(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_request_log(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'request_log', ARRAY(
          WITH pairs AS (
            SELECT m.match_id::text AS id FROM erasures e JOIN matches m ON m.candidate_id = e.candidate_id
            WHERE e.erasure_id = erasure
            UNION ALL
            SELECT p.placement_id::text FROM erasures e JOIN placements p ON p.candidate_id = e.candidate_id
            WHERE e.erasure_id = erasure
          )
          SELECT r.request_id FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN request_log r ON r.tenant_id = who.tenant_id AND r.mode = e.mode
          WHERE e.erasure_id = erasure AND e.mode = 'test'
            AND (r.request_body IS NOT NULL OR r.answer_body IS NOT NULL)
            AND (mentions_candidate(r.path, e) OR (mentions_candidate(concat(r.request_body, r.answer_body), e) OR position(to_json(e.external_id)::text IN concat(r.request_body, r.answer_body)) > 0)
                 OR split_part(r.path, '/', 5) IN (SELECT id FROM pairs)
                 OR substring(r.request_body FROM '"matchId":"([0-9a-f-]{36})"') IN (SELECT id FROM pairs)
                 OR r.operation_id IN (
                   SELECT o.operation_id FROM erasures e
                   CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
                   JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
                   WHERE e.erasure_id = erasure AND (mentions_candidate(concat(o.result, o.error, o.input), e) OR position(to_json(e.external_id)::text IN concat(o.result, o.error, o.input)) > 0)))), $change$UPDATE request_log SET request_body = NULL, answer_body = NULL WHERE request_id = ANY ($1)$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_request_log(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_review_sessions(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'review_sessions',
        ARRAY(SELECT s.session_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN review_sessions s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              LEFT JOIN operations o ON s.subject_type = 'operation' AND o.operation_id = s.subject_id
              WHERE e.erasure_id = erasure
                AND (s.subject_id = e.candidate_id OR mentions_candidate(concat(s.reviewer, o.result), e)
                     OR EXISTS (SELECT FROM corrections c WHERE c.session_id = s.session_id
                                AND mentions_candidate(concat(c.old_value, c.new_value), e)))),
        'DELETE FROM review_sessions WHERE session_id = ANY ($1::uuid[])')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_review_sessions(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_saved_searches(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'saved_searches',
        ARRAY(SELECT s.search_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN saved_searches s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              WHERE e.erasure_id = erasure
                AND (s.candidate_id = e.candidate_id OR mentions_candidate(concat(s.name, s.filters), e)
                     OR s.tenant_id = e.tenant_id AND s.list = 'candidates'
                        AND s.filters->>'externalId' = e.external_id)),
        'DELETE FROM saved_searches WHERE search_id = ANY ($1::uuid[])')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_saved_searches(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_score_log(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'score_log',
        ARRAY(SELECT l.entry_id::text FROM erasures e JOIN score_log l USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE score_log l
                SET candidate_id = score_log_pseudonym(l.tenant_id, l.candidate_id), inputs_hash = NULL, erased = true
                FROM erasures e
                WHERE e.erasure_id = $2 AND l.candidate_id = e.candidate_id AND l.entry_id = ANY ($1::uuid[])$change$)
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_score_log(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_tables(erasure uuid, tables text[])
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      total bigint := 0;
      changed bigint;
      part text;
    BEGIN
      FOREACH part IN ARRAY tables LOOP
        BEGIN
          EXECUTE format('SELECT %I($1)', 'erase_candidate_from_' || part) INTO changed USING erasure;
          total := total + changed;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_erasure_fault(erasure, part, SQLSTATE);
        END;
      END LOOP;
      RETURN total;
    END
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_tables(erasure uuid, tables text[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_view_sessions(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT erase_rows(erasure, 'view_sessions',
        ARRAY(SELECT s.view_session_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN view_sessions s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              WHERE e.erasure_id = erasure
                AND (s.candidate_id = e.candidate_id OR mentions_candidate(s.viewer, e))),
        'DELETE FROM view_sessions WHERE view_session_id = ANY ($1::uuid[])')
    $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_view_sessions(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_candidate_from_webhook_deliveries(erasure uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
        SELECT erase_rows(erasure, 'webhook_deliveries', ARRAY(SELECT d.subscription_id || ':' || d.delivery_id FROM erasures e
          JOIN events v ON v.data->>'candidateId' = e.candidate_id::text
          JOIN webhook_deliveries d ON d.event_id = v.event_id AND v.logged_at = d.event_logged_at
          WHERE e.erasure_id = erasure AND position('"responseSnippet": "' IN d.attempts::text) > 0), $change$UPDATE webhook_deliveries d
             SET attempts = (SELECT jsonb_agg(jsonb_set(attempt, '{responseSnippet}', 'null') ORDER BY place)
                             FROM jsonb_array_elements(d.attempts) WITH ORDINALITY AS a (attempt, place))
             FROM unnest($1) AS key
             WHERE d.subscription_id = split_part(key, ':', 1)::uuid
               AND d.delivery_id = split_part(key, ':', 2)::uuid$change$)
      $function$;
GRANT EXECUTE ON FUNCTION erase_candidate_from_webhook_deliveries(erasure uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_expired_sandboxes(how_many integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      tenant uuid;
      one text;
      waiting boolean;
      total bigint := 0;
    BEGIN
      FOR tenant IN
        SELECT s.tenant_id FROM sandboxes s
        WHERE s.claimed_at IS NULL AND s.erased_at IS NULL
          -- By then, what the last requests have written is complete.
          AND s.expires_at <= now() - interval '10 minutes'
        LIMIT how_many FOR UPDATE SKIP LOCKED
      LOOP
        UPDATE tenants SET status = 'suspended', name = 'Expired sandbox', updated_at = now() WHERE tenant_id = tenant;
        UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'The sandbox has expired'
        WHERE tenant_id = tenant AND status <> 'revoked';
        FOR round IN 1..8 LOOP
          waiting := false;
          FOR one IN
            SELECT c.relname FROM pg_class c
            JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
              AND c.relname NOT IN ('tenants', 'sandboxes', 'api_keys', 'audit_log', 'users', 'deleted_objects')
            ORDER BY c.relname
          LOOP
            BEGIN
              EXECUTE format('DELETE FROM %I WHERE tenant_id = $1', one) USING tenant;
            EXCEPTION WHEN foreign_key_violation THEN waiting := true;
            END;
          END LOOP;
          EXIT WHEN NOT waiting;
        END LOOP;
        IF waiting THEN RAISE EXCEPTION 'rows of a sandbox refer to each other'; END IF;
        UPDATE sandboxes SET erased_at = now() WHERE tenant_id = tenant;
        total := total + 1;
      END LOOP;
      RETURN total;
    END $function$;
GRANT EXECUTE ON FUNCTION erase_expired_sandboxes(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.erase_rows(erasure uuid, part text, keys text[], change text)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
    DECLARE
      total bigint := 0;
      changed bigint;
      one text;
    BEGIN
      IF coalesce(cardinality(keys), 0) = 0 THEN RETURN 0; END IF;
      BEGIN
        EXECUTE change USING keys, erasure;
        GET DIAGNOSTICS total = ROW_COUNT;
        RETURN total;
      EXCEPTION WHEN OTHERS THEN
        total := 0;
      END;
      FOREACH one IN ARRAY keys LOOP
        BEGIN
          EXECUTE change USING ARRAY[one], erasure;
          GET DIAGNOSTICS changed = ROW_COUNT;
          total := total + changed;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_erasure_fault(erasure, part, SQLSTATE);
        END;
      END LOOP;
      RETURN total;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.erased_entry(entry json)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
      SELECT json_build_object('index', entry->'index', 'candidateId', NULL, 'externalId', NULL, 'action', 'failed',
        'error', json_build_object('code', 'not_found', 'message', 'The candidate was erased.', 'status', 404))
    $function$;

CREATE OR REPLACE FUNCTION public.fail_interrupted_imports(problem json)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH failed AS (
        INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, status, error, created_at,
          finished_at, next_enqueue_at)
        SELECT i.import_id, i.tenant_id, i.mode, 'import.' || i.kind, 'import-rows', 'sync', i.key_id, '{}', 'failed',
          problem, i.created_at, now(), NULL
        FROM imports i
        WHERE NOT i.discarded AND i.touched_at < now() - interval '3 minutes'
          AND i.created_at > now() - interval '3 days'
          AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = i.import_id)
        ON CONFLICT DO NOTHING
        RETURNING 1
      ) SELECT count(*) FROM failed
    $function$;
GRANT EXECUTE ON FUNCTION fail_interrupted_imports(problem json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_access_token(wanted bytea)
 RETURNS TABLE(key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamp with time zone, overlap_until timestamp with time zone, ip_allowlist text[], sandbox_tenant text, tenant_id uuid, tenant_type text, tenant_status text, resources text[], token_expires_at timestamp with time zone, token_revoked_at timestamp with time zone, person_id uuid, person_role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT k.key_id, k.name, k.mode,
             ARRAY(SELECT s FROM unnest(k.scopes) WITH ORDINALITY AS held (s, place)
                   WHERE s = ANY (a.scopes) ORDER BY place),
             k.status, k.expires_at, k.overlap_until, k.ip_allowlist, k.sandbox_tenant,
             t.tenant_id, t.type, t.status, a.resources, a.expires_at, a.revoked_at, NULL::uuid, NULL::text
      FROM access_tokens a
      JOIN api_keys k ON k.key_id = a.key_id AND k.tenant_id = a.tenant_id AND k.mode = a.mode
      JOIN tenants t ON t.tenant_id = k.tenant_id
      WHERE a.token_hash = wanted
      UNION ALL
      SELECT g.grant_id, c.name, g.mode,
             ARRAY(SELECT s FROM unnest(g.scopes) WITH ORDINALITY AS held (s, place)
                   WHERE s = ANY (o.scopes) ORDER BY place),
             CASE WHEN g.revoked_at IS NULL AND c.status = 'approved' AND u.status = 'active'
                  THEN 'active' ELSE 'revoked' END,
             g.expires_at, NULL, '{}'::text[], NULL,
             t.tenant_id, t.type, t.status, o.resources, o.expires_at, o.revoked_at, u.user_id, u.role
      FROM oauth_tokens o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.token_hash = wanted AND o.kind = 'access'
    $function$;
GRANT EXECUTE ON FUNCTION find_access_token(wanted bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_api_key(wanted bytea)
 RETURNS TABLE(key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamp with time zone, overlap_until timestamp with time zone, ip_allowlist text[], sandbox_tenant text, tenant_id uuid, tenant_type text, tenant_status text, sandbox_ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT k.key_id, k.name, k.mode, k.scopes, k.status, k.expires_at, k.overlap_until, k.ip_allowlist,
             k.sandbox_tenant, t.tenant_id, t.type, t.status, s.expires_at
      FROM api_keys k JOIN tenants t ON t.tenant_id = k.tenant_id LEFT JOIN sandboxes s ON s.tenant_id = t.tenant_id AND s.claimed_at IS NULL
      WHERE k.key_hash = wanted
    $function$;
GRANT EXECUTE ON FUNCTION find_api_key(wanted bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_device_authorization(person bytea)
 RETURNS TABLE(client_id text, scopes text[], resources text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT d.client_id, d.scopes, d.resources FROM device_authorizations d
      WHERE d.user_code_hash = person AND d.status = 'pending' AND d.expires_at > now()
    $function$;
GRANT EXECUTE ON FUNCTION find_device_authorization(person bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_invitation(digest bytea)
 RETURNS TABLE(invitation_id uuid, tenant_id uuid, tenant_name text, email text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT i.invitation_id, i.tenant_id, t.name, i.email, i.role
      FROM invitations i JOIN tenants t USING (tenant_id)
      WHERE i.token_digest = digest AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL
        AND i.expires_at > now() AND t.status = 'active'
    $function$;
GRANT EXECUTE ON FUNCTION find_invitation(digest bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_job_feed(wanted bytea)
 RETURNS TABLE(feed_id uuid, tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT f.feed_id, f.tenant_id, f.mode
      FROM job_feeds f JOIN tenants t ON t.tenant_id = f.tenant_id AND t.status = 'active'
      WHERE f.token_hash = wanted
    $function$;
GRANT EXECUTE ON FUNCTION find_job_feed(wanted bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_oauth_code(wanted bytea)
 RETURNS TABLE(tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea, redirect_uri text, code_challenge text, expires_at timestamp with time zone, used_at timestamp with time zone, scopes text[], resources text[], grant_expires_at timestamp with time zone, revoked_at timestamp with time zone, user_id uuid, user_status text, role text, tenant_status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             o.redirect_uri, o.code_challenge, o.expires_at, o.used_at,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_codes o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.code_hash = wanted
    $function$;
GRANT EXECUTE ON FUNCTION find_oauth_code(wanted bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_oauth_grant(wanted uuid)
 RETURNS TABLE(tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea, scopes text[], resources text[], grant_expires_at timestamp with time zone, revoked_at timestamp with time zone, user_id uuid, user_status text, role text, tenant_status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_grants g
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE g.grant_id = wanted
    $function$;
GRANT EXECUTE ON FUNCTION find_oauth_grant(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_oauth_token(wanted bytea)
 RETURNS TABLE(tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea, token_id uuid, kind text, expires_at timestamp with time zone, used_at timestamp with time zone, token_revoked_at timestamp with time zone, token_resources text[], scopes text[], resources text[], grant_expires_at timestamp with time zone, revoked_at timestamp with time zone, user_id uuid, user_status text, role text, tenant_status text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             o.token_id, o.kind, o.expires_at, o.used_at, o.revoked_at, o.resources,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_tokens o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.token_hash = wanted
    $function$;
GRANT EXECUTE ON FUNCTION find_oauth_token(wanted bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_password_reset(digest bytea)
 RETURNS TABLE(email text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT u.email FROM password_resets r JOIN users u USING (user_id)
      WHERE r.token_digest = digest AND r.used_at IS NULL AND r.expires_at > now() AND u.status = 'active'
    $function$;
GRANT EXECUTE ON FUNCTION find_password_reset(digest bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_review_session(wanted uuid)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT s.tenant_id, s.mode
      FROM review_sessions s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.session_id = wanted
        AND NOT EXISTS (
          SELECT FROM api_keys k
          WHERE k.key_id = s.key_id
            AND (k.status IN ('revoked', 'disabled')
                 OR (k.status = 'rotating' AND coalesce(k.overlap_until, '-infinity') <= now()))
        )
        AND NOT EXISTS (
          SELECT FROM oauth_grants g JOIN users u USING (user_id)
          WHERE g.grant_id = s.key_id AND (g.revoked_at IS NOT NULL OR u.status <> 'active')
        )
        AND NOT EXISTS (SELECT FROM users u WHERE u.user_id = s.key_id AND u.status <> 'active')
    $function$;
GRANT EXECUTE ON FUNCTION find_review_session(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_user_by_identity(from_issuer text, known_as text, verified_address text, new_mail uuid)
 RETURNS TABLE(user_id uuid, tenant_id uuid, tenant_type text, email text, role text, status text, session_version integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH linked AS (
        SELECT i.user_id FROM user_identities i WHERE i.issuer = from_issuer AND i.subject = known_as
      ), newly AS (
        INSERT INTO user_identities (issuer, subject, user_id)
        SELECT from_issuer, known_as, u.user_id FROM users u
        WHERE lower(u.email) = lower(verified_address) AND u.status = 'active' AND NOT EXISTS (SELECT 1 FROM linked)
        ON CONFLICT DO NOTHING
        RETURNING user_identities.user_id
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), u.tenant_id, 'user', u.user_id, 'user.openid_linked', 'user', u.user_id
        FROM newly JOIN users u USING (user_id)
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT new_mail, u.tenant_id, 'openid_linked', 'openid_linked:' || new_mail, u.email,
               jsonb_build_object('issuer', from_issuer)
        FROM newly JOIN users u USING (user_id)
      )
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE u.user_id IN (SELECT linked.user_id FROM linked UNION ALL SELECT newly.user_id FROM newly)
        AND u.status = 'active'
    $function$;
GRANT EXECUTE ON FUNCTION find_user_by_identity(from_issuer text, known_as text, verified_address text, new_mail uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_user_for_sign_in(wanted text)
 RETURNS TABLE(user_id uuid, tenant_id uuid, tenant_type text, email text, password_hash text, role text, status text, session_version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.password_hash, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE lower(u.email) = lower(wanted)
    $function$;
GRANT EXECUTE ON FUNCTION find_user_for_sign_in(wanted text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_user_of_session(wanted uuid, session uuid)
 RETURNS TABLE(user_id uuid, tenant_id uuid, tenant_type text, email text, role text, status text, session_version integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE u.user_id = wanted
        AND NOT EXISTS (SELECT 1 FROM ended_sessions e WHERE e.session_id = session)
    $function$;
GRANT EXECUTE ON FUNCTION find_user_of_session(wanted uuid, session uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.find_view_session(wanted uuid)
 RETURNS TABLE(tenant_id uuid, mode text, tenant_type text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT s.tenant_id, s.mode, t.type
      FROM view_sessions s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.view_session_id = wanted
        AND NOT EXISTS (
          SELECT FROM api_keys k
          WHERE k.key_id = s.key_id
            AND (k.status IN ('revoked', 'disabled')
                 OR (k.status = 'rotating' AND coalesce(k.overlap_until, '-infinity') <= now()))
        )
        AND NOT EXISTS (
          SELECT FROM oauth_grants g JOIN users u USING (user_id)
          WHERE g.grant_id = s.key_id AND (g.revoked_at IS NOT NULL OR u.status <> 'active')
        )
        AND NOT EXISTS (SELECT FROM users u WHERE u.user_id = s.key_id AND u.status <> 'active')
    $function$;
GRANT EXECUTE ON FUNCTION find_view_session(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.finish_erasure(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH finished AS (
        UPDATE erasures e SET completed_at = now(), external_id = NULL, contacts = '{}'
        WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.requested_at < now() - interval '10 seconds'
          AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
            WHERE o.created_at <= e.requested_at
              AND (o.status IN ('queued', 'running')
                   OR o.finished_at > now() - interval '10 seconds'
                   OR EXISTS (SELECT FROM documents d WHERE d.operation_id = o.operation_id))
          )
          AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN deleted_objects x ON x.tenant_id = who.tenant_id AND x.mode = e.mode
            WHERE x.document_created_at <= e.requested_at
          )
        RETURNING 1
      ) SELECT EXISTS (SELECT FROM finished)
    $function$;
GRANT EXECUTE ON FUNCTION finish_erasure(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.finished_operations(wanted uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT operation_id FROM operations
      WHERE operation_id = ANY (wanted) AND status IN ('succeeded', 'failed', 'cancelled')
    $function$;
GRANT EXECUTE ON FUNCTION finished_operations(wanted uuid[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.forget_deleted_object(wanted text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      DELETE FROM deleted_objects WHERE object_key = wanted
    $function$;
GRANT EXECUTE ON FUNCTION forget_deleted_object(wanted text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.forget_mails(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ SELECT sweep_rows('old_mails', $due$SELECT mail_id::text FROM mails WHERE state = 'kept' AND ended_at < now() - interval '7 days'$due$, $change$UPDATE mails SET state = 'dropped', recipient = NULL, sealed_link = NULL, facts = '{}'
                 WHERE mail_id = ANY ($1::uuid[])$change$, how_many) + sweep_rows('old_mails', $due$SELECT mail_id::text FROM mails
              WHERE state NOT IN ('pending', 'kept') AND created_at < now() - interval '400 days'$due$, $change$DELETE FROM mails WHERE mail_id = ANY ($1::uuid[])$change$, how_many) $function$;
GRANT EXECUTE ON FUNCTION forget_mails(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.is_candidate_withheld(candidate uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT EXISTS (SELECT FROM candidates c
                     WHERE c.candidate_id = candidate AND NOT (c.share_with_employers AND c.status <> 'archived'))
    $function$;
GRANT EXECUTE ON FUNCTION is_candidate_withheld(candidate uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.is_score_log_kept(tenant uuid, month_end timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
      SELECT coalesce((SELECT s.value FROM tenant_settings s
         WHERE s.tenant_id = tenant AND s.name = 'scoreLog.legalHold')::text = 'true', false)
          OR month_end + coalesce(((SELECT s.value FROM tenant_settings s
         WHERE s.tenant_id = tenant AND s.name = 'scoreLog.retentionMonths')::text)::integer, 6) * interval '1 month' > now()
    $function$;

CREATE OR REPLACE FUNCTION public.jobs_with_outdated_words(current_version integer, how_many integer)
 RETURNS TABLE(job_id uuid, title text, parsed json, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT j.job_id, j.title, j.parsed, j.updated_at FROM jobs j
      WHERE j.word_version < current_version LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION jobs_with_outdated_words(current_version integer, how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.keep_candidate_outlines(ids uuid[], updated timestamp with time zone[], made_for text, outlines bytea[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO candidate_outlines (candidate_id, tenant_id, mode, stamp, candidate_updated_at, outline)
      SELECT c.candidate_id, c.tenant_id, c.mode, made_for, c.updated_at, made.outline
      FROM unnest(ids, updated, outlines) AS made (candidate_id, updated_at, outline)
      JOIN candidates c ON c.candidate_id = made.candidate_id AND c.updated_at = made.updated_at
      WHERE c.mode = current_setting('tenure.mode', true)
        AND (c.tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             OR (c.share_with_employers AND c.status <> 'archived'
                 AND c.tenant_id IN (SELECT linked_organization_ids())))
      ORDER BY c.candidate_id
      FOR KEY SHARE OF c SKIP LOCKED
      ON CONFLICT (candidate_id) DO UPDATE
      SET stamp = excluded.stamp, candidate_updated_at = excluded.candidate_updated_at, outline = excluded.outline
      WHERE (candidate_outlines.stamp, candidate_outlines.candidate_updated_at)
            IS DISTINCT FROM (excluded.stamp, excluded.candidate_updated_at)
    $function$;
GRANT EXECUTE ON FUNCTION keep_candidate_outlines(ids uuid[], updated timestamp with time zone[], made_for text, outlines bytea[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.kept_mail(wanted uuid)
 RETURNS TABLE(mail_id uuid, kind text, recipient text, facts jsonb, sealed_link bytea, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT mail_id, kind, recipient, facts, sealed_link, created_at
      FROM mails WHERE mail_id = wanted AND state = 'kept'
    $function$;
GRANT EXECUTE ON FUNCTION kept_mail(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.latest_mails(how_many integer)
 RETURNS TABLE(mail_id uuid, kind text, recipient text, facts jsonb, state text, attempts smallint, error text, created_at timestamp with time zone, ended_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT mail_id, kind, CASE WHEN state = 'kept' THEN recipient END,
             CASE WHEN state = 'kept' THEN facts ELSE '{}' END, state, attempts, error, created_at, ended_at
      FROM mails ORDER BY created_at DESC, mail_id DESC LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION latest_mails(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.linked_employer_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT l.employer_id FROM tenant_links l
      JOIN tenants e ON e.tenant_id = l.employer_id AND e.status = 'active'
      WHERE l.status = 'active' AND l.organization_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
    $function$;
GRANT EXECUTE ON FUNCTION linked_employer_ids() TO tenure_app;

CREATE OR REPLACE FUNCTION public.linked_organization_ids()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT l.organization_id FROM tenant_links l
      JOIN tenants o ON o.tenant_id = l.organization_id AND o.status = 'active'
      WHERE l.status = 'active' AND l.employer_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
    $function$;
GRANT EXECUTE ON FUNCTION linked_organization_ids() TO tenure_app;

CREATE OR REPLACE FUNCTION public.mail_deprecations(steps json)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('deprecation_mails',
        format($due$
          SELECT DISTINCT l.key_id::text FROM request_log l
          JOIN json_to_recordset(%L::json) AS r (method text, path text) ON r.method = l.method AND r.path = l.route
          WHERE l.at > now() - interval '2 days'$due$, steps),
        format($change$
          INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
          SELECT gen_random_uuid(), k.tenant_id, 'deprecation',
                 'deprecation:' || c.step || ':' || c.method || ' ' || c.path || ':' || k.key_id || ':' || p.user_id,
                 p.email, c.facts || jsonb_build_object('tenantName', p.tenant_name, 'keyName', k.name,
                   'last4', k.last4, 'mode', k.mode)
          FROM (SELECT DISTINCT l.key_id, r.method, r.path, r.step, r.facts FROM request_log l
                JOIN json_to_recordset(%L::json) AS r (method text, path text, step text, facts jsonb)
                  ON r.method = l.method AND r.path = l.route
                WHERE l.at > now() - interval '2 days' AND l.key_id = ANY ($1::uuid[])) c
          JOIN api_keys k USING (key_id)
          CROSS JOIN LATERAL people_to_mail(k.tenant_id, k.created_by) p
          WHERE k.purpose = 'program' AND k.status IN ('active', 'rotating')
          ON CONFLICT DO NOTHING$change$, steps),
        100000)
    $function$;
GRANT EXECUTE ON FUNCTION mail_deprecations(steps json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.mail_key_notices()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT sweep_rows('key_mails',
        $due$
  WITH usable_keys AS (
    SELECT k.* FROM api_keys k
    WHERE k.purpose = 'program' AND k.status = 'active' AND (k.expires_at IS NULL OR k.expires_at > now())
  )
 SELECT DISTINCT n.key_id::text FROM (
  SELECT u.*, 'key_expiring' AS kind, step.days::text AS step FROM usable_keys u CROSS JOIN LATERAL (
    SELECT min(days) AS days FROM (VALUES (1), (7), (30)) AS s (days)
    WHERE u.expires_at <= now() + make_interval(days => days)
      AND u.expires_at - u.created_at > make_interval(days => days, hours => 1)
  ) step WHERE step.days IS NOT NULL
  UNION ALL
  SELECT u.*, 'key_unused', extract(epoch FROM coalesce(u.last_used_at, u.created_at))::bigint::text
  FROM usable_keys u WHERE coalesce(u.last_used_at, u.created_at) < now() - interval '90 days'
) n$due$,
        $change$
  WITH usable_keys AS (
    SELECT k.* FROM api_keys k
    WHERE k.purpose = 'program' AND k.status = 'active' AND (k.expires_at IS NULL OR k.expires_at > now())
  )

          INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
          SELECT gen_random_uuid(), n.tenant_id, n.kind, n.kind || ':' || n.key_id || ':' || n.step || ':' || p.user_id,
                 p.email, jsonb_build_object('tenantName', p.tenant_name, 'keyName', n.name, 'last4', n.last4,
                   'mode', n.mode, 'expiresAt', n.expires_at, 'lastUsedAt', n.last_used_at, 'createdAt', n.created_at)
          FROM (
  SELECT u.*, 'key_expiring' AS kind, step.days::text AS step FROM usable_keys u CROSS JOIN LATERAL (
    SELECT min(days) AS days FROM (VALUES (1), (7), (30)) AS s (days)
    WHERE u.expires_at <= now() + make_interval(days => days)
      AND u.expires_at - u.created_at > make_interval(days => days, hours => 1)
  ) step WHERE step.days IS NOT NULL
  UNION ALL
  SELECT u.*, 'key_unused', extract(epoch FROM coalesce(u.last_used_at, u.created_at))::bigint::text
  FROM usable_keys u WHERE coalesce(u.last_used_at, u.created_at) < now() - interval '90 days'
) n CROSS JOIN LATERAL people_to_mail(n.tenant_id, n.created_by) p
          WHERE n.key_id = ANY ($1::uuid[])
          ON CONFLICT DO NOTHING$change$, 100000)
    $function$;
GRANT EXECUTE ON FUNCTION mail_key_notices() TO tenure_app;

CREATE OR REPLACE FUNCTION public.mail_webhook_notices(how_many integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ SELECT sweep_rows('webhook_mails', $due$SELECT notice_id::text FROM webhook_notices WHERE sent_at IS NULL ORDER BY created_at$due$, $change$WITH made AS (
                   INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
                   SELECT gen_random_uuid(), n.tenant_id, 'webhook_' || n.kind,
                          'webhook_notice:' || n.notice_id || ':' || p.user_id, p.email,
                          jsonb_build_object('tenantName', p.tenant_name, 'mode', n.mode,
                            'host', substring(s.url from '^[a-z]+://([^/#?]+)'),
                            'subscriptionId', n.subscription_id, 'since', n.failing_since)
                   FROM webhook_notices n JOIN webhook_subscriptions s USING (subscription_id)
                   CROSS JOIN LATERAL people_to_mail(n.tenant_id, NULL) p
                   WHERE n.notice_id = ANY ($1::bigint[]) AND n.sent_at IS NULL
                     AND n.created_at > now() - interval '2 days'
                   ON CONFLICT DO NOTHING
                 ) UPDATE webhook_notices SET sent_at = now()
                   WHERE notice_id = ANY ($1::bigint[]) AND sent_at IS NULL$change$, how_many) $function$;
GRANT EXECUTE ON FUNCTION mail_webhook_notices(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.mark_matches_of_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      UPDATE matches SET stale_since = now() WHERE candidate_id = NEW.candidate_id AND stale_since IS NULL;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.mark_matches_of_choice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.value::text = NEW.value::text THEN RETURN NULL; END IF;
    UPDATE matches SET stale_since = now()
    WHERE NEW.tenant_id IN (tenant_id, other_tenant_id) AND NEW.name LIKE '%.' || mode AND NOT synthetic
      AND stale_since IS NULL;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.mark_matches_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      UPDATE matches SET stale_since = now() WHERE job_id = NEW.job_id AND stale_since IS NULL;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.mark_matches_of_weights()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  BEGIN
    IF NEW.better OR EXISTS (
      SELECT FROM match_weights w WHERE w.tenant_id = NEW.tenant_id AND w.mode = NEW.mode
        AND w.version = NEW.version - 1 AND w.better) THEN
      UPDATE matches SET stale_since = now()
      WHERE NEW.tenant_id IN (tenant_id, other_tenant_id) AND mode = NEW.mode AND NOT synthetic
        AND stale_since IS NULL;
    END IF;
    RETURN NULL;
  END $function$;

CREATE OR REPLACE FUNCTION public.mentions_candidate(content text, erasure erasures)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
      SELECT position((erasure).candidate_id::text IN content) > 0
        OR EXISTS (SELECT FROM unnest((erasure).contacts) AS contact
                   WHERE position(lower(contact) IN lower(content)) > 0)
    $function$;

CREATE OR REPLACE FUNCTION public.move_rows_of_merged_candidate(merged uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      m candidate_merges;
      ids jsonb;
      result jsonb := '{}';
      remaining uuid[];
    BEGIN
      SELECT * INTO m FROM candidate_merges
      WHERE merged_candidate_id = merged AND mode = current_setting('tenure.mode', true)
        AND tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      IF NOT FOUND THEN RETURN result; END IF;

      WITH moved AS (
        UPDATE matches x SET candidate_id = m.candidate_id, stale_since = coalesce(x.stale_since, now()),
          candidate_external_id = (SELECT external_id FROM candidates WHERE candidate_id = m.candidate_id)
        WHERE x.candidate_id = merged AND NOT EXISTS (
          SELECT FROM matches o
          WHERE o.candidate_id = m.candidate_id AND o.job_id = x.job_id AND o.tenant_id = x.tenant_id AND o.mode = x.mode)
        RETURNING match_id
      ) SELECT coalesce(jsonb_agg(match_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('matches', ids);
      remaining := ARRAY(SELECT job_id FROM matches WHERE candidate_id = merged);

      WITH moved AS (
        UPDATE score_log SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING entry_id
      ) SELECT coalesce(jsonb_agg(entry_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('score_log', ids);

      WITH moved AS (
        UPDATE placements x SET candidate_id = m.candidate_id
        WHERE x.candidate_id = merged AND x.job_id <> ALL (remaining) AND NOT EXISTS (
          SELECT FROM placements o
          WHERE o.candidate_id = m.candidate_id AND o.job_id = x.job_id AND o.mode = x.mode
            AND o.status IN ('offered', 'accepted', 'started') AND x.status IN ('offered', 'accepted', 'started'))
        RETURNING placement_id
      ) SELECT coalesce(jsonb_agg(placement_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('placements', ids);

      WITH moved AS (
        UPDATE match_decisions SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING decision_id
      ) SELECT coalesce(jsonb_agg(decision_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('match_decisions', ids);
      WITH moved AS (
        UPDATE match_reconsiderations SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING reconsideration_id
      ) SELECT coalesce(jsonb_agg(reconsideration_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('match_reconsiderations', ids);
      WITH moved AS (
        UPDATE ratings SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING rating_id
      ) SELECT coalesce(jsonb_agg(rating_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('ratings', ids);

      UPDATE candidate_merges SET moved = result WHERE merged_candidate_id = merged;
      UPDATE candidates c SET status = 'placed' WHERE c.candidate_id = m.candidate_id AND c.status = 'active'
        AND EXISTS (SELECT FROM placements p
                    WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      RETURN result;
    END $function$;
GRANT EXECUTE ON FUNCTION move_rows_of_merged_candidate(merged uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.note_added_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      INSERT INTO unpacked_candidates (candidate_id, tenant_id, mode, shared, is_new)
      SELECT candidate_id, tenant_id, mode, share_with_employers, true FROM added;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.note_added_candidates_for_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      BEGIN

      INSERT INTO saved_search_changes (tenant_id, mode, list, candidate_id)
      SELECT n.tenant_id, n.mode, 'candidates', n.candidate_id FROM added n
      WHERE EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = n.tenant_id AND s.mode = n.mode
                      AND s.list = 'candidates' AND s.notify) AND true
      ORDER BY n.candidate_id
      ON CONFLICT (candidate_id) DO UPDATE SET version = excluded.version;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_added_jobs_for_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      BEGIN

      INSERT INTO saved_search_changes (tenant_id, mode, list, job_id)
      SELECT n.tenant_id, n.mode, 'jobs', n.job_id FROM added n
      WHERE EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = n.tenant_id AND s.mode = n.mode
                      AND s.list = 'jobs' AND s.notify) AND true
      ORDER BY n.job_id
      ON CONFLICT (job_id) DO UPDATE SET version = excluded.version;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_changed_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_hashjoin TO 'on'
AS $function$
    BEGIN
      INSERT INTO unpacked_candidates AS u (candidate_id, tenant_id, mode, shared, is_new)
      SELECT n.candidate_id, n.tenant_id, n.mode, n.share_with_employers OR o.share_with_employers, false
      FROM after n JOIN before o USING (candidate_id)
      WHERE (n.updated_at, n.status, n.automated_scoring, n.share_with_employers)
              IS DISTINCT FROM (o.updated_at, o.status, o.automated_scoring, o.share_with_employers)
        OR n.profile::text IS DISTINCT FROM o.profile::text
      ON CONFLICT (candidate_id) DO UPDATE
      SET change_id = excluded.change_id, shared = u.shared OR excluded.shared;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.note_changed_candidates_for_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      BEGIN

      INSERT INTO saved_search_changes (tenant_id, mode, list, candidate_id)
      SELECT n.tenant_id, n.mode, 'candidates', n.candidate_id FROM after n JOIN before o USING (candidate_id)
      WHERE EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = n.tenant_id AND s.mode = n.mode
                      AND s.list = 'candidates' AND s.notify) AND (n.updated_at, n.status, n.automated_scoring, n.duplicate_key_version)
      IS DISTINCT FROM (o.updated_at, o.status, o.automated_scoring, o.duplicate_key_version)
      ORDER BY n.candidate_id
      ON CONFLICT (candidate_id) DO UPDATE SET version = excluded.version;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_changed_jobs_for_searches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      BEGIN

      INSERT INTO saved_search_changes (tenant_id, mode, list, job_id)
      SELECT n.tenant_id, n.mode, 'jobs', n.job_id FROM after n JOIN before o USING (job_id)
      WHERE EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = n.tenant_id AND s.mode = n.mode
                      AND s.list = 'jobs' AND s.notify) AND (n.updated_at, n.status, n.word_version) IS DISTINCT FROM (o.updated_at, o.status, o.word_version)
      ORDER BY n.job_id
      ON CONFLICT (job_id) DO UPDATE SET version = excluded.version;
        RETURN NULL;
      END $function$;

CREATE OR REPLACE FUNCTION public.note_endpoints(ids uuid[], succeeded timestamp with time zone[], failed timestamp with time zone[], first_failed timestamp with time zone[], gone boolean[])
 RETURNS TABLE(subscription_id uuid, reason text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    #variable_conflict use_column
    BEGIN
      -- In one order everywhere, so that two processes never wait for each other.
      PERFORM 1 FROM webhook_subscriptions s WHERE s.subscription_id = ANY (ids)
      ORDER BY s.subscription_id FOR NO KEY UPDATE;

      UPDATE webhook_subscriptions s SET
        last_success_at = greatest(s.last_success_at, r.succeeded_at),
        last_failure_at = greatest(s.last_failure_at, r.failed_at),
        failing_since = CASE
          WHEN r.succeeded_at IS NOT NULL THEN NULL
          WHEN s.failing_since IS NULL OR s.last_failure_at < now() - interval '30 hours' THEN r.first_failed_at
          ELSE s.failing_since END
      FROM unnest(ids, succeeded, failed, first_failed) AS r (id, succeeded_at, failed_at, first_failed_at)
      WHERE s.subscription_id = r.id;

      INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since)
      SELECT s.tenant_id, s.mode, s.subscription_id, n.kind, s.failing_since
      FROM webhook_subscriptions s
      JOIN (VALUES ('failing_hour', interval '1 hour'), ('failing_day', interval '1 day')) AS n (kind, after)
        ON s.failing_since <= now() - n.after
      WHERE s.subscription_id = ANY (ids) AND s.status = 'enabled'
        AND NOT EXISTS (SELECT 1 FROM webhook_notices t WHERE t.subscription_id = s.subscription_id
                        AND t.kind = n.kind AND t.failing_since = s.failing_since);

      RETURN QUERY
      WITH switched_off AS (
        UPDATE webhook_subscriptions s SET
          status = 'disabled', disabled_reason = CASE WHEN r.gone THEN 'gone' ELSE 'failing' END, updated_at = now()
        FROM unnest(ids, gone) AS r (id, gone)
        WHERE s.subscription_id = r.id AND s.status = 'enabled'
          AND (r.gone OR s.failing_since <= now() - interval '5 days')
        RETURNING s.subscription_id, s.tenant_id, s.mode, s.disabled_reason, s.failing_since
      ), abandoned AS (
        UPDATE webhook_deliveries d SET status = 'failed', due_at = NULL, leased_until = NULL
        FROM switched_off o WHERE d.subscription_id = o.subscription_id AND d.status = 'pending'
      ), told AS (
        INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since)
        SELECT o.tenant_id, o.mode, o.subscription_id, 'disabled_' || o.disabled_reason, o.failing_since
        FROM switched_off o
      )
      SELECT o.subscription_id, o.disabled_reason FROM switched_off o;
    END
    $function$;
GRANT EXECUTE ON FUNCTION note_endpoints(ids uuid[], succeeded timestamp with time zone[], failed timestamp with time zone[], first_failed timestamp with time zone[], gone boolean[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.note_erasure_fault(erasure uuid, part text, code text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE erasures SET failing_rows = failing_rows + 1, failure_table = part, failure_code = code,
        last_failed_at = now()
      WHERE erasure_id = erasure AND completed_at IS NULL
    $function$;
GRANT EXECUTE ON FUNCTION note_erasure_fault(erasure uuid, part text, code text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.note_tenant_link(link tenant_links, step text, by_type text, actor_type text, actor uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      SELECT gen_random_uuid(), side.tenant_id, actor_type, CASE WHEN side.type = by_type THEN actor END,
             'tenant_link.' || step, 'tenant_link', (link).link_id
      FROM (VALUES ('organization', (link).organization_id), ('employer', (link).employer_id)) AS side (type, tenant_id)
    $function$;

CREATE OR REPLACE FUNCTION public.note_upkeep_fault(unit_name text, item_key text, fault_code text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO upkeep_faults AS f (unit, item, code, retry_at)
      VALUES (unit_name, item_key, fault_code, now() + interval '30 seconds')
      ON CONFLICT (unit, item) DO UPDATE SET
        code = excluded.code, failures = f.failures + 1, last_failed_at = now(),
        retry_at = now() + least(3600, 30 * power(2, least(f.failures, 9))) * interval '1 second'
    $function$;
GRANT EXECUTE ON FUNCTION note_upkeep_fault(unit_name text, item_key text, fault_code text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.objects_without_row(wanted text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT key FROM unnest(wanted) AS key
      WHERE NOT EXISTS (SELECT FROM documents d WHERE d.object_key = key)
        AND NOT EXISTS (SELECT FROM deleted_objects x WHERE x.object_key = key)
    $function$;
GRANT EXECUTE ON FUNCTION objects_without_row(wanted text[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.oldest_due_item(question text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
AS $function$
    DECLARE
      due timestamptz;
    BEGIN
      EXECUTE question INTO due;
      RETURN due;
    EXCEPTION WHEN OTHERS THEN
      RETURN NULL;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.open_access_requests(how_many integer)
 RETURNS TABLE(request_id uuid, email text, person text, organization text, tenant_type text, message text, created_at timestamp with time zone, signs_in boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT request_id, email, person, organization, tenant_type, message, created_at,
             EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(a.email))
      FROM access_requests a WHERE answer IS NULL ORDER BY created_at LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION open_access_requests(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_backlogs()
 RETURNS TABLE(pool text, tenant_id uuid, tenant_name text, waiting bigint, running bigint, oldest_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT o.pool, o.tenant_id, t.name, count(*) FILTER (WHERE o.status = 'queued'),
           count(*) FILTER (WHERE o.status = 'running'),
           coalesce(extract(epoch FROM now() - min(o.created_at) FILTER (WHERE o.status = 'queued')), 0)
    FROM operations o JOIN tenants t ON t.tenant_id = o.tenant_id
    WHERE o.status IN ('queued', 'running')
    GROUP BY o.pool, o.tenant_id, t.name
    ORDER BY 6 DESC LIMIT 50
  $function$;
GRANT EXECUTE ON FUNCTION operator_backlogs() TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_failing_webhooks(how_many integer)
 RETURNS TABLE(subscription_id uuid, tenant_id uuid, tenant_name text, mode text, host text, status text, disabled_reason text, failing_since timestamp with time zone, last_success_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT s.subscription_id, s.tenant_id, t.name, s.mode, regexp_replace(s.url, '^[a-z]+://([^/@]*@)*|/.*$', '', 'g'),
           s.status, s.disabled_reason, s.failing_since, s.last_success_at
    FROM webhook_subscriptions s JOIN tenants t ON t.tenant_id = s.tenant_id
    WHERE s.failing_since IS NOT NULL AND s.status = 'enabled' OR s.disabled_reason IN ('failing', 'gone')
    ORDER BY s.failing_since DESC NULLS LAST LIMIT how_many
  $function$;
GRANT EXECUTE ON FUNCTION operator_failing_webhooks(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_find(wanted text)
 RETURNS TABLE(kind text, id text, tenant_id uuid, tenant_name text, mode text, status text, about text, at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    WITH given AS (
      SELECT CASE WHEN wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN wanted::uuid END AS uid),
    found AS (
      SELECT 'tenant' AS kind, t.tenant_id, NULL::text AS mode, t.status, t.type AS about, t.created_at AS at
      FROM given JOIN tenants t ON t.tenant_id = given.uid
      UNION ALL
      SELECT 'user', u.tenant_id, NULL, u.status, u.role, u.created_at FROM given JOIN users u ON u.user_id = given.uid
      UNION ALL
      SELECT 'key', r.tenant_id, r.mode, r.status, r.purpose, r.created_at
      FROM given JOIN api_keys r ON r.key_id = given.uid
      UNION ALL
      SELECT 'operation', r.tenant_id, r.mode, r.status, r.type, r.created_at
      FROM given JOIN operations r ON r.operation_id = given.uid
      UNION ALL
      SELECT 'import', r.tenant_id, r.mode, NULL, r.kind, r.created_at
      FROM given JOIN imports r ON r.import_id = given.uid
      UNION ALL
      SELECT 'parse_batch', r.tenant_id, r.mode, NULL, r.document_type, r.created_at
      FROM given JOIN parse_batches r ON r.batch_id = given.uid
      UNION ALL
      SELECT 'webhook_subscription', r.tenant_id, r.mode, r.status, r.disabled_reason, r.created_at
      FROM given JOIN webhook_subscriptions r ON r.subscription_id = given.uid
      UNION ALL
      SELECT 'candidate', r.tenant_id, r.mode, r.status, NULL, r.created_at
      FROM given JOIN candidates r ON r.candidate_id = given.uid
      UNION ALL
      SELECT 'job', r.tenant_id, r.mode, r.status, NULL, r.created_at
      FROM given JOIN jobs r ON r.job_id = given.uid
      UNION ALL
      SELECT 'match', r.tenant_id, r.mode, NULL, NULL, r.created_at
      FROM given JOIN matches r ON r.match_id = given.uid
      UNION ALL
      SELECT 'placement', r.tenant_id, r.mode, r.status, NULL, r.created_at
      FROM given JOIN placements r ON r.placement_id = given.uid
      UNION ALL
      SELECT 'rating', r.tenant_id, r.mode, NULL, NULL, r.created_at
      FROM given JOIN ratings r ON r.rating_id = given.uid
      UNION ALL
      SELECT 'connector', r.tenant_id, r.mode, r.status, NULL, r.created_at
      FROM given JOIN connectors r ON r.connector_id = given.uid
      UNION ALL
      SELECT 'connector_run', r.tenant_id, r.mode, r.status, NULL, r.created_at
      FROM given JOIN connector_runs r ON r.run_id = given.uid
      UNION ALL
      SELECT 'job_feed', r.tenant_id, r.mode, NULL, NULL, r.created_at
      FROM given JOIN job_feeds r ON r.feed_id = given.uid
      UNION ALL
      SELECT 'grant', r.tenant_id, r.mode, NULL, NULL, r.created_at
      FROM given JOIN oauth_grants r ON r.grant_id = given.uid
      UNION ALL
      SELECT 'review_session', r.tenant_id, r.mode, NULL, r.subject_type, r.created_at
      FROM given JOIN review_sessions r ON r.session_id = given.uid
      UNION ALL
      SELECT 'view_session', r.tenant_id, r.mode, NULL, r.view, r.created_at
      FROM given JOIN view_sessions r ON r.view_session_id = given.uid
      UNION ALL
      SELECT 'erasure', r.tenant_id, r.mode, CASE WHEN r.completed_at IS NULL THEN 'pending' ELSE 'completed' END, NULL,
             r.requested_at
      FROM given JOIN erasures r ON given.uid IN (r.erasure_id, r.candidate_id)
      UNION ALL
      SELECT 'webhook_delivery', d.tenant_id, d.mode, d.status, d.event_type, NULL
      FROM given CROSS JOIN webhook_subscriptions s
      JOIN webhook_deliveries d ON d.subscription_id = s.subscription_id AND d.delivery_id = given.uid
      UNION ALL
      SELECT 'event', e.tenant_id, e.mode, NULL, e.type, e.created_at FROM events e WHERE e.event_id = wanted
      UNION ALL
      SELECT 'request', r.tenant_id, r.mode, r.status::text, concat_ws(' ', r.method, r.route, r.code), r.at
      FROM request_log r WHERE r.request_id = wanted
    )
    SELECT f.kind, wanted, f.tenant_id, t.name, f.mode, f.status, f.about, f.at
    FROM found f LEFT JOIN tenants t ON t.tenant_id = f.tenant_id LIMIT 20
  $function$;
GRANT EXECUTE ON FUNCTION operator_find(wanted text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_mails()
 RETURNS TABLE(waiting bigint, late bigint, failed bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT count(*) FILTER (WHERE state = 'pending'),
           count(*) FILTER (WHERE state = 'pending' AND due_at < now() - interval '5 minutes'),
           count(*) FILTER (WHERE state = 'failed' AND ended_at > now() - interval '1 day')
    FROM mails
  $function$;
GRANT EXECUTE ON FUNCTION operator_mails() TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_tenant_settings(wanted uuid)
 RETURNS TABLE(name text, value json)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT s.name, s.value FROM tenant_settings s WHERE s.tenant_id = wanted
  $function$;
GRANT EXECUTE ON FUNCTION operator_tenant_settings(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_tenants()
 RETURNS TABLE(tenant_id uuid, type text, name text, status text, created_at timestamp with time zone, requests bigint, failed bigint, unfinished bigint, active_keys bigint, failing_webhooks bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT t.tenant_id, t.type, t.name, t.status, t.created_at, coalesce(calls.requests, 0), coalesce(calls.failed, 0),
           (SELECT count(*) FROM operations o
            WHERE o.tenant_id = t.tenant_id AND o.status IN ('queued', 'running')),
           (SELECT count(*) FROM api_keys k WHERE k.tenant_id = t.tenant_id AND k.status IN ('active', 'rotating')),
           (SELECT count(*) FROM webhook_subscriptions s
            WHERE s.tenant_id = t.tenant_id
              AND (s.failing_since IS NOT NULL AND s.status = 'enabled' OR s.disabled_reason IN ('failing', 'gone')))
    FROM tenants t
    LEFT JOIN LATERAL (
      SELECT count(*) AS requests, count(*) FILTER (WHERE r.status >= 500) AS failed
      FROM (VALUES ('live'), ('test')) AS m (mode)
      JOIN request_log r ON r.tenant_id = t.tenant_id AND r.mode = m.mode AND r.at > now() - interval '1 hour'
    ) AS calls ON true
    ORDER BY t.created_at DESC LIMIT 500
  $function$;
GRANT EXECUTE ON FUNCTION operator_tenants() TO tenure_app;

CREATE OR REPLACE FUNCTION public.operator_traffic(minutes integer)
 RETURNS TABLE(requests bigint, failed bigint, p95 double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT count(*), count(*) FILTER (WHERE r.status >= 500),
           percentile_cont(.95) WITHIN GROUP (ORDER BY r.milliseconds)
    FROM tenants t CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
    JOIN request_log r ON r.tenant_id = t.tenant_id AND r.mode = m.mode
      AND r.at > now() - make_interval(mins => minutes)
  $function$;
GRANT EXECUTE ON FUNCTION operator_traffic(minutes integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.own_tenant_links()
 RETURNS TABLE(link_id uuid, organization_id uuid, organization_name text, employer_id uuid, employer_name text, status text, requested_by text, revoked_by text, requested_at timestamp with time zone, accepted_at timestamp with time zone, revoked_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT l.link_id, l.organization_id, o.name, l.employer_id, e.name, l.status,
             l.requested_by, l.revoked_by, l.requested_at, l.accepted_at, l.revoked_at
      FROM tenant_links l
      JOIN tenants o ON o.tenant_id = l.organization_id
      JOIN tenants e ON e.tenant_id = l.employer_id
      WHERE nullif(current_setting('tenure.tenant_id', true), '')::uuid IN (l.organization_id, l.employer_id)
    $function$;
GRANT EXECUTE ON FUNCTION own_tenant_links() TO tenure_app;

CREATE OR REPLACE FUNCTION public.pack_ranking_shard(shard uuid, of_version integer, is_shared boolean, made_for text, ids uuid[], bytes bytea, changed uuid[], change_ids bigint[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      owner uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      of_mode text := current_setting('tenure.mode', true);
      packed_before uuid[];
      affected uuid[];
    BEGIN
      packed_before := ARRAY(
        SELECT u.candidate_id FROM unpacked_candidates u
        WHERE u.candidate_id = ANY (changed) AND u.tenant_id = owner AND u.mode = of_mode AND NOT u.is_new);
      IF cardinality(changed) <> (
        SELECT count(*) FROM (
          SELECT FROM unpacked_candidates u
          JOIN unnest(changed, change_ids) AS c (candidate_id, change_id) USING (candidate_id, change_id)
          WHERE u.tenant_id = owner AND u.mode = of_mode
          FOR UPDATE OF u SKIP LOCKED) AS locked
      ) THEN RETURN false; END IF;
      affected := ARRAY(
        SELECT s.shard_id FROM ranking_shards s
        WHERE s.tenant_id = owner AND s.mode = of_mode AND s.shard_id <> shard AND cardinality(packed_before) > 0
          AND EXISTS (SELECT FROM unnest(s.candidate_ids) AS member (id) JOIN unnest(packed_before) AS c (id) USING (id)));
      IF of_version > 0 THEN affected := affected || shard; END IF;
      IF cardinality(affected) <> (
        SELECT count(*) FROM (
          SELECT FROM ranking_shards s WHERE s.shard_id = ANY (affected) FOR UPDATE SKIP LOCKED) AS locked
      ) THEN RETURN false; END IF;
      IF of_version > 0 AND NOT EXISTS (
        SELECT FROM ranking_shards s
        WHERE s.shard_id = shard AND s.tenant_id = owner AND s.mode = of_mode AND s.version = of_version
          AND (s.packed IS NULL OR s.feature_version = made_for OR s.packed_at < now() - interval '10 minutes')
      ) THEN RETURN false; END IF;
      -- Members that left the shard since it was read are in another one.
      IF EXISTS (
        SELECT unnest(ids) EXCEPT (
          SELECT unnest(s.candidate_ids) FROM ranking_shards s WHERE s.shard_id = shard UNION ALL SELECT unnest(changed))
      ) THEN RETURN false; END IF;
      UPDATE ranking_shards s
      SET removed_ids = s.removed_ids || ARRAY(SELECT unnest(s.candidate_ids) INTERSECT SELECT unnest(packed_before)),
          candidate_ids = ARRAY(SELECT unnest(s.candidate_ids) EXCEPT SELECT unnest(packed_before))
      WHERE s.shard_id = ANY (affected) AND s.shard_id <> shard;
      DELETE FROM unpacked_candidates u WHERE u.candidate_id = ANY (changed);
      IF cardinality(ids) = 0 THEN
        DELETE FROM ranking_shards s WHERE s.shard_id = shard;
      ELSIF of_version = 0 THEN
        INSERT INTO ranking_shards (shard_id, tenant_id, mode, shared, feature_version, candidate_ids, packed)
        VALUES (shard, owner, of_mode, is_shared, made_for, ids, bytes);
      ELSE
        UPDATE ranking_shards s SET version = s.version + 1, feature_version = made_for, candidate_ids = ids,
          removed_ids = '{}', packed = bytes, packed_at = now()
        WHERE s.shard_id = shard;
      END IF;
      RETURN true;
    END $function$;
GRANT EXECUTE ON FUNCTION pack_ranking_shard(shard uuid, of_version integer, is_shared boolean, made_for text, ids uuid[], bytes bytea, changed uuid[], change_ids bigint[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.partition_bound(key_type text, day date)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET "TimeZone" TO 'UTC'
AS $function$
      SELECT CASE key_type
        WHEN 'time' THEN to_char(day, 'YYYY-MM-DD') || ' 00:00:00+00'
        ELSE regexp_replace(lpad(to_hex((extract(epoch FROM day::timestamptz) * 1000)::bigint), 12, '0'),
                            '(.{8})(.{4})', '\1-\2-0000-0000-000000000000') END
    $function$;

CREATE OR REPLACE FUNCTION public.partitioned_tables()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT p.table_name FROM partition_plans p ORDER BY 1
    $function$;
GRANT EXECUTE ON FUNCTION partitioned_tables() TO tenure_app;

CREATE OR REPLACE FUNCTION public.partitions_by_day(parent text)
 RETURNS TABLE(name text, last_day date)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
      SELECT c.relname::text, to_date(right(c.relname, 10), 'YYYY_MM_DD')
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = parent::regclass AND c.relname ~ '_\d{4}_\d\d_\d\d$'
    $function$;

CREATE OR REPLACE FUNCTION public.partitions_due_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
      SELECT min(d.due_at) FROM partition_plans p
      CROSS JOIN LATERAL (SELECT min(last_day) AS oldest, max(last_day) AS latest FROM partitions_by_day(p.table_name)) b
      CROSS JOIN LATERAL (VALUES ((b.latest - 2)::timestamptz), ((b.oldest + 1)::timestamptz + p.retention)) d (due_at)
      WHERE d.due_at <= now()
    $function$;

CREATE OR REPLACE FUNCTION public.people_to_mail(tenant uuid, maker uuid)
 RETURNS TABLE(user_id uuid, email text, tenant_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT u.user_id, u.email, t.name FROM users u JOIN tenants t USING (tenant_id)
      WHERE u.tenant_id = tenant AND u.status = 'active' AND t.status = 'active'
        AND (u.role IN ('employer_admin', 'org_admin') OR u.user_id = maker)
    $function$;

CREATE OR REPLACE FUNCTION public.poll_device_authorization(device bytea, client text)
 RETURNS TABLE(outcome text, tenant_id uuid, grant_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      found device_authorizations;
      too_fast boolean;
    BEGIN
      SELECT * INTO found FROM device_authorizations d
      WHERE d.device_code_hash = device AND d.client_id = client FOR UPDATE;
      IF found IS NULL OR found.status = 'used' THEN RETURN QUERY SELECT 'unknown', NULL::uuid, NULL::uuid; RETURN; END IF;
      IF found.status = 'denied' THEN RETURN QUERY SELECT 'denied', NULL::uuid, NULL::uuid; RETURN; END IF;
      IF found.expires_at <= now() THEN RETURN QUERY SELECT 'expired', NULL::uuid, NULL::uuid; RETURN; END IF;
      -- Networks delay requests by different times, so a second less than the interval is not too fast.
      too_fast := found.polled_at > now() - make_interval(secs => found.poll_seconds - 1);
      UPDATE device_authorizations d
      SET polled_at = now(), poll_seconds = d.poll_seconds + CASE WHEN too_fast THEN 5 ELSE 0 END
      WHERE d.device_code_hash = device;
      IF too_fast THEN RETURN QUERY SELECT 'slow_down', NULL::uuid, NULL::uuid; RETURN; END IF;
      RETURN QUERY SELECT found.status, found.tenant_id, found.grant_id;
    END $function$;
GRANT EXECUTE ON FUNCTION poll_device_authorization(device bytea, client text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.pool_ages()
 RETURNS TABLE(pool text, unfinished bigint, oldest_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT pool, count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)::double precision
      FROM operations WHERE status IN ('queued', 'running') GROUP BY pool
    $function$;
GRANT EXECUTE ON FUNCTION pool_ages() TO tenure_app;

CREATE OR REPLACE FUNCTION public.pool_demand(wanted_pool text, tenant_limit integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT coalesce(sum(least(work.units, tenant_limit)), 0)::bigint
      FROM (
        SELECT count(*) AS units FROM operations
        WHERE status IN ('queued', 'running') AND pool = wanted_pool
        GROUP BY tenant_id, mode
        UNION ALL
        SELECT count(*) FROM webhook_deliveries
        WHERE wanted_pool = 'deliver' AND status = 'pending' AND due_at <= now()
        GROUP BY tenant_id, mode
        UNION ALL
        SELECT count(*) FROM event_outbox WHERE wanted_pool = 'deliver'
        UNION ALL
        SELECT count(*) FROM mails WHERE wanted_pool = 'deliver' AND state = 'pending' AND due_at <= now()
      ) AS work
    $function$;
GRANT EXECUTE ON FUNCTION pool_demand(wanted_pool text, tenant_limit integer) TO tenure_scaler;

CREATE OR REPLACE FUNCTION public.pool_throughput(minutes integer)
 RETURNS TABLE(pool text, minute timestamp with time zone, succeeded bigint, failed bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT pool, date_trunc('minute', finished_at), count(*) FILTER (WHERE status = 'succeeded'),
             count(*) FILTER (WHERE status = 'failed')
      FROM operations WHERE finished_at > now() - make_interval(mins => minutes)
      GROUP BY 1, 2 ORDER BY 2, 1
    $function$;
GRANT EXECUTE ON FUNCTION pool_throughput(minutes integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.put_into_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      INSERT INTO event_outbox (event_id, logged_at) SELECT NEW.event_id, NEW.logged_at;
      RETURN NULL;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.record_api_key_use(ids uuid[], times timestamp with time zone[], addresses inet[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE oauth_grants g SET last_used_at = greatest(g.last_used_at, used.at)
      FROM unnest(ids, times) AS used (id, at) WHERE g.grant_id = used.id;
      UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.at), last_used_ip = used.address
      FROM unnest(ids, times, addresses) AS used (id, at, address)
      WHERE k.key_id = used.id
    $function$;
GRANT EXECUTE ON FUNCTION record_api_key_use(ids uuid[], times timestamp with time zone[], addresses inet[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.record_deleted_object()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      INSERT INTO deleted_objects (object_key, tenant_id, mode, document_created_at)
      VALUES (OLD.object_key, OLD.tenant_id, OLD.mode, OLD.created_at)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $function$;

CREATE OR REPLACE FUNCTION public.record_delivery_attempts(results json)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE webhook_deliveries d SET
        attempt_count = d.attempt_count + 1,
        series_attempts = d.series_attempts + 1,
        attempts = d.attempts || jsonb_build_object(
          'attempt', d.attempt_count + 1, 'at', r.at, 'statusCode', r."statusCode", 'durationMs', r."durationMs",
          'error', r.error, 'responseSnippet', r."responseSnippet", 'trigger', r.trigger),
        status = CASE WHEN r.outcome = 'retry' THEN d.status ELSE r.outcome END,
        due_at = CASE WHEN r.outcome = 'retry' AND d.status = 'pending'
                      THEN now() + r."dueInMs" * interval '1 millisecond' END,
        leased_until = NULL,
        trigger = 'scheduled'
      FROM json_to_recordset(results) AS r (
        "deliveryId" uuid, "subscriptionId" uuid, at text, "statusCode" integer, "durationMs" integer, error text,
        "responseSnippet" text, trigger text, outcome text, "dueInMs" bigint)
      WHERE d.subscription_id = r."subscriptionId" AND d.delivery_id = r."deliveryId"
    $function$;
GRANT EXECUTE ON FUNCTION record_delivery_attempts(results json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.record_requests(entries json)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO request_log
      SELECT * FROM json_populate_recordset(NULL::request_log, entries)
      ON CONFLICT DO NOTHING
    $function$;
GRANT EXECUTE ON FUNCTION record_requests(entries json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.record_requests(entries json, texts text[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, code, milliseconds, pages,
        operation_id, request_body, answer_body, at)
      SELECT request_id, tenant_id, mode, key_id, method, route, path, status, code, milliseconds, pages,
        operation_id, texts[request_text], texts[answer_text], at
      FROM json_to_recordset(entries) AS e (request_id text, tenant_id uuid, mode text, key_id uuid, method text,
        route text, path text, status smallint, code text, milliseconds real, pages integer, operation_id uuid,
        request_text integer, answer_text integer, at timestamptz(3))
      ON CONFLICT DO NOTHING
    $function$;
GRANT EXECUTE ON FUNCTION record_requests(entries json, texts text[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.record_requests_singly(entries json)
 RETURNS TABLE(code text, dropped bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      entry json;
      codes text[] := '{}';
    BEGIN
      FOR entry IN SELECT * FROM json_array_elements(entries) LOOP
        BEGIN
          INSERT INTO request_log SELECT * FROM json_populate_record(NULL::request_log, entry)
          ON CONFLICT DO NOTHING;
        EXCEPTION WHEN OTHERS THEN
          codes := codes || SQLSTATE::text;
        END;
      END LOOP;
      RETURN QUERY SELECT c, count(*) FROM unnest(codes) AS c GROUP BY c;
    END
    $function$;
GRANT EXECUTE ON FUNCTION record_requests_singly(entries json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.record_upkeep_run(unit_name text, succeeded boolean, code text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      INSERT INTO upkeep_units AS u (unit, last_run_at, last_success_at, last_failure_at, last_failure_code,
                                     consecutive_failures)
      VALUES (unit_name, now(), CASE WHEN succeeded THEN now() END, CASE WHEN NOT succeeded THEN now() END,
              CASE WHEN NOT succeeded THEN code END, CASE WHEN succeeded THEN 0 ELSE 1 END)
      ON CONFLICT (unit) DO UPDATE SET
        last_run_at = now(),
        last_success_at = coalesce(excluded.last_success_at, u.last_success_at),
        last_failure_at = coalesce(excluded.last_failure_at, u.last_failure_at),
        last_failure_code = coalesce(excluded.last_failure_code, u.last_failure_code),
        consecutive_failures = CASE WHEN succeeded THEN 0 ELSE u.consecutive_failures + 1 END
    $function$;
GRANT EXECUTE ON FUNCTION record_upkeep_run(unit_name text, succeeded boolean, code text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.recounted(summary json, entries json)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
      SELECT CASE WHEN json_typeof(summary) <> 'object' THEN summary ELSE (
        SELECT json_object_agg(key, CASE WHEN key IN ('created', 'updated', 'failed')
                 THEN (SELECT to_json(count(*)) FROM json_array_elements(entries) AS entry WHERE entry->>'action' = key)
                 ELSE value END)
        FROM json_each(summary)) END
    $function$;

CREATE OR REPLACE FUNCTION public.register_model_versions(versions json)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH added AS (
        INSERT INTO model_versions (model, version, previous_version, announced_at)
        SELECT v.key, v.value, earlier.version, CASE WHEN earlier.version IS NULL THEN now() END
        FROM json_each_text(versions) AS v
        LEFT JOIN LATERAL (
          SELECT m.version FROM model_versions m WHERE m.model = v.key ORDER BY m.first_used_at DESC, m.version DESC LIMIT 1
        ) AS earlier ON true
        WHERE NOT EXISTS (SELECT FROM model_versions m WHERE m.model = v.key AND m.version = v.value)
        ON CONFLICT DO NOTHING
        RETURNING model
      )
      SELECT count(*) FROM added
    $function$;
GRANT EXECUTE ON FUNCTION register_model_versions(versions json) TO tenure_app;

CREATE OR REPLACE FUNCTION public.release_deliveries(subscriptions uuid[], ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE webhook_deliveries d SET leased_until = NULL
      FROM unnest(subscriptions, ids) AS l (subscription_id, delivery_id)
      WHERE d.subscription_id = l.subscription_id AND d.delivery_id = l.delivery_id AND d.status = 'pending'
    $function$;
GRANT EXECUTE ON FUNCTION release_deliveries(subscriptions uuid[], ids uuid[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.replace_candidate_words(candidate uuid, seen timestamp with time zone, words text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      c candidates;
    BEGIN
      SELECT * INTO c FROM candidates WHERE candidate_id = candidate AND updated_at = seen FOR UPDATE;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM candidate_words WHERE candidate_id = candidate AND word <> ALL (words);
      INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
      SELECT c.tenant_id, c.mode, word, candidate FROM unnest(words) AS word
      ON CONFLICT DO NOTHING;
    END $function$;
GRANT EXECUTE ON FUNCTION replace_candidate_words(candidate uuid, seen timestamp with time zone, words text[]) TO tenure_app;

CREATE OR REPLACE FUNCTION public.replace_duplicate_keys(candidate uuid, seen timestamp with time zone, keys bigint[], new_version integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      UPDATE candidates SET duplicate_key_version = new_version
      WHERE candidate_id = candidate AND updated_at = seen AND duplicate_key_version < new_version;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM candidate_duplicate_keys WHERE candidate_id = candidate AND key <> ALL (keys);
      INSERT INTO candidate_duplicate_keys (tenant_id, mode, key, candidate_id)
      SELECT c.tenant_id, c.mode, k.key, c.candidate_id FROM candidates c CROSS JOIN unnest(keys) AS k (key)
      WHERE c.candidate_id = candidate
      ON CONFLICT DO NOTHING;
    END $function$;
GRANT EXECUTE ON FUNCTION replace_duplicate_keys(candidate uuid, seen timestamp with time zone, keys bigint[], new_version integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.replace_duplicate_keys(candidate uuid, seen timestamp with time zone, keys bigint[], new_version integer, new_latitude real, new_longitude real)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE candidates SET latitude = new_latitude, longitude = new_longitude
      WHERE candidate_id = candidate AND updated_at = seen AND duplicate_key_version < new_version;
      SELECT replace_duplicate_keys(candidate, seen, keys, new_version);
    $function$;
GRANT EXECUTE ON FUNCTION replace_duplicate_keys(candidate uuid, seen timestamp with time zone, keys bigint[], new_version integer, new_latitude real, new_longitude real) TO tenure_app;

CREATE OR REPLACE FUNCTION public.replace_job_words(job uuid, seen timestamp with time zone, words text[], new_version integer, new_latitude real, new_longitude real)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      j jobs;
    BEGIN
      UPDATE jobs SET word_version = new_version, latitude = new_latitude, longitude = new_longitude
      WHERE job_id = job AND updated_at = seen AND word_version < new_version RETURNING * INTO j;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM job_words w WHERE w.job_id = job AND w.word <> ALL (words) AND NOT starts_with(w.word, '#x:');
      INSERT INTO job_words (tenant_id, mode, word, job_id)
      SELECT j.tenant_id, j.mode, w, job FROM unnest(words) AS w
      ON CONFLICT DO NOTHING;
    END $function$;
GRANT EXECUTE ON FUNCTION replace_job_words(job uuid, seen timestamp with time zone, words text[], new_version integer, new_latitude real, new_longitude real) TO tenure_app;

CREATE OR REPLACE FUNCTION public.request_tenant_link(new_link uuid, other uuid, actor_type text, actor uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      me tenants;
      them tenants;
      link tenant_links;
    BEGIN
      SELECT * INTO me FROM tenants WHERE tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      SELECT * INTO them FROM tenants WHERE tenant_id = other AND status = 'active' AND type <> me.type;
      IF me.tenant_id IS NULL OR them.tenant_id IS NULL THEN
        RETURN NULL;
      END IF;
      INSERT INTO tenant_links (link_id, organization_id, employer_id, requested_by)
      VALUES (new_link,
              CASE me.type WHEN 'organization' THEN me.tenant_id ELSE them.tenant_id END,
              CASE me.type WHEN 'employer' THEN me.tenant_id ELSE them.tenant_id END,
              me.type)
      ON CONFLICT (organization_id, employer_id) WHERE status IN ('requested', 'active') DO NOTHING
      RETURNING * INTO link;
      IF link.link_id IS NOT NULL THEN
        PERFORM note_tenant_link(link, 'requested', me.type, actor_type, actor);
        RETURN link.link_id;
      END IF;
      SELECT * INTO link FROM tenant_links
      WHERE status IN ('requested', 'active')
        AND organization_id = CASE me.type WHEN 'organization' THEN me.tenant_id ELSE them.tenant_id END
        AND employer_id = CASE me.type WHEN 'employer' THEN me.tenant_id ELSE them.tenant_id END;
      IF link.status = 'requested' AND link.requested_by <> me.type THEN
        PERFORM accept_tenant_link(link.link_id, actor_type, actor);
      END IF;
      RETURN link.link_id;
    END
    $function$;
GRANT EXECUTE ON FUNCTION request_tenant_link(new_link uuid, other uuid, actor_type text, actor uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.return_rows_to_candidate(merged uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      m candidate_merges;
    BEGIN
      SELECT * INTO m FROM candidate_merges
      WHERE merged_candidate_id = merged AND mode = current_setting('tenure.mode', true)
        AND tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      IF NOT FOUND THEN RETURN; END IF;
      UPDATE matches SET candidate_id = merged, stale_since = coalesce(stale_since, now()),
        candidate_external_id = (SELECT external_id FROM candidates WHERE candidate_id = merged)
      WHERE candidate_id = m.candidate_id
        AND match_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'matches') AS id);

      UPDATE score_log SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND entry_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'score_log') AS id);
      UPDATE placements SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND placement_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'placements') AS id);
      UPDATE match_decisions SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND decision_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'match_decisions') AS id);
      UPDATE match_reconsiderations SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND reconsideration_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'match_reconsiderations') AS id);
      UPDATE ratings SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND rating_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'ratings') AS id);
      -- The candidate was placed by a placement that is given back.
      UPDATE candidates c SET status = 'active' WHERE c.candidate_id = m.candidate_id AND c.status = 'placed'
        AND EXISTS (SELECT FROM placements p WHERE p.candidate_id = merged AND p.mode = c.mode AND p.status = 'started')
        AND NOT EXISTS (SELECT FROM placements p
                        WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      -- It may have started or ended meanwhile.
      UPDATE candidates c SET status = CASE c.status WHEN 'placed' THEN 'active' ELSE 'placed' END
      WHERE c.candidate_id = merged AND c.status IN ('active', 'placed')
        AND EXISTS (SELECT FROM jsonb_array_elements_text(m.moved->'placements'))
        AND (c.status = 'placed') <> EXISTS (
          SELECT FROM placements p
          WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      DELETE FROM candidate_merges WHERE merged_candidate_id = merged;
    END $function$;
GRANT EXECUTE ON FUNCTION return_rows_to_candidate(merged uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.revoke_leaked_key(wanted bytea, found_at text)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH known AS (
        SELECT key_id FROM api_keys WHERE key_hash = wanted
      ), ended AS (
        UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'leaked'
        WHERE key_hash = wanted AND status <> 'revoked'
        RETURNING *
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'system', 'key.leaked', 'api_key', key_id FROM ended
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT gen_random_uuid(), e.tenant_id, 'key_leaked', 'key_leaked:' || e.key_id || ':' || p.user_id, p.email,
               jsonb_build_object('tenantName', p.tenant_name, 'keyName', e.name, 'last4', e.last4, 'mode', e.mode,
                 'foundAt', found_at)
        FROM ended e CROSS JOIN LATERAL people_to_mail(e.tenant_id, e.created_by) p
        WHERE e.purpose = 'program'
        ON CONFLICT DO NOTHING
      )
      SELECT CASE WHEN EXISTS (SELECT 1 FROM ended) THEN 'revoked' ELSE 'ended' END FROM known
    $function$;
GRANT EXECUTE ON FUNCTION revoke_leaked_key(wanted bytea, found_at text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.revoke_page_keys()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'session ended'
      WHERE tenant_id = NEW.tenant_id AND created_by = NEW.user_id AND purpose = 'playground' AND status <> 'revoked';
      RETURN NULL;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.revoke_tenant_link(wanted uuid, actor_type text, actor uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    DECLARE
      me uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      link tenant_links;
    BEGIN
      UPDATE tenant_links
      SET status = 'revoked', revoked_at = now(),
          revoked_by = CASE me WHEN employer_id THEN 'employer' ELSE 'organization' END
      WHERE link_id = wanted AND status IN ('requested', 'active') AND me IN (organization_id, employer_id)
      RETURNING * INTO link;
      IF link.link_id IS NULL THEN
        RETURN false;
      END IF;
      PERFORM note_tenant_link(link, 'revoked', link.revoked_by, actor_type, actor);
      RETURN true;
    END
    $function$;
GRANT EXECUTE ON FUNCTION revoke_tenant_link(wanted uuid, actor_type text, actor uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.score_log_pseudonym(tenant uuid, id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
    DECLARE
      secret bytea;
      pseudonym bytea;
      pad_inner bytea := decode(repeat('36', 64), 'hex');
      pad_outer bytea := decode(repeat('5c', 64), 'hex');
    BEGIN
      INSERT INTO score_log_pseudonym_keys (tenant_id, key)
      VALUES (tenant, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) ON CONFLICT DO NOTHING;
      SELECT k.key INTO secret FROM score_log_pseudonym_keys k WHERE k.tenant_id = tenant;
      FOR at IN 0..31 LOOP
        pad_inner := set_byte(pad_inner, at, get_byte(pad_inner, at) # get_byte(secret, at));
        pad_outer := set_byte(pad_outer, at, get_byte(pad_outer, at) # get_byte(secret, at));
      END LOOP;
      -- A UUID of version 8 (RFC 9562).
      pseudonym := substr(sha256(pad_outer || sha256(pad_inner || uuid_send(id))), 1, 16);
      pseudonym := set_byte(pseudonym, 6, (get_byte(pseudonym, 6) & 15) | 128);
      pseudonym := set_byte(pseudonym, 8, (get_byte(pseudonym, 8) & 63) | 128);
      RETURN encode(pseudonym, 'hex')::uuid;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.set_tenant_limit(wanted uuid, setting text, new_value json, operator uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  BEGIN
    IF NOT EXISTS (SELECT FROM tenants WHERE tenant_id = wanted) THEN RETURN false; END IF;
    INSERT INTO tenant_settings (tenant_id, name, value) VALUES (wanted, setting, new_value)
    ON CONFLICT (tenant_id, name) DO UPDATE SET value = excluded.value, updated_at = now();
    INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id, named)
    VALUES (uuid_v7(), wanted, 'user', operator, 'tenant.setting_changed', 'tenant', wanted, setting);
    RETURN true;
  END $function$;
GRANT EXECUTE ON FUNCTION set_tenant_limit(wanted uuid, setting text, new_value json, operator uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.set_tenant_status(wanted uuid, new_status text, operator uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  BEGIN
    UPDATE tenants SET status = new_status, updated_at = now() WHERE tenant_id = wanted AND status <> new_status;
    IF FOUND THEN
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (uuid_v7(), wanted, 'user', operator,
              CASE new_status WHEN 'active' THEN 'tenant.resumed' ELSE 'tenant.suspended' END, 'tenant', wanted);
    END IF;
    RETURN EXISTS (SELECT FROM tenants WHERE tenant_id = wanted);
  END $function$;
GRANT EXECUTE ON FUNCTION set_tenant_status(wanted uuid, new_status text, operator uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.settle_erasure(wanted uuid)
 RETURNS TABLE(state text, "table" text, code text, passes integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      RETURN QUERY UPDATE erasures e SET failed_passes = e.failed_passes + 1,
        next_pass_at = now() + least(3600, 10 * power(2, least(e.failed_passes, 9))) * interval '1 second'
      WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.failing_rows > 0
      RETURNING 'failing', e.failure_table, e.failure_code, e.failed_passes;
      IF FOUND THEN RETURN; END IF;
      UPDATE erasures e SET failed_passes = 0, failure_table = NULL, failure_code = NULL, last_failed_at = NULL
      WHERE e.erasure_id = wanted AND e.failed_passes > 0;
      IF finish_erasure(wanted) THEN
        RETURN QUERY SELECT 'done', NULL::text, NULL::text, 0;
        RETURN;
      END IF;
      UPDATE erasures e
      SET next_pass_at = greatest(now() + interval '5 seconds', e.requested_at + interval '10.1 seconds')
      WHERE e.erasure_id = wanted AND e.completed_at IS NULL;
      RETURN QUERY SELECT 'waiting', NULL::text, NULL::text, 0;
    END
    $function$;
GRANT EXECUTE ON FUNCTION settle_erasure(wanted uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.settle_placed_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    BEGIN
      PERFORM 1 FROM candidates
      WHERE candidate_id = NEW.candidate_id AND mode = NEW.mode
        AND tenant_id IN (NEW.tenant_id, NEW.other_tenant_id) FOR UPDATE;
      IF NOT FOUND THEN
        RETURN NULL;
      END IF;
      IF NEW.status = 'started' THEN
        UPDATE candidates
        SET status = 'placed', updated_at = greatest(now()::timestamptz(3), updated_at + interval '1 ms')
        WHERE candidate_id = NEW.candidate_id AND status = 'active';
      ELSIF TG_OP = 'UPDATE' AND OLD.status = 'started' THEN
        UPDATE candidates
        SET status = 'active', updated_at = greatest(now()::timestamptz(3), updated_at + interval '1 ms')
        WHERE candidate_id = NEW.candidate_id AND status = 'placed'
          AND NOT EXISTS (
            SELECT 1 FROM placements p
            WHERE p.candidate_id = NEW.candidate_id AND p.mode = NEW.mode AND p.status = 'started'
          );
      END IF;
      RETURN NULL;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.start_device_authorization(device bytea, person bytea, client text, wanted text[], targets text[], lifetime_seconds integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      DELETE FROM device_authorizations WHERE expires_at < now() - interval '1 hour';
      WITH made AS (
        INSERT INTO device_authorizations (device_code_hash, user_code_hash, client_id, scopes, resources, expires_at)
        SELECT device, person, client, wanted, targets, now() + make_interval(secs => lifetime_seconds)
        WHERE (SELECT count(*) FROM device_authorizations WHERE status = 'pending') < 10000
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM made)
    $function$;
GRANT EXECUTE ON FUNCTION start_device_authorization(device bytea, person bytea, client text, wanted text[], targets text[], lifetime_seconds integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.sweep_rows(unit_name text, due text, change text, how_many integer)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public'
 SET lock_timeout TO '2s'
AS $function$
    DECLARE
      keys text[];
      one text;
      total bigint;
    BEGIN
      -- Processes take turns: two that delete the same rows would only wait for each other.
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure upkeep ' || unit_name)) THEN RETURN 0; END IF;
      DELETE FROM upkeep_faults WHERE unit = unit_name AND retry_at < now() - interval '2 hours';
      EXECUTE 'SELECT array_agg(key) FROM (SELECT key FROM (' || due || ') AS due (key) '
        || 'WHERE NOT EXISTS (SELECT FROM upkeep_faults f WHERE f.unit = $1 AND f.item = key AND f.retry_at > now()) '
        || 'LIMIT $2) AS batch' INTO keys USING unit_name, how_many;
      IF keys IS NULL THEN RETURN 0; END IF;
      BEGIN
        EXECUTE change USING keys;
        GET DIAGNOSTICS total = ROW_COUNT;
        DELETE FROM upkeep_faults WHERE unit = unit_name AND item = ANY (keys);
        RETURN total;
      EXCEPTION WHEN OTHERS THEN
        total := 0;
      END;
      FOREACH one IN ARRAY keys LOOP
        BEGIN
          EXECUTE change USING ARRAY[one];
          DELETE FROM upkeep_faults WHERE unit = unit_name AND item = one;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_upkeep_fault(unit_name, one, SQLSTATE);
        END;
      END LOOP;
      -- As many as were tried, so that a full batch is followed by another.
      RETURN cardinality(keys);
    END
    $function$;

CREATE OR REPLACE FUNCTION public.take_mail(wanted uuid, attempt integer)
 RETURNS TABLE(mail_id uuid, kind text, recipient text, facts jsonb, sealed_link bytea, created_at timestamp with time zone)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      UPDATE mails m SET attempts = m.attempts + 1
      WHERE m.mail_id = wanted AND m.state = 'pending' AND m.attempts = attempt
      RETURNING m.mail_id, m.kind, m.recipient, m.facts, m.sealed_link, m.created_at
    $function$;
GRANT EXECUTE ON FUNCTION take_mail(wanted uuid, attempt integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.tenants_who_knew(erasure erasures)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
      SELECT (erasure).tenant_id
      UNION
      SELECT CASE (erasure).tenant_id WHEN organization_id THEN employer_id ELSE organization_id END
      FROM tenant_links WHERE (erasure).tenant_id IN (organization_id, employer_id)
    $function$;

CREATE OR REPLACE FUNCTION public.tenants_with_search_changes(how_many integer)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH RECURSIVE due AS (
        (SELECT c.tenant_id, c.mode, c.version FROM saved_search_changes c
         ORDER BY c.tenant_id, c.mode, c.version LIMIT 1)
        UNION ALL
        SELECT n.* FROM due CROSS JOIN LATERAL (
          SELECT c.tenant_id, c.mode, c.version FROM saved_search_changes c
          WHERE (c.tenant_id, c.mode) > (due.tenant_id, due.mode)
          ORDER BY c.tenant_id, c.mode, c.version LIMIT 1) AS n
      )
      SELECT d.tenant_id, d.mode FROM due d
      WHERE NOT EXISTS (SELECT FROM tenant_settings s WHERE s.tenant_id = d.tenant_id
                          AND s.name = 'scoring.paused.' || d.mode AND s.value::text = 'true')
        OR NOT EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = d.tenant_id AND s.mode = d.mode
                         AND s.notify AND s.notify_above IS NOT NULL)
      ORDER BY d.version LIMIT how_many
    $function$;
GRANT EXECUTE ON FUNCTION tenants_with_search_changes(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.tenants_with_stale_matches(how_many integer)
 RETURNS TABLE(tenant_id uuid, mode text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
    SELECT m.tenant_id, m.mode FROM matches m WHERE m.stale_since IS NOT NULL
      AND NOT EXISTS (SELECT FROM tenant_settings s WHERE s.tenant_id = m.tenant_id
                        AND s.name = 'scoring.paused.' || m.mode AND s.value::text = 'true')
    GROUP BY m.tenant_id, m.mode ORDER BY min(m.stale_since) LIMIT how_many
  $function$;
GRANT EXECUTE ON FUNCTION tenants_with_stale_matches(how_many integer) TO tenure_app;

CREATE OR REPLACE FUNCTION public.text_or_null(bytes bytea)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
    BEGIN
      RETURN convert_from(bytes, 'UTF8');
    EXCEPTION WHEN data_exception THEN
      RETURN NULL;
    END
    $function$;

CREATE OR REPLACE FUNCTION public.upkeep_faults_of(unit_name text)
 RETURNS TABLE(item text, deferred boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      SELECT f.item, f.retry_at > now() FROM upkeep_faults f WHERE f.unit = unit_name
    $function$;
GRANT EXECUTE ON FUNCTION upkeep_faults_of(unit_name text) TO tenure_app;

CREATE OR REPLACE FUNCTION public.upkeep_state()
 RETURNS TABLE(unit text, last_run_at timestamp with time zone, last_success_at timestamp with time zone, last_failure_at timestamp with time zone, last_failure_code text, consecutive_failures integer, oldest_due_at timestamp with time zone, failing_items bigint, failing_code text, failing_at timestamp with time zone, item_failures integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH failing AS (
        SELECT f.unit, f.code, f.failures, f.last_failed_at FROM upkeep_faults f
        WHERE f.retry_at > now() - interval '2 hours'
        UNION ALL
        SELECT 'erasures', e.failure_code, e.failed_passes, e.last_failed_at FROM erasures e
        WHERE e.completed_at IS NULL AND e.failed_passes > 0
      ), items AS (
        SELECT f.unit, count(*) AS failing_items,
               (array_agg(f.code ORDER BY f.last_failed_at DESC))[1] AS failing_code,
               max(f.last_failed_at) AS failing_at, max(f.failures) AS item_failures
        FROM failing f GROUP BY f.unit
      ), backlog (unit, oldest_due_at) AS (
        VALUES ('requeue', oldest_due_item($due$SELECT min(next_enqueue_at) FROM operations
            WHERE status IN ('queued', 'running') AND next_enqueue_at <= now()$due$)),
               ('documents', oldest_due_item($due$SELECT min(coalesce(o.finished_at, d.created_at + interval '23 hours'))
              FROM documents d JOIN operations o USING (operation_id)
              WHERE o.status IN ('succeeded', 'failed', 'cancelled') OR d.created_at < now() - interval '23 hours'$due$)),
               ('erasures', oldest_due_item($due$SELECT min(requested_at) FROM erasures WHERE completed_at IS NULL$due$)),
               ('stale_matches', oldest_due_item($due$SELECT min(stale_since) FROM matches WHERE stale_since IS NOT NULL$due$)),
               ('mails', oldest_due_item($due$SELECT min(due_at) FROM mails WHERE state = 'pending' AND due_at <= now()$due$)),
               ('webhook_mails', oldest_due_item($due$SELECT min(created_at) FROM webhook_notices WHERE sent_at IS NULL$due$)),
               ('old_mails', oldest_due_item($due$SELECT min(ended_at) + interval '7 days' FROM mails
              WHERE state = 'kept' AND ended_at < now() - interval '7 days'$due$)),
               ('operation_items', oldest_due_item($due$SELECT min(o.finished_at) FROM operation_items i JOIN operations o USING (operation_id)
                    WHERE o.status IN ('succeeded', 'cancelled')$due$)),
               ('operations', oldest_due_item($due$SELECT min(expires_at) FROM operations WHERE expires_at < now() AND status IN ('succeeded', 'failed', 'cancelled')
                 AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')$due$)),
               ('idempotency_keys', oldest_due_item($due$SELECT min(expires_at) FROM idempotency_keys WHERE expires_at < now()$due$)),
               ('expired_jobs', oldest_due_item($due$SELECT min(expires_at) FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= now()$due$)),
               ('access_requests', oldest_due_item($due$SELECT min(created_at) + interval '90 days' FROM access_requests
                    WHERE created_at < now() - interval '90 days'$due$)),
               ('request_log', oldest_due_item($due$SELECT min(at) + interval '30 days' FROM request_log_past WHERE at < now() - interval '30 days'$due$)),
               ('events', oldest_due_item($due$SELECT min(created_at) + interval '30 days' FROM (SELECT event_id, created_at FROM events WHERE created_at < now() - interval '30 days' AND logged_at >= now() - interval '30 days'
           UNION ALL
           SELECT event_id, created_at FROM events_past WHERE created_at < now() - interval '30 days' AND logged_at < now() - interval '30 days') AS v$due$))
        UNION ALL SELECT 'partitions', oldest_due_item('SELECT partitions_due_at()')
      ), names AS (
        SELECT unit FROM upkeep_units UNION SELECT unit FROM items UNION SELECT unit FROM backlog
      )
      SELECT n.unit, u.last_run_at, u.last_success_at, u.last_failure_at, u.last_failure_code,
             coalesce(u.consecutive_failures, 0), b.oldest_due_at,
             coalesce(i.failing_items, 0), i.failing_code, i.failing_at, coalesce(i.item_failures, 0)
      FROM names n LEFT JOIN upkeep_units u USING (unit) LEFT JOIN items i USING (unit) LEFT JOIN backlog b USING (unit)
      ORDER BY n.unit
    $function$;
GRANT EXECUTE ON FUNCTION upkeep_state() TO tenure_app;

CREATE OR REPLACE FUNCTION public.use_device_authorization(device bytea)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH used AS (
        UPDATE device_authorizations SET status = 'used'
        WHERE device_code_hash = device AND status = 'approved' AND expires_at > now() RETURNING grant_id
      ), activated AS (
        UPDATE oauth_grants g SET activated_at = now() FROM used
        WHERE g.grant_id = used.grant_id AND g.revoked_at IS NULL RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM activated)
    $function$;
GRANT EXECUTE ON FUNCTION use_device_authorization(device bytea) TO tenure_app;

CREATE OR REPLACE FUNCTION public.use_password_reset(digest bytea, password text, new_mail uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
      WITH taken AS (
        UPDATE password_resets SET used_at = now()
        WHERE token_digest = digest AND used_at IS NULL AND expires_at > now() RETURNING user_id
      ), changed AS (
        UPDATE users u SET password_hash = password, session_version = session_version + 1, updated_at = now()
        FROM taken WHERE u.user_id = taken.user_id AND u.status = 'active'
        RETURNING u.user_id, u.tenant_id, u.email
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient)
        SELECT new_mail, tenant_id, 'password_changed', 'password_changed:' || new_mail, email FROM changed
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'user', user_id, 'user.password_set', 'user', user_id FROM changed
        RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM noted)
    $function$;
GRANT EXECUTE ON FUNCTION use_password_reset(digest bytea, password text, new_mail uuid) TO tenure_app;

CREATE OR REPLACE FUNCTION public.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
AS $function$
      SELECT encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
                  PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
                  FROM 1 FOR 6),
          52, 1), 53, 1), 'hex')::uuid
    $function$;

CREATE OR REPLACE FUNCTION public.without_candidate(answer json, erasure erasures)
 RETURNS json
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'public'
AS $function$
    DECLARE
      kept json;
    BEGIN
      IF json_typeof(answer->'results') IS DISTINCT FROM 'array' THEN RETURN NULL; END IF;
      SELECT json_agg(CASE WHEN entry_is_about(entry, erasure) THEN erased_entry(entry) ELSE entry END ORDER BY place)
      INTO kept FROM json_array_elements(answer->'results') WITH ORDINALITY AS r (entry, place);
      RETURN (SELECT json_object_agg(key, CASE key WHEN 'results' THEN kept
                                                   WHEN 'summary' THEN recounted(value, kept)
                                                   ELSE value END)
              FROM json_each(answer));
    EXCEPTION WHEN data_exception THEN
      RETURN NULL;
    END
    $function$;
