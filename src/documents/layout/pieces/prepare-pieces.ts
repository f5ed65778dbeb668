import type { Piece } from '../piece';
import { joinJustifiedText } from './justified-text';
import { withoutMonogram } from './monogram';
import { joinWrappedCells } from './wrapped-cells';
import { joinWrappedDates } from './wrapped-dates';
import { joinWrappedTitles } from './wrapped-titles';

/** Corrects pieces before columns are searched: joins the words and lines of one text, leaves out what repeats the name. */
export function preparePieces(pieces: readonly Piece[]): Piece[] {
  const words = joinJustifiedText(withoutMonogram(pieces));
  return joinWrappedCells(joinWrappedTitles(joinWrappedDates(words)));
}
