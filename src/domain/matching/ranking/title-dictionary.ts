import { clampToUnit } from '../../numbers';
import { shownTitle } from '../profile/shown-title';
import { type TitleFeatures } from '../profile/title-features';
import {
  combineSimilarity,
  combineRelevance,
  titleCertainty,
  type TitleSimilarityParts,
} from '../titles/title-comparison';
import { isSurelyRelated, type NamedTitle } from '../titles/sure-relation';
import { Dictionary } from './typed-vectors';
import { SparseVectorIndex } from './sparse-vector-index';

/** Distinct titles of all candidates: tens of thousands of candidates share a few thousand titles. */
export class TitleDictionary {
  private readonly titles = new Dictionary<string>();
  private readonly letters = new SparseVectorIndex<number>();
  private readonly occupations = new SparseVectorIndex<string>();
  private readonly skills = new SparseVectorIndex<string>();
  private readonly fields = new SparseVectorIndex<number>();
  private readonly names: (NamedTitle & Pick<TitleFeatures, 'isForeign' | 'isInEnglishWords'>)[] = [];

  get size(): number {
    return this.titles.size;
  }

  find(title: string): number | undefined {
    return this.titles.find(title);
  }

  /** Adds a new title. */
  add(features: TitleFeatures): number {
    const { title, letters, occupations, skills, fields } = features;
    const { isForeign, isInEnglishWords, englishTitle, likelyOccupations } = features;
    const likely = likelyOccupations.slice(0, 1);
    this.names.push({ title, isForeign, isInEnglishWords, englishTitle, likelyOccupations: likely });
    appendAll(this.letters, letters.buckets, letters.weights);
    appendAll(this.occupations, [...occupations.keys()], [...occupations.values()]);
    appendAll(this.skills, [...skills.keys()], [...skills.values()]);
    appendAll(this.fields, [...fields.keys()], fields);
    return this.titles.indexOf(title);
  }

  /** Similarity of each title to a job's title, computed on first use. */
  similarityTo(job: TitleFeatures): TitleSimilarities {
    const letters = this.letters.dotProducts(job.letters.buckets, job.letters.weights);
    const occupations = this.occupations.dotProducts(
      [...job.occupations.keys()],
      [...job.occupations.values()],
    );
    const skills = this.skills.dotProducts([...job.skills.keys()], [...job.skills.values()]);
    const fields = this.fields.dotProducts([...job.fields.keys()], job.fields);
    const related = this.occupations.dotProducts([...job.related.keys()], [...job.related.values()]);
    const partsOf = (title: number): TitleSimilarityParts => ({
      letters:
        this.names[title]!.isInEnglishWords === job.isInEnglishWords ? Math.min(1, letters(title)) : null,
      occupations: Math.min(1, occupations(title)),
      skills: Math.min(1, skills(title)),
      fields: clampToUnit(fields(title)),
      related: Math.min(1, related(title)),
      certainty: titleCertainty(this.names[title]!, job),
    });
    return new TitleSimilarities(
      this.titles.size,
      partsOf,
      (title, parts) => isSurelyRelated(this.names[title]!, job, parts),
      (title) => shownTitle(this.names[title]!.title) !== null,
    );
  }
}

function appendAll<Key>(
  table: SparseVectorIndex<Key>,
  keys: ArrayLike<Key>,
  amounts: ArrayLike<number>,
): void {
  for (let at = 0; at < keys.length; at += 1) table.add(keys[at]!, amounts[at]!);
  table.endRow();
}

export class TitleSimilarities {
  private readonly similarities: Float64Array;
  private readonly relevances: Float64Array;
  private readonly fields: Float64Array;
  private readonly related: Uint8Array;

  constructor(
    titles: number,
    private readonly partsOf: (title: number) => TitleSimilarityParts,
    private readonly areRelated: (title: number, parts: TitleSimilarityParts) => boolean,
    private readonly isShown: (title: number) => boolean,
  ) {
    this.similarities = new Float64Array(titles).fill(NaN);
    this.relevances = new Float64Array(titles).fill(NaN);
    this.fields = new Float64Array(titles).fill(NaN);
    this.related = new Uint8Array(titles);
  }

  similarity(title: number): number {
    if (Number.isNaN(this.similarities[title])) this.compute(title);
    return this.similarities[title]!;
  }

  relevance(title: number): number {
    if (Number.isNaN(this.relevances[title])) this.compute(title);
    return this.relevances[title]!;
  }

  field(title: number): number {
    if (Number.isNaN(this.fields[title])) this.compute(title);
    return this.fields[title]!;
  }

  /** True if the title surely names work related to the job. */
  isRelated(title: number): boolean {
    if (Number.isNaN(this.similarities[title])) this.compute(title);
    return this.related[title] === 1;
  }

  /** True if the title can be shown; many titles are words of no position. */
  hasShownTitle(title: number): boolean {
    return this.isShown(title);
  }

  private compute(title: number): void {
    const parts = this.partsOf(title);
    this.fields[title] = parts.fields;
    this.similarities[title] = combineSimilarity(parts);
    const isRelated = this.areRelated(title, parts);
    this.relevances[title] = combineRelevance(parts, isRelated);
    this.related[title] = Number(isRelated);
  }
}
