import type { CustomFieldRow } from '../../db/search/custom-fields.repository';
import type { Timestamp, UUID } from '../../domain/common';
import type { CustomFieldRecord, CustomFieldType } from '../../domain/custom-fields/custom-field';
import { AppError, notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { auditActor, type Caller } from '../access/caller';
import { settingOf } from '../access/tenant-settings';
import type { TenantData } from '../tenant-data';

interface CustomFieldInput {
  record: CustomFieldRecord;
  key: string;
  type: CustomFieldType;
  label: string | null;
  values: readonly string[];
}

interface CustomFieldDeclaration {
  customFieldId: UUID;
  record: CustomFieldRecord;
  key: string;
  type: CustomFieldType;
  label: string | null;
  values: string[];
  createdAt: Timestamp;
}

/** Declares the custom fields of a tenant. */
export class CustomFieldsService {
  constructor(private readonly data: TenantData) {}

  /**
   * Declares a field, or changes label and values of a declared one. Throws `custom_field_limit_reached`, and
   * `custom_field_type_conflict` if the key is declared with another type.
   */
  async declare(
    caller: Caller,
    input: CustomFieldInput,
  ): Promise<{ field: CustomFieldDeclaration; created: boolean }> {
    const limit = await this.limit(caller);
    const row = await this.data.of(caller).transaction(async ({ customFields, auditLog }) => {
      const saved = await customFields.save({ customFieldId: newId(), ...input }, limit);
      if (saved?.type === input.type)
        await auditLog.add(auditEntry(caller, 'custom_field.declared', saved.custom_field_id));
      return saved;
    });
    if (!row) {
      const message = `A tenant may declare at most ${limit} custom fields of a record kind in each mode.`;
      throw new AppError('custom_field_limit_reached', message, { extensions: { maxKeys: limit } });
    }
    if (row.type !== input.type) {
      const message = `The key is declared with the type "${row.type}", which cannot change.`;
      throw new AppError('custom_field_type_conflict', message);
    }
    return { field: declarationOf(row), created: row.created };
  }

  /** All fields, or those of a record kind, and how many a tenant may declare of each. */
  async list(
    caller: Caller,
    record: CustomFieldRecord | null,
  ): Promise<{ fields: CustomFieldDeclaration[]; maxKeys: number }> {
    const rows = await this.data.of(caller).repositories.customFields.list(record);
    return { fields: rows.map(declarationOf), maxKeys: await this.limit(caller) };
  }

  async get(caller: Caller, customFieldId: UUID): Promise<CustomFieldDeclaration> {
    const row = await this.data.of(caller).repositories.customFields.find(customFieldId);
    if (!row) throw notFound('custom_field');
    return declarationOf(row);
  }

  /** Values of records stay until a push replaces them. */
  async remove(caller: Caller, customFieldId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ customFields, auditLog }) => {
      await customFields.remove(customFieldId);
      await auditLog.add(auditEntry(caller, 'custom_field.deleted', customFieldId));
    });
  }

  private async limit(caller: Caller): Promise<number> {
    const { tenantSettings } = this.data.of(caller).repositories;
    return settingOf(await tenantSettings.list(caller.tenantId), 'customFields.maxKeys');
  }
}

function declarationOf(row: CustomFieldRow): CustomFieldDeclaration {
  return {
    customFieldId: row.custom_field_id,
    record: row.record,
    key: row.key,
    type: row.type,
    label: row.label,
    values: row.allowed_values,
    createdAt: row.created_at.toISOString(),
  };
}

function auditEntry(caller: Caller, action: string, customFieldId: UUID) {
  return {
    ...{ audit_id: newId(), tenant_id: caller.tenantId, ...auditActor(caller) },
    ...{ action, subject_type: 'custom_field' as const, subject_id: customFieldId },
  };
}
