import { classScores, ITEM_CLASSES, type ItemClass } from './item-classifier';
import type { PostingItem } from '../posting-model';

/** Cost of a transition from one class (row) to another (column), in the order of `ITEM_CLASSES`. */
const CHANGE_COST: readonly (readonly number[])[] = [
  [0, -0.6, -0.8, -1.5],
  [-2.5, 0, -0.8, -1.5],
  [-0.8, -2, 0, -1.5],
  [-1, -1.5, -1, 0],
];
/** Cost of a change of class without a gap between the items, and of the same class across a gap. */
const CHANGE_WITHOUT_GAP_COST = -1.6;
const SAME_ACROSS_GAP_COST = -1.4;
/** Bonus for "preferred" if an item names a second degree, because a list rarely requires two. */
const SECOND_DEGREE = 2.2;
const DEGREE_PATTERN = /\b(?:degree|bachelor\w*|master(?:'|’)?s|mba|ph\.?d|diploma)\b/i;

/**
 * Classifies items without a heading by one Viterbi search over all of them: lists come in blocks, required before
 * preferred, often with a blank line between them.
 */
export function classifyItems(items: readonly PostingItem[], raw: string): ItemClass[] {
  const emissions = items.map((item) => classScores(item.text));
  favourSecondDegree(items, emissions);
  const states = ITEM_CLASSES.length;
  let row = emissions[0] ?? [];
  const back: number[][] = [];
  for (let i = 1; i < items.length; i += 1) {
    const gap = /\n\s*\n/.test(raw.slice(items[i - 1]?.end ?? 0, items[i]?.start ?? 0));
    const next: number[] = [];
    const from: number[] = [];
    for (let to = 0; to < states; to += 1) {
      let top = Number.NEGATIVE_INFINITY;
      let choice = 0;
      for (let state = 0; state < states; state += 1) {
        const value = (row[state] ?? 0) + transitionCost(state, to, gap);
        if (value > top) {
          top = value;
          choice = state;
        }
      }
      next.push(top + (emissions[i]?.[to] ?? 0));
      from.push(choice);
    }
    back.push(from);
    row = next;
  }
  return backtrace(row, back);
}

function transitionCost(from: number, to: number, gap: boolean): number {
  if (from === to) return gap ? SAME_ACROSS_GAP_COST : 0;
  return (CHANGE_COST[from]?.[to] ?? 0) + (gap ? 0 : CHANGE_WITHOUT_GAP_COST);
}

function backtrace(last: readonly number[], back: readonly number[][]): ItemClass[] {
  const classes: ItemClass[] = [];
  let state = last.indexOf(Math.max(...last));
  for (let i = back.length; i >= 0; i -= 1) {
    classes[i] = ITEM_CLASSES[state] ?? 'other';
    state = back[i - 1]?.[state] ?? 0;
  }
  return classes;
}

function favourSecondDegree(items: readonly PostingItem[], emissions: number[][]): void {
  let last = -1;
  items.forEach((item, index) => {
    if (!DEGREE_PATTERN.test(item.text)) return;
    const scores = emissions[index];
    if (last >= 0 && index - last > 1 && scores) {
      scores[0] = (scores[0] ?? 0) - SECOND_DEGREE;
      scores[1] = (scores[1] ?? 0) + SECOND_DEGREE;
    }
    last = index;
  });
}
