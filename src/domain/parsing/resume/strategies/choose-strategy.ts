import type { LayoutDocument } from '../../../layout/layout-document';
import type { ExtractionStrategy } from './extraction-strategy';
import { laidOutStrategy } from './laid-out';
import { unstructured } from './unstructured';
import { isUnstructured } from './unstructured/is-unstructured';

/** Rules of layout for a document that has one, the tagger for a text that has none. */
export function chooseStrategy(document: LayoutDocument): ExtractionStrategy {
  return isUnstructured(document) ? unstructured : laidOutStrategy;
}
