import { useState, type KeyboardEvent } from 'react';
import type { ReviewView } from './review-client';
import type { DrawnBox } from './use-drawn-box';

/** Share of the page by which one key moves an edge. */
const STEP = 0.01;
const MIN_SIZE = 0.01;
/** Where a box begins for a value that no word of the document supports. */
const FIRST_BOX = [0.4, 0.45, 0.6, 0.5] as const;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Returns the box after an arrow key, which moves it, or with Shift its lower right corner. It stays on the page. */
export function boxAfterKey(box: readonly number[], key: string, resizes: boolean): number[] {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const within = (value: number, min: number, max: number) =>
    Math.round(Math.min(max, Math.max(min, value)) * 1e4) / 1e4;
  if (resizes) return [x0, y0, within(x1 + dx, x0 + MIN_SIZE, 1), within(y1 + dy, y0 + MIN_SIZE, 1)];
  const [width, height] = [x1 - x0, y1 - y0];
  const [left, top] = [within(x0 + dx, 0, 1 - width), within(y0 + dy, 0, 1 - height)];
  return [left, top, within(left + width, 0, 1), within(top + height, 0, 1)];
}

/**
 * Lets the reader move a box with Alt and the arrow keys while a field has the focus, and resize it with Shift as well. It
 * begins at the words that support the value.
 */
export function useKeyboardBox(view: ReviewView, chosen: string | null, take: (drawn: DrawnBox) => void) {
  const [moved, setMoved] = useState<(DrawnBox & { pointer: string }) | null>(null);
  const current = moved?.pointer === chosen ? moved : null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || chosen === null || view.words.length === 0 || !DIRECTIONS[event.key]) return;
    // Alt and an arrow key would leave the page.
    event.preventDefault();
    const start = current ?? startOf(view, chosen);
    const next = { page: start.page, box: boxAfterKey(start.box, event.key, event.shiftKey) };
    setMoved({ ...next, pointer: chosen });
    take(next);
  };
  return { box: current, onKeyDown };
}

function startOf({ groups }: ReviewView, pointer: string): DrawnBox {
  const field = groups.flatMap(({ fields }) => fields).find((each) => each.pointer === pointer);
  for (const { page, box } of field?.evidence ?? []) {
    if (page !== null && box !== null) return { page, box: [...box] };
  }
  return { page: 1, box: [...FIRST_BOX] };
}
