import { LRUCache } from 'lru-cache';
import { roundToFourDecimals } from '../../rounding';
import type { TitleOccupation, TitleIndex } from '../titles/title-index';
import { occupationByCode } from '../map/occupations';
import type { ClassifiedOccupation } from './infer-model';

/** An input with its candidate occupations. */
export interface OccupationReading {
  placed: ClassifiedOccupation;
  candidates: readonly TitleOccupation[];
}

const SOC_CODE = /^(\d{2}-\d{4})(?:\.(\d{2}))?$/;
const MAX_CANDIDATES = 10;
/** Below this confidence the most likely occupation is a guess and is not returned. */
const MIN_SEMANTIC_SCORE = 0.2;

/** Cached readings per index; a few hundred titles account for most requests. */
const MAX_CACHED = 2_000;
const cachedReadings = new WeakMap<TitleIndex, LRUCache<string, OccupationReading>>();

/** Places a title or an O*NET-SOC code among the occupations. */
export function classifyOccupation(input: string, index: TitleIndex): OccupationReading {
  let readings = cachedReadings.get(index);
  if (!readings) {
    readings = new LRUCache({ max: MAX_CACHED });
    cachedReadings.set(index, readings);
  }
  const cached = readings.get(input);
  if (cached) return cached;
  const reading = readOccupation(input, index);
  readings.set(input, reading);
  return reading;
}

function readOccupation(input: string, index: TitleIndex): OccupationReading {
  const text = input.trim();
  const code = SOC_CODE.exec(text);
  if (code) {
    const record = occupationByCode(`${code[1]}.${code[2] ?? '00'}`);
    if (!record) return unplaced(input);
    return {
      placed: { input, onetSocCode: record.code, onetTitle: record.title, confidence: 1, matchedBy: 'code' },
      candidates: [{ onetSocCode: record.code, title: record.title, confidence: 1 }],
    };
  }
  const candidates = index.place(text, MAX_CANDIDATES);
  const best = candidates[0];
  const matchedBy = index.matchOf(text);
  if (!best || (matchedBy === 'semantic' && best.confidence < MIN_SEMANTIC_SCORE)) {
    return unplaced(input);
  }
  return {
    placed: {
      input,
      onetSocCode: best.onetSocCode,
      onetTitle: best.title,
      confidence: roundToFourDecimals(best.confidence),
      matchedBy,
    },
    candidates,
  };
}

function unplaced(input: string): OccupationReading {
  return {
    placed: { input, onetSocCode: null, onetTitle: null, confidence: 0, matchedBy: 'none' },
    candidates: [],
  };
}
