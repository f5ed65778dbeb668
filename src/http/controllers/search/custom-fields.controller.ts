import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Path,
  Post,
  Query,
  Request,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { isSensitiveName } from '../../../domain/candidates/sensitive-names';
import type { UUID } from '../../../domain/common';
import { MAX_CUSTOM_FIELD_BYTES } from '../../../domain/custom-fields/custom-field';
import { requireAccess } from '../../admission/authorization';
import type { HttpDeps } from '../../http-deps';
import type {
  CustomField,
  CustomFieldList,
  CustomFieldRecordKind,
  CustomFieldRequest,
} from '../../models/search/custom-field';
import { callerOf } from '../../request-context';
import { routeRule } from '../../route-rules';
import { invalidFields } from '../../validation/check-value';

@Route('api/v1/custom-fields')
@Tags('Custom fields')
export class CustomFieldsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Declares a key that candidates or jobs may have in `customFields`. For a declared key, changes its label and, of an
   * `enum`, its values; the type cannot change. The key needs the scope `candidates` or `jobs`, depending on `record`.
   * @summary Declare a custom field
   */
  @Post()
  @SuccessResponse(200)
  @Extension('x-problems', [
    'insufficient_scope',
    'employer_key_required',
    'custom_field_limit_reached',
    'custom_field_type_conflict',
  ])
  async declareCustomField(
    @Request() request: ExpressRequest,
    @Body() body: CustomFieldRequest,
  ): Promise<CustomField> {
    requireScopeOf(request, body.record);
    const values = body.values ?? [];
    if (body.type === 'enum' && values.length === 0) {
      throw invalidFields([{ pointer: '/values', code: 'required', message: 'An enum needs its values.' }]);
    }
    if (body.type !== 'enum' && values.length > 0) {
      throw invalidFields([{ pointer: '/values', code: 'conflict', message: 'Only an enum has values.' }]);
    }
    if (isSensitiveName(body.key)) {
      const message = 'Sensitive data must not be stored under this key.';
      throw invalidFields([{ pointer: '/key', code: 'format', message }]);
    }
    const input = { ...body, label: body.label ?? null, values: [...new Set(values)] };
    const { field } = await this.services.customFields.declare(callerOf(request), input);
    return field;
  }

  /**
   * Returns your custom fields in the order in which they were declared, and their limits.
   * @summary List custom fields
   * @param record Only the fields of these records.
   */
  @Get()
  async listCustomFields(
    @Request() request: ExpressRequest,
    @Query() record?: CustomFieldRecordKind,
  ): Promise<CustomFieldList> {
    const { fields, maxKeys } = await this.services.customFields.list(callerOf(request), record ?? null);
    return { customFields: fields, limits: { maxKeys, maxBytes: MAX_CUSTOM_FIELD_BYTES } };
  }

  /**
   * Deletes a custom field. Records are no longer accepted with its key; values that they have stay until a push replaces
   * `customFields`. The key needs the scope `candidates` or `jobs`, depending on the record kind.
   * @summary Delete a custom field
   */
  @Delete('{customFieldId}')
  @SuccessResponse(204)
  @Extension('x-problems', ['insufficient_scope'])
  async deleteCustomField(@Request() request: ExpressRequest, @Path() customFieldId: UUID): Promise<void> {
    const caller = callerOf(request);
    const { record } = await this.services.customFields.get(caller, customFieldId);
    requireScopeOf(request, record);
    await this.services.customFields.remove(caller, customFieldId);
    this.setStatus(204);
  }
}

/** Jobs belong to employers. */
function requireScopeOf(request: ExpressRequest, record: CustomFieldRecordKind): void {
  const rule = routeRule('POST', '/api/v1/custom-fields');
  const isJob = record === 'job';
  requireAccess(request, callerOf(request), isJob ? { ...rule, tenantType: 'employer' } : rule, [
    isJob ? 'jobs' : 'candidates',
  ]);
}
