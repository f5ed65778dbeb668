import type { Knex } from 'knex';
import type { TenantScope } from '../../domain/common';
import type { Executor } from '../kernel/statement';
import { startOfPeriod } from './start-of-period';

/** Form in which a document arrived. A scan is an image, or a PDF with a page that was read with OCR. */
export type DocumentForm = 'text' | 'pdf' | 'scan' | 'docx' | 'other' | 'unreadable';

/** Parsed documents of one kind in one period. */
export interface DocumentUsageRow {
  /** Start of the hour or day (UTC). */
  name: string;
  document_type: 'resume' | 'job_description';
  form: DocumentForm;
  documents: number;
  failed: number;
  pages: number;
}

// Events of earlier versions have no media type. The method tells PDF files from texts and Word documents.
const FORM = `CASE
  WHEN e.data->>'status' = 'failed' THEN 'unreadable'
  WHEN e.data->>'method' IN ('vision', 'mixed') THEN 'scan'
  WHEN e.data->>'mediaType' = 'application/pdf' OR e.data->>'mediaType' IS NULL AND e.data->>'method' = 'text_layer' THEN 'pdf'
  WHEN e.data->>'mediaType' LIKE '%wordprocessingml%' THEN 'docx'
  WHEN e.data->>'mediaType' = 'text/plain' OR e.data->>'mediaType' IS NULL AND e.data->>'method' = 'plain_text' THEN 'text'
  ELSE 'other' END`;

/**
 * Counts of parsed documents from the events `parse.completed`, which are written with each result, also of batches and
 * pushes, and are deleted after 30 days like the request log.
 */
export class DocumentUsageRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /** Documents by hour or day and kind, oldest first, without empty periods. */
  list(since: Date, unit: 'hour' | 'day'): Promise<DocumentUsageRow[]> {
    return this.executor.rows<DocumentUsageRow>(
      this.knex('events as e')
        .select(
          this.knex
            .raw(`${startOfPeriod('e.created_at', unit)} AS name, e.data->>'documentType' AS document_type,
            ${FORM} AS form, count(*)::integer AS documents,
            (count(*) FILTER (WHERE e.data->>'status' = 'failed'))::integer AS failed,
            coalesce(sum((e.data->>'pageCount')::integer), 0)::integer AS pages`),
        )
        .where({ 'e.tenant_id': this.scope.tenantId, 'e.mode': this.scope.mode, 'e.type': 'parse.completed' })
        .whereNull('e.test_of')
        .where('e.created_at', '>=', since)
        .groupByRaw('1, 2, 3')
        .orderByRaw('1, 2, 3'),
    );
  }
}
