import type { LayoutPage } from '../../domain/layout/layout-document';
import { blocksOf } from './blocks';
import { linesOf, type PageSize } from './lines';
import type { Piece } from './piece';

/** Arranges the pieces of a page as lines in reading order. `turned` is rotated text, which is read last. */
export function layoutPage(
  number: number,
  size: PageSize,
  source: LayoutPage['source'],
  pieces: readonly Piece[],
  turned: readonly Piece[] = [],
): LayoutPage {
  const { blocks, columns } = blocksOf(pieces);
  const lines = blocks.flatMap((block) => linesOf(block.pieces, block.column, size));
  for (const piece of turned) lines.push(...linesOf([piece], -1, size));
  return { number, width: size.width, height: size.height, source, lines, columns };
}
