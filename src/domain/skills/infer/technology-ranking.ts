import type { TitleIndex } from '../titles/title-index';

/** Technologies an occupation uses, as a release file lists them. */
export interface OccupationTechnology {
  code: string;
  technology: string;
}

/** How much a technology's popularity everywhere weighs where the likely occupations do not decide. */
const POPULARITY_SHARE = 0.15;
const MAX_CHOICES = 10;
/** Occupations of one broad occupation share most of their tools. */
const RELATED_SHARE = 0.2;

/** Ranks technologies for a title: `Σ P(occ | title) · uses(occ)`, helped by kindred occupations and by popularity. */
export class TechnologyRanking {
  private readonly byCode = new Map<string, Set<string>>();
  private readonly byKin = new Map<string, Map<string, number>>();
  private readonly popularity = new Map<string, number>();

  constructor(
    rows: readonly OccupationTechnology[],
    private readonly index: TitleIndex,
  ) {
    for (const { code, technology } of rows) {
      const used = this.byCode.get(code) ?? new Set();
      used.add(technology);
      this.byCode.set(code, used);
    }
    const kinSizes = new Map<string, number>();
    for (const [code, used] of this.byCode) {
      const kin = this.byKin.get(relatedGroupOf(code)) ?? new Map<string, number>();
      kinSizes.set(relatedGroupOf(code), (kinSizes.get(relatedGroupOf(code)) ?? 0) + 1);
      for (const technology of used) {
        kin.set(technology, (kin.get(technology) ?? 0) + 1);
        this.popularity.set(technology, (this.popularity.get(technology) ?? 0) + 1 / this.byCode.size);
      }
      this.byKin.set(relatedGroupOf(code), kin);
    }
    for (const [kin, counts] of this.byKin) {
      for (const [technology, count] of counts) counts.set(technology, count / kinSizes.get(kin)!);
    }
  }

  /** Every technology worth naming for a title, best first. */
  rank(title: string): { technology: string; score: number }[] {
    const scores = new Map<string, number>();
    for (const [technology, share] of this.popularity) scores.set(technology, POPULARITY_SHARE * share);
    for (const { onetSocCode: code, confidence } of this.index.place(title, MAX_CHOICES)) {
      for (const technology of this.byCode.get(code) ?? []) {
        scores.set(technology, (scores.get(technology) ?? 0) + confidence);
      }
      for (const [technology, share] of this.byKin.get(relatedGroupOf(code)) ?? []) {
        scores.set(technology, (scores.get(technology) ?? 0) + RELATED_SHARE * confidence * share);
      }
    }
    return [...scores]
      .map(([technology, score]) => ({ technology, score }))
      .sort((a, b) => b.score - a.score || (a.technology < b.technology ? -1 : 1));
  }
}

/** Minor group, `15-12`: wide enough to lend tools to an occupation that lists few. */
function relatedGroupOf(code: string): string {
  return code.slice(0, 5);
}
