import type { TitleIndex } from '../titles/title-index';

/** A technology of an occupation, as in a release file. */
export interface OccupationTechnology {
  code: string;
  technology: string;
}

/** Weight of a technology's overall popularity, for titles whose occupations do not decide. */
const POPULARITY_SHARE = 0.15;
const MAX_CHOICES = 10;
/** Weight of related occupations, which share most of their tools. */
const RELATED_SHARE = 0.2;

/** Ranks technologies for a title: `Σ P(occ | title) · uses(occ)`, plus related occupations and popularity. */
export class TechnologyRanking {
  private readonly byCode = new Map<string, Set<string>>();
  private readonly byGroup = new Map<string, Map<string, number>>();
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
    const groupSizes = new Map<string, number>();
    for (const [code, used] of this.byCode) {
      const groupCounts = this.byGroup.get(relatedGroupOf(code)) ?? new Map<string, number>();
      groupSizes.set(relatedGroupOf(code), (groupSizes.get(relatedGroupOf(code)) ?? 0) + 1);
      for (const technology of used) {
        groupCounts.set(technology, (groupCounts.get(technology) ?? 0) + 1);
        this.popularity.set(technology, (this.popularity.get(technology) ?? 0) + 1 / this.byCode.size);
      }
      this.byGroup.set(relatedGroupOf(code), groupCounts);
    }
    for (const [group, counts] of this.byGroup) {
      for (const [technology, count] of counts) counts.set(technology, count / groupSizes.get(group)!);
    }
  }

  /** Returns all technologies for a title, best first. */
  rank(title: string): { technology: string; score: number }[] {
    const scores = new Map<string, number>();
    for (const [technology, share] of this.popularity) scores.set(technology, POPULARITY_SHARE * share);
    for (const { onetSocCode: code, confidence } of this.index.place(title, MAX_CHOICES)) {
      for (const technology of this.byCode.get(code) ?? []) {
        scores.set(technology, (scores.get(technology) ?? 0) + confidence);
      }
      for (const [technology, share] of this.byGroup.get(relatedGroupOf(code)) ?? []) {
        scores.set(technology, (scores.get(technology) ?? 0) + RELATED_SHARE * confidence * share);
      }
    }
    return [...scores]
      .map(([technology, score]) => ({ technology, score }))
      .sort((a, b) => b.score - a.score || (a.technology < b.technology ? -1 : 1));
  }
}

/** Minor group of a code, `15-12`: broad enough to add tools to an occupation that lists few. */
function relatedGroupOf(code: string): string {
  return code.slice(0, 5);
}
