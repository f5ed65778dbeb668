import weights from '../data/item-classifier.json';
import { itemFeatures } from './item-features';

/** Classes of a line of a posting. */
export type ItemClass = 'required' | 'preferred' | 'responsibility' | 'other';

export const ITEM_CLASSES: readonly ItemClass[] = ['required', 'preferred', 'responsibility', 'other'];

interface ItemModel {
  /** The weights are stored as integers, multiplied by this factor. */
  scale: number;
  bias: number[];
  /** Joined by line breaks, in the order of `weights`. */
  features: string;
  /** Four per feature, flat, in the order of `ITEM_CLASSES`. */
  weights: number[];
}

let modelTable: Map<string, number> | null = null;
const itemModel: ItemModel = weights;

function modelRows(): Map<string, number> {
  modelTable ??= new Map(
    itemModel.features.split('\n').map((feature, index) => [feature, index * ITEM_CLASSES.length]),
  );
  return modelTable;
}

/**
 * Log-probabilities of the four classes, in the order of `ITEM_CLASSES`, from a multinomial logistic regression over
 * the words.
 */
export function classScores(text: string): number[] {
  const scores = [...itemModel.bias];
  const index = modelRows();
  for (const feature of itemFeatures(text)) {
    const at = index.get(feature);
    if (at === undefined) continue;
    for (let k = 0; k < scores.length; k += 1)
      scores[k] = (scores[k] ?? 0) + (itemModel.weights[at + k] ?? 0);
  }
  const logits = scores.map((score) => score / itemModel.scale);
  const top = Math.max(...logits);
  const norm = top + Math.log(logits.reduce((sum, value) => sum + Math.exp(value - top), 0));
  return logits.map((value) => value - norm);
}

/** Returns the most likely class of a line without its context, and its probability. */
export function classifyItem(text: string): { kind: ItemClass; probability: number } {
  const scores = classScores(text);
  let best = 0;
  scores.forEach((score, index) => {
    if (score > (scores[best] ?? 0)) best = index;
  });
  return { kind: ITEM_CLASSES[best] ?? 'other', probability: Math.exp(scores[best] ?? 0) };
}
