import {
  closenessOf,
  kinship,
  relevanceOf,
  type TitleReading,
  type TitlesAlike,
} from '../profile/title-reading';
import { Numbering } from './growing';
import { VectorTable } from './vector-table';

/** The distinct titles of all candidates: tens of thousands of people share some thousands. */
export class TitleTable {
  private readonly titles = new Numbering<string>();
  private readonly letters = new VectorTable<number>();
  private readonly occupations = new VectorTable<string>();
  private readonly skills = new VectorTable<string>();
  private readonly fields = new VectorTable<number>();

  known(title: string): number | undefined {
    return this.titles.known(title);
  }

  /** Adds a title not known yet. */
  add({ title, letters, occupations, skills, fields }: TitleReading): number {
    addAll(this.letters, letters.buckets, letters.weights);
    addAll(this.occupations, [...occupations.keys()], [...occupations.values()]);
    addAll(this.skills, [...skills.keys()], [...skills.values()]);
    addAll(this.fields, [...fields.keys()], fields);
    return this.titles.numberOf(title);
  }

  /** Similarity of each title to a job's title, computed on first use. */
  nearnessTo(job: TitleReading): TitleNearness {
    const letters = this.letters.productsWith(job.letters.buckets, job.letters.weights);
    const occupations = this.occupations.productsWith(
      [...job.occupations.keys()],
      [...job.occupations.values()],
    );
    const skills = this.skills.productsWith([...job.skills.keys()], [...job.skills.values()]);
    const fields = this.fields.productsWith([...job.fields.keys()], job.fields);
    return new TitleNearness(this.titles.size, (title) => ({
      letters: Math.min(1, letters(title)),
      occupations: Math.min(1, occupations(title)),
      skills: Math.min(1, skills(title)),
      fields: kinship(fields(title)),
    }));
  }
}

function addAll<Key>(table: VectorTable<Key>, keys: ArrayLike<Key>, amounts: ArrayLike<number>): void {
  for (let at = 0; at < keys.length; at += 1) table.add(keys[at]!, amounts[at]!);
  table.close();
}

export class TitleNearness {
  private readonly closenesses: Float64Array;
  private readonly relevances: Float64Array;

  constructor(
    titles: number,
    private readonly alike: (title: number) => TitlesAlike,
  ) {
    this.closenesses = new Float64Array(titles).fill(NaN);
    this.relevances = new Float64Array(titles).fill(NaN);
  }

  closeness(title: number): number {
    if (Number.isNaN(this.closenesses[title])) this.look(title);
    return this.closenesses[title]!;
  }

  relevance(title: number): number {
    if (Number.isNaN(this.relevances[title])) this.look(title);
    return this.relevances[title]!;
  }

  private look(title: number): void {
    const alike = this.alike(title);
    this.closenesses[title] = closenessOf(alike);
    this.relevances[title] = relevanceOf(alike);
  }
}
