import { AppError } from '../../platform/app-error';
import { JSON_TYPE } from '../route-rules';

/** One entry of an `Accept` header (RFC 9110 §12.5.1). */
interface MediaRange {
  type: string;
  /** How much the caller wants it, 0 (not at all) to 1. */
  quality: number;
}

/** Entries are separated by commas; a quoted parameter may hold one. */
const ENTRY = /(?:"(?:\\.|[^"\\])*"|[^,"])+/g;
const QUALITY = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)/i;

/**
 * The media type to answer with: of `produces`, in order of preference, the one the caller wants most. Parameters of
 * a media range other than `q`, such as `charset`, make no difference. Refuses with `not_acceptable` before any work
 * is done.
 */
export function negotiate(accept: string | undefined, produces: readonly string[]): string {
  const preferred = produces[0] ?? JSON_TYPE;
  // What nearly every client sends is decided without parsing.
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE || accept.trim() === '')
    return preferred;
  const ranges = mediaRanges(accept);
  let best: { type: string; quality: number; specificity: number; position: number } | null = null;
  for (const type of produces) {
    const match = bestRange(ranges, type);
    if (!match || match.quality === 0) continue;
    if (best === null || isBetter(match, best)) best = { type, ...match };
  }
  if (best) return best.type;
  throw new AppError('not_acceptable', 'The route cannot respond in any of the accepted media types.', {
    extensions: { supported: [...produces] },
  });
}

function mediaRanges(accept: string): MediaRange[] {
  return (accept.match(ENTRY) ?? []).map((entry) => ({
    type: (entry.split(';', 1)[0] ?? '').trim().toLowerCase(),
    quality: Number(QUALITY.exec(entry)?.[1] ?? 1),
  }));
}

interface Match {
  quality: number;
  specificity: number;
  /** Where the range stands in the header. */
  position: number;
}

/** The most specific range that covers the type decides about it. */
function bestRange(ranges: readonly MediaRange[], type: string): Match | null {
  const family = `${type.split('/', 1)[0]}/*`;
  let best: Match | null = null;
  for (const [position, range] of ranges.entries()) {
    const specificity = ['*/*', family, type].indexOf(range.type);
    if (specificity < 0 || (best && best.specificity >= specificity)) continue;
    best = { quality: range.quality, specificity, position };
  }
  return best;
}

function isBetter(one: Match, other: Match): boolean {
  return (
    (one.quality - other.quality || one.specificity - other.specificity || other.position - one.position) > 0
  );
}
