import type { CustomFields } from '../../domain/candidates/candidate';
import {
  customFieldFaults,
  type CustomFieldRecord,
  type DeclaredField,
} from '../../domain/custom-fields/custom-field';
import { conditionTerm, type CustomFieldCondition } from '../../domain/custom-fields/custom-field-terms';
import type { TenantScope } from '../../domain/common';
import type { SearchTerm } from '../../domain/search/search-term';
import { AppError } from '../../platform/app-error';
import type { TenantData } from '../tenant-data';

/** The fields that a tenant has declared for a record kind. */
export async function declaredFields(
  data: TenantData,
  scope: TenantScope,
  record: CustomFieldRecord,
): Promise<DeclaredField[]> {
  const rows = await data.of(scope).repositories.customFields.list(record);
  return rows.map(({ key, type, allowed_values: values }) => ({ key, type, values }));
}

/**
 * Throws `validation_failed` for custom fields that are not declared or have another type. `at` is the JSON Pointer to the
 * record. A tenant that has declared no key for candidates may send any, as before keys could be declared.
 */
export function checkCustomFields(
  record: CustomFieldRecord,
  declared: readonly DeclaredField[],
  values: CustomFields | null | undefined,
  at: string,
): void {
  if (!values || (record === 'candidate' && declared.length === 0)) return;
  const faults = customFieldFaults(record, declared, values);
  if (faults.length === 0) return;
  throw new AppError('validation_failed', 'The request has invalid fields.', {
    errors: faults.map(({ key, code, message }) => ({
      pointer: `${at}/customFields${key === null ? '' : `/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`}`,
      code,
      message,
    })),
  });
}

/** The terms of the conditions of a list. Throws `validation_failed` for one that does not fit the declared fields. */
export async function conditionTerms(
  data: TenantData,
  scope: TenantScope,
  record: CustomFieldRecord,
  conditions: readonly CustomFieldCondition[],
): Promise<SearchTerm[]> {
  if (conditions.length === 0) return [];
  const declared = await declaredFields(data, scope, record);
  return conditions.map((condition) => {
    const term = conditionTerm(condition, declared);
    if (!('code' in term)) return term;
    throw new AppError('validation_failed', 'A query parameter is invalid.', {
      errors: [{ pointer: '?customFields', code: term.code, message: term.message }],
    });
  });
}
