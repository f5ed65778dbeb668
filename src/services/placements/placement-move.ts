import type { PlacementMove, PlacementRow } from '../../db/placements.repository';
import type { PartialDate } from '../../domain/common';
import { dayOf, isBefore, isCalendarDate } from '../../domain/placements/placement-days';
import {
  allowedMoves,
  isOver,
  type EndReason,
  type PlacementStatus,
} from '../../domain/placements/placement-status';
import { AppError, type FieldError } from '../../platform/app-error';

/** What a caller wants of a placement. */
export interface PlacementChange {
  status: PlacementStatus;
  /** When it took effect; for a start or an end, today unless told otherwise. */
  effectiveDate: PartialDate | null;
  endReason: EndReason | null;
}

/** The move a change asks for; refuses with `invalid_transition` and `validation_failed`. */
export function moveOf(row: PlacementRow, change: PlacementChange, now: Date): PlacementMove {
  const allowed = allowedMoves(row.status);
  if (!allowed.includes(change.status)) {
    throw new AppError(
      'invalid_transition',
      `A placement that is ${row.status} cannot become ${change.status}.`,
      { extensions: { from: row.status, to: change.status, allowed: [...allowed] } },
    );
  }
  const today = now.toISOString().slice(0, 10);
  const over = isOver(change.status);
  if (change.endReason !== null && !over) {
    throw invalid('/endReason', 'conflict', 'Only what has started can end for a reason.');
  }
  requireDate(change.effectiveDate, '/effectiveDate');
  const starts = change.status === 'started';
  const startDate = starts ? (change.effectiveDate ?? row.start_date ?? today) : row.start_date;
  const endDate = over ? (change.effectiveDate ?? today) : row.end_date;
  if (endDate !== null && startDate !== null && isBefore(endDate, startDate)) {
    throw invalid('/effectiveDate', 'min', 'It cannot end before it starts.');
  }
  const hasStarted = starts || over;
  return {
    placementId: row.placement_id,
    status: change.status,
    startDate,
    endDate,
    endReason: change.endReason,
    startedOn: hasStarted ? dayOf(startDate) : null,
    endedOn: over ? dayOf(endDate) : null,
    entry: { status: change.status, at: now.toISOString(), by: 'api' },
  };
}

/** Refuses a date the calendar does not have. */
export function requireDate(date: PartialDate | null, pointer: string): void {
  if (date !== null && !isCalendarDate(date)) {
    throw invalid(pointer, 'format', 'A date of the calendar: YYYY, YYYY-MM or YYYY-MM-DD.');
  }
}

function invalid(pointer: string, code: FieldError['code'], message: string): AppError {
  return new AppError('validation_failed', 'The request has fields that are not valid.', {
    errors: [{ pointer, code, message }],
  });
}
