import { layoutFromText } from '../../domain/layout/text-layout';
import type { FormatResult, ReadLimits } from '../format-result';
import { decodeText } from './decode-text';

/** Plain text in whatever encoding it came. */
export async function readPlainText(bytes: Uint8Array, limits: ReadLimits): Promise<FormatResult> {
  const text = (await decodeText(bytes)).trimStart();
  // Far more than is kept, so that only what would be cut off anyway is never laid out.
  const { pages } = layoutFromText(text.slice(0, limits.characters * 4));
  return { pages, paginated: false, pageCount: null, hidden: [], visionPages: [], warnings: [] };
}
