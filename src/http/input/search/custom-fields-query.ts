import { parseConditions, type CustomFieldCondition } from '../../../domain/custom-fields/custom-field-terms';
import { invalidFields } from '../../validation/check-value';

/** Reads `customFields` ("region=north;grade>=3"). Throws `validation_failed` for a text in another form. */
export function customFieldsQuery(text: string | undefined): CustomFieldCondition[] {
  if (text === undefined) return [];
  const conditions = parseConditions(text);
  if (conditions) return conditions;
  const message = 'Conditions with =, >= or <=, separated by semicolons, such as "region=north;grade>=3".';
  throw invalidFields([{ pointer: '?customFields', code: 'format', message }]);
}
