import type { Timestamp, UUID } from '../../../domain/common';

/** The kind of records that may have the field. */
export type CustomFieldRecordKind = 'candidate' | 'job';

/** `date` is `YYYY-MM-DD`; `enum` is one of `values`. */
export type CustomFieldValueType = 'string' | 'number' | 'boolean' | 'date' | 'enum';

/** A custom field to declare. */
export interface CustomFieldRequest {
  record: CustomFieldRecordKind;
  /**
   * The key in `customFields` of records.
   * @pattern ^[A-Za-z][A-Za-z0-9_-]{0,63}$
   */
  key: string;
  type: CustomFieldValueType;
  /**
   * Text for people.
   * @minLength 1
   * @maxLength 200
   */
  label?: string | null;
  /**
   * Required for `enum`, and only accepted for it.
   * @minItems 1
   * @maxItems 200
   */
  values?: CustomFieldChoice[] | null;
}

/**
 * @minLength 1
 * @maxLength 80
 */
export type CustomFieldChoice = string;

/** A declared custom field. */
export interface CustomField {
  customFieldId: UUID;
  record: CustomFieldRecordKind;
  key: string;
  type: CustomFieldValueType;
  label: string | null;
  /** Empty unless the type is `enum`. */
  values: string[];
  createdAt: Timestamp;
}

/** Limits of custom fields of your tenant. */
export interface CustomFieldLimits {
  /**
   * Declared keys of each record kind and mode.
   * @isInt
   */
  maxKeys: number;
  /**
   * Bytes of `customFields` of a record as JSON.
   * @isInt
   */
  maxBytes: number;
}

export interface CustomFieldList {
  customFields: CustomField[];
  limits: CustomFieldLimits;
}
