import type { Knex } from 'knex';
import type { CustomFieldRecord, CustomFieldType } from '../../domain/custom-fields/custom-field';
import type { TenantScope } from '../../domain/common';
import { namedBindings, type Executor } from '../kernel/statement';

export interface CustomFieldRow {
  custom_field_id: string;
  record: CustomFieldRecord;
  key: string;
  type: CustomFieldType;
  label: string | null;
  allowed_values: string[];
  created_at: Date;
}

export interface NewCustomField {
  customFieldId: string;
  record: CustomFieldRecord;
  key: string;
  type: CustomFieldType;
  label: string | null;
  values: readonly string[];
}

const COLUMNS = 'custom_field_id, record, key, type, label, allowed_values, created_at';

/** The custom fields that a tenant has declared in a mode. */
export class CustomFieldsRepository {
  constructor(
    private readonly executor: Executor,
    private readonly knex: Knex,
    private readonly scope: TenantScope,
  ) {}

  /**
   * Declares a field, or changes label and values of the one with the key. Returns the stored row, whose type is unchanged,
   * or undefined if the tenant has `limit` fields of this kind. Call within a transaction.
   */
  async save(
    field: NewCustomField,
    limit: number,
  ): Promise<(CustomFieldRow & { created: boolean }) | undefined> {
    // Two requests at the same time must not both take the last place.
    await this.executor.rows(
      this.knex.raw(
        `SELECT pg_advisory_xact_lock(hashtextextended('custom_fields:' || ?::text || ?::text, 0))`,
        [this.scope.tenantId, this.scope.mode],
      ),
    );
    const [row] = await this.executor.rows<CustomFieldRow & { created: boolean }>(
      this.knex.raw(
        `INSERT INTO custom_fields AS f (custom_field_id, tenant_id, mode, record, key, type, label, allowed_values)
         SELECT :customFieldId, :tenantId, :mode, :record, :key, :type, :label, :values::text[]
         WHERE EXISTS (SELECT FROM custom_fields WHERE tenant_id = :tenantId AND mode = :mode AND record = :record
                         AND key = :key)
           OR (SELECT count(*) FROM custom_fields WHERE tenant_id = :tenantId AND mode = :mode AND record = :record)
              < :limit
         ON CONFLICT (tenant_id, mode, record, key) DO UPDATE SET
           label = CASE WHEN f.type = excluded.type THEN excluded.label ELSE f.label END,
           allowed_values = CASE WHEN f.type = excluded.type THEN excluded.allowed_values ELSE f.allowed_values END
         RETURNING ${COLUMNS}, (xmax = 0) AS created`,
        namedBindings({ ...field, ...this.scope, values: [...field.values], limit }),
      ),
    );
    return row;
  }

  /** In the order in which they were declared. */
  list(record: CustomFieldRecord | null): Promise<CustomFieldRow[]> {
    const query = this.knex('custom_fields')
      .select(this.knex.raw(COLUMNS))
      .where({ tenant_id: this.scope.tenantId, mode: this.scope.mode })
      .orderBy(['created_at', 'custom_field_id']);
    if (record) void query.where('record', record);
    return this.executor.rows<CustomFieldRow>(query);
  }

  async find(customFieldId: string): Promise<CustomFieldRow | undefined> {
    const [row] = await this.executor.rows<CustomFieldRow>(
      this.knex.raw(`SELECT ${COLUMNS} FROM custom_fields WHERE custom_field_id = ?`, [customFieldId]),
    );
    return row;
  }

  async remove(customFieldId: string): Promise<void> {
    await this.executor.rows(
      this.knex.raw('DELETE FROM custom_fields WHERE custom_field_id = ?', [customFieldId]),
    );
  }
}
