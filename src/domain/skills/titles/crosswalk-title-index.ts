import type { TitleIndex, TitleRow } from './title-index';
import { TitleIndex as Index } from './title-index';
import { occupationProfile, profileSimilarity, type OccupationProfile } from './title-similarity';

export interface RankedCode {
  code: string;
  /** Only comparable within one result. */
  score: number;
}

const SEARCH_DEPTH = 200;
/** Weight of the meaning of a title relative to its spelling. */
const MEANING_SHARE = 0.6;
const MAX_NAMES = 14;

/**
 * Ranks titles of another taxonomy by spelling and by their meaning in the taxonomy of the bridge: two names without a
 * common word match if the bridge places both in the same occupation.
 */
export class CrosswalkTitleIndex {
  private readonly titles: TitleIndex;
  private readonly meanings = new Map<string, OccupationProfile>();
  private readonly codesByKey = new Map<string, string[]>();

  constructor(
    rows: readonly TitleRow[],
    private readonly bridge: TitleIndex,
  ) {
    this.titles = new Index(rows, { thorough: true });
    const names = new Map<string, string[]>();
    for (const { code, title, preferred } of rows) {
      const list = names.get(code) ?? [];
      list.push(title);
      if (preferred) list.push(title);
      names.set(code, list);
    }
    for (const [code, titles] of names) {
      const meaning = meanProfile(
        titles.slice(0, MAX_NAMES).map((title) => occupationProfile(title, bridge)),
      );
      this.meanings.set(code, meaning);
      for (const key of meaning.keys()) {
        if (key.length < FULL_CODE) continue;
        const codes = this.codesByKey.get(key) ?? [];
        codes.push(code);
        this.codesByKey.set(key, codes);
      }
    }
  }

  /** Returns at most `k` codes by similarity to the title, best first. */
  rank(title: string, k: number): RankedCode[] {
    const meaning = occupationProfile(title, this.bridge);
    const scores = new Map(
      this.titles.rank(title, Math.max(SEARCH_DEPTH, k)).map(({ code, score }) => [code, score]),
    );
    for (const key of meaning.keys()) {
      for (const code of this.codesByKey.get(key) ?? []) if (!scores.has(code)) scores.set(code, 0);
    }
    return [...scores]
      .map(([code, score]) => ({
        code,
        score: score + MEANING_SHARE * profileSimilarity(meaning, this.meanings.get(code) ?? new Map()),
      }))
      .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
      .slice(0, k);
  }
}

/** Length of `53-7051.00`; groups have shorter codes and are too broad to select candidates. */
const FULL_CODE = 10;

function meanProfile(profiles: readonly OccupationProfile[]): OccupationProfile {
  const sum = new Map<string, number>();
  for (const profile of profiles)
    for (const [key, value] of profile) sum.set(key, (sum.get(key) ?? 0) + value);
  let norm = 0;
  for (const value of sum.values()) norm += value * value;
  const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
  return new Map([...sum].map(([key, value]) => [key, value * scale]));
}
