import type { Unit } from '../common';

/** A value below this confidence is more often wrong than right. */
export const MIN_UNREVIEWED_CONFIDENCE = 0.5;

/**
 * Returns JSON pointers (RFC 6901) of the items with a confidence below `MIN_UNREVIEWED_CONFIDENCE`, in the order of
 * the lists. The confidence of an occupation is not that of the item that has it.
 */
export function pointersToReview(parsed: object): string[] {
  return Object.entries(parsed).flatMap(([field, list]: [string, unknown]) =>
    Array.isArray(list)
      ? list.flatMap((item: unknown, index) =>
          isRated(item) && item.confidence < MIN_UNREVIEWED_CONFIDENCE ? [`/${field}/${index}`] : [],
        )
      : [],
  );
}

function isRated(item: unknown): item is { confidence: Unit } {
  return (
    typeof item === 'object' && item !== null && 'confidence' in item && typeof item.confidence === 'number'
  );
}
