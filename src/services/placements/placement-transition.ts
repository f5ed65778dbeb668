import type {
  CorrectedField,
  PlacementHistoryEntry,
  PlacementUpdate,
  PlacementRow,
} from '../../db/records/placements.repository';
import type { PartialDate } from '../../domain/common';
import {
  dayOf,
  FIRST_DAY,
  isBefore,
  isCalendarDate,
  isPlausibleDay,
  MAX_DAYS_AHEAD,
} from '../../domain/placements/placement-days';
import {
  allowedPlacementTransitions,
  isEmploymentOver,
  type EndReason,
  type PlacementStatus,
} from '../../domain/placements/placement-status';
import { AppError, type FieldError } from '../../platform/app-error';
import { roundTo } from '../../domain/numbers';

/** Requested change of a placement. Undefined fields stay unchanged. */
export interface PlacementStatusChange {
  status?: PlacementStatus | undefined;
  /** Date on which the status took effect. Defaults to today for a start or an end. */
  effectiveDate?: PartialDate | undefined;
  endReason?: EndReason | null | undefined;
  startDate?: PartialDate | undefined;
  endDate?: PartialDate | undefined;
  hourlyUsd?: number | null | undefined;
  /** True if the recorded status was wrong. A correction allows any status. */
  correction?: boolean | undefined;
}

type Facts = Pick<PlacementUpdate, 'status' | 'startDate' | 'endDate' | 'endReason' | 'hourlyUsd'>;

/**
 * Returns the update that a change requires; null if it changes nothing. Throws `invalid_transition` and
 * `validation_failed`.
 */
export function toPlacementMove(
  row: PlacementRow,
  change: PlacementStatusChange,
  now: Date,
): PlacementUpdate | null {
  const status = change.status ?? row.status;
  const today = now.toISOString().slice(0, 10);
  requireFields(change, status, today);
  const moves = status !== row.status;
  if (moves && !change.correction) requireTransition(row.status, status);
  const before = factsOf(row);
  const after = { ...datesAfter(before, change, status, moves ? today : null), status };
  if (after.endDate !== null && after.startDate !== null && isBefore(after.endDate, after.startDate)) {
    const pointer = (['endDate', 'startDate'] as const).find((name) => change[name] !== undefined);
    throw invalidField(`/${pointer ?? 'effectiveDate'}`, 'min', 'The end must not be before the start.');
  }
  if (JSON.stringify(before) === JSON.stringify(factsInOrder(after))) return null;
  const hasStarted = status === 'started' || isEmploymentOver(status);
  return {
    placementId: row.placement_id,
    ...after,
    startedOn: hasStarted ? dayOf(after.startDate) : null,
    endedOn: isEmploymentOver(status) ? dayOf(after.endDate) : null,
    entry: {
      status,
      at: now.toISOString(),
      by: 'api',
      ...(moves && !change.correction ? {} : correctionOf(before, after)),
    },
  };
}

/** Throws `validation_failed` for a date that does not exist or is not plausible for a placement. */
export function requireDate(date: PartialDate | null | undefined, pointer: string, today: string): void {
  if (date === null || date === undefined) return;
  if (!isCalendarDate(date)) {
    throw invalidField(pointer, 'format', 'A valid date as YYYY, YYYY-MM or YYYY-MM-DD.');
  }
  if (isPlausibleDay(date, today)) return;
  throw date < FIRST_DAY
    ? invalidField(pointer, 'min', `Not before ${FIRST_DAY}.`)
    : invalidField(pointer, 'max', `At most ${MAX_DAYS_AHEAD} days ahead.`);
}

function requireFields(change: PlacementStatusChange, status: PlacementStatus, today: string): void {
  for (const field of ['effectiveDate', 'startDate', 'endDate'] as const) {
    requireDate(change[field], `/${field}`, today);
  }
  const over = isEmploymentOver(status);
  if (change.endReason && !over) {
    throw invalidField(
      '/endReason',
      'conflict',
      'endReason is only allowed for a placement that has started.',
    );
  }
  if (change.endDate !== undefined && !over) {
    throw invalidField('/endDate', 'conflict', 'endDate is only allowed for a completed or ended placement.');
  }
  const dateField = over ? 'endDate' : status === 'started' ? 'startDate' : null;
  const dateValue = dateField && change[dateField];
  if (
    dateField &&
    dateValue !== undefined &&
    change.effectiveDate !== undefined &&
    dateValue !== change.effectiveDate
  ) {
    throw invalidField(
      `/${dateField}`,
      'conflict',
      `${dateField} and effectiveDate must be the same day for this status.`,
    );
  }
}

function requireTransition(from: PlacementStatus, to: PlacementStatus): void {
  const allowed = allowedPlacementTransitions(from);
  if (allowed.includes(to)) return;
  throw new AppError(
    'invalid_transition',
    `The status of a placement cannot change from ${from} to ${to}. If ${from} was recorded by mistake, send correction: true.`,
    { extensions: { from, to, allowed: [...allowed] } },
  );
}

/** `today` is set if the status changes: it dates a start or an end without a date. */
function datesAfter(
  before: Facts,
  change: PlacementStatusChange,
  status: PlacementStatus,
  today: string | null,
): Omit<Facts, 'status'> {
  const over = isEmploymentOver(status);
  const effective = (applies: boolean) => (applies ? change.effectiveDate : undefined);
  const hourlyUsd = change.hourlyUsd === undefined ? before.hourlyUsd : change.hourlyUsd;
  const startDate =
    change.startDate ??
    effective(status === 'started') ??
    before.startDate ??
    (status === 'started' ? today : null);
  return {
    startDate,
    endDate: over ? (change.endDate ?? effective(true) ?? before.endDate ?? today) : null,
    endReason: over ? (change.endReason === undefined ? before.endReason : change.endReason) : null,
    hourlyUsd: hourlyUsd === null ? null : roundTo(hourlyUsd, 2),
  };
}

function factsOf(row: PlacementRow): Facts {
  return {
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    endReason: row.end_reason,
    hourlyUsd: row.hourly_usd === null ? null : Number(row.hourly_usd),
  };
}

function factsInOrder({ status, startDate, endDate, endReason, hourlyUsd }: Facts): Facts {
  return { status, startDate, endDate, endReason, hourlyUsd };
}

/** Corrected fields and their previous values. A previous end reason is not stored: it may reveal health data. */
function correctionOf(before: Facts, after: Facts): Pick<PlacementHistoryEntry, 'corrected' | 'previous'> {
  const fields: CorrectedField[] = ['status', 'startDate', 'endDate', 'endReason', 'hourlyUsd'];
  const corrected = fields.filter((field) => before[field] !== after[field]);
  const previous = Object.fromEntries(
    corrected.filter((field) => field !== 'endReason').map((field) => [field, before[field]]),
  );
  return { corrected, previous };
}

function invalidField(pointer: string, code: FieldError['code'], message: string): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [{ pointer, code, message }],
  });
}
