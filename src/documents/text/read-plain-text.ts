import { layoutFromText } from '../../domain/layout/text-layout';
import type { FormatResult, ReadLimits } from '../format-result';
import { decodeText } from './decode-text';

/** Reads plain text of any encoding. */
export async function readPlainText(bytes: Uint8Array, limits: ReadLimits): Promise<FormatResult> {
  const text = (await decodeText(bytes)).trimStart();
  // The limit is far above what is kept, so only text that would be cut off anyway is skipped.
  const { pages } = layoutFromText(text.slice(0, limits.characters * 4));
  return { pages, paginated: false, pageCount: null, hidden: [], visionPages: [], warnings: [] };
}
