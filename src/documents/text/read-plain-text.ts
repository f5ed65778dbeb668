import { layoutFromText } from '../../domain/layout/text-layout';
import type { FormatResult } from '../format-result';
import { decodeText } from './decode-text';

/** Plain text in whatever encoding it came. */
export async function readPlainText(bytes: Uint8Array): Promise<FormatResult> {
  const { pages } = layoutFromText(await decodeText(bytes));
  return { pages, paginated: false, pageCount: null, hidden: [], visionPages: [], warnings: [] };
}
