import type { LayoutDocument } from '../../../layout/layout-document';
import type { ExtractionStrategy } from './extraction-strategy';
import { laidOutStrategy } from './laid-out';
import { unstructured } from './unstructured';
import { isUnstructured } from './unstructured/is-unstructured';

/** Returns the layout rules for a document with a layout, else the strategy that relies on the tagger. */
export function chooseStrategy(document: LayoutDocument): ExtractionStrategy {
  return isUnstructured(document) ? unstructured : laidOutStrategy;
}
