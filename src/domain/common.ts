/*
 * Value types shared by every record of the API.
 *
 * Conventions: scores are 0–100 with one decimal; probabilities, confidences and weights are 0–1 with at most
 * four; money and time spans carry their unit in the name; an unknown value is `null`, never an empty string;
 * lists are never null.
 */

/** RFC 9562 UUID, version 7, lower-case.
 * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
 */
export type UUID = string;

/**
 * ISO 8601 in UTC with milliseconds, e.g. `2026-06-08T12:00:00.000Z`. Requests may contain a date or a time in any
 * zone; it must be valid and in the years 1900 to 2999.
 */
export type Timestamp = string;

/**
 * `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as the source. In requests it must be valid and in the years 1900 to
 * 2999.
 * @pattern ^\d{4}(-\d{2}(-\d{2})?)?$
 */
export type PartialDate = string;

/** A probability, confidence, similarity or weight from 0 to 1, at most four decimals.
 * @minimum 0
 * @maximum 1
 */
export type Unit = number;

/** Two-letter USPS code: 50 states, DC, PR, GU, VI, AS, MP, AA, AE, AP. */
export type StateCode = string;

/**
 * Code of the Standard Occupational Classification, `53-7051`, or of O*NET-SOC, `53-7051.00`, in one of its major groups
 * (11 to 49, 51, 53 and 55, all odd).
 */
export type SocCode = string;

/** A web URL with the scheme `https:` or `http:`, or without a scheme. */
export type WebAddress = string;

/** A URL that begins with `https://`, `http://` or `mailto:`. */
export type ApplyAddress = string;

/** ISO 4217 currency code, such as `USD`. */
export type CurrencyCode = string;

/** Test keys access only test rows; live keys access only live rows. */
export type Mode = 'live' | 'test';

/** The tenant and mode of rows. */
export interface TenantScope {
  tenantId: UUID;
  mode: Mode;
}

export type Taxonomy = 'onet' | 'esco' | 'internal';

export type SkillType = 'hard' | 'soft' | 'tool' | 'language' | 'certification' | 'unknown';

export type EducationLevel =
  | 'none'
  | 'some_high_school'
  | 'high_school'
  | 'ged'
  | 'vocational'
  | 'some_college'
  | 'associate'
  | 'bachelor'
  | 'master'
  | 'doctorate';

export type EmploymentType =
  | 'full_time'
  | 'part_time'
  | 'temporary'
  | 'contract'
  | 'seasonal'
  | 'internship'
  | 'apprenticeship'
  | 'per_diem'
  | 'volunteer';

export type Shift = 'day' | 'evening' | 'night' | 'rotating' | 'weekend' | 'flexible' | 'on_call';

export type WorkplaceType = 'onsite' | 'hybrid' | 'remote';

/** The source text of a value; only returned if evidence was requested. */
export interface Evidence {
  /** Verbatim, at most 300 characters. */
  text: string;
  /** 1-based page, null for formats without pages. */
  page: number | null;
  // A list, because the route generator does not support tuples.
  /**
   * `[x0, y0, x1, y1]` as fractions of the page, origin top left.
   * @minItems 4
   * @maxItems 4
   */
  box: number[] | null;
  /** Offset into `meta.rawText`, inclusive. */
  charStart: number | null;
  /** Offset into `meta.rawText`, exclusive. */
  charEnd: number | null;
}

export interface Warning {
  code: string;
  message: string;
  /** JSON Pointer into the result. */
  pointer?: string;
}

export interface Location {
  address: string | null;
  city: string | null;
  state: StateCode | null;
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  raw: string | null;
}
