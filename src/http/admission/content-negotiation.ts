import { AppError } from '../../platform/app-error';
import { JSON_TYPE } from '../route-rules';

/** One entry of an `Accept` header (RFC 9110 §12.5.1). */
interface MediaRange {
  type: string;
  /** Preference of the caller, from 0 (not acceptable) to 1. */
  quality: number;
}

/** Entries are separated by commas; a quoted parameter can contain one. */
const ENTRY = /(?:"(?:\\.|[^"\\])*"|[^,"])+/g;
const QUALITY = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)/i;

/**
 * Chooses the media type of the response: the one of `produces` that the caller prefers most; `produces` is in order of
 * preference. Parameters of a media range other than `q`, such as `charset`, are ignored. Throws `not_acceptable`, so
 * that the request fails before any work is done.
 */
export function negotiate(accept: string | undefined, produces: readonly string[]): string {
  const preferred = produces[0] ?? JSON_TYPE;
  // Most clients send one of these values, so they are handled without parsing.
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
  /** Position of the range in the header. */
  position: number;
}

/** The most specific range that covers the type determines its quality. */
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

function isBetter(match: Match, other: Match): boolean {
  return (
    (match.quality - other.quality ||
      match.specificity - other.specificity ||
      other.position - match.position) > 0
  );
}
