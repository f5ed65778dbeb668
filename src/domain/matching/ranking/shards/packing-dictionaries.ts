import type { TitleOccupationShare } from '../../profile/title-features';
import type { ColumnDictionaries } from '../column-dictionaries';
import { Dictionary } from '../typed-vectors';

/** The dictionaries of one shard while it is packed: texts, whose meaning is computed when the shard is read. */
export class PackingDictionaries implements ColumnDictionaries {
  readonly certificates = new Dictionary<string>();
  readonly education = new Dictionary<string>();
  readonly languages = new Dictionary<string>();
  readonly places = new Dictionary<string>();
  readonly pay = new Dictionary<string>();
  readonly schedules = new Dictionary<string>();
  readonly authorization = new Dictionary<string>();
  readonly skills = new Dictionary<string>();
  readonly employers = new Dictionary<string>();
  readonly groups = new Dictionary<string>();
  readonly owners = new Dictionary<string>();
  readonly titles = new Dictionary<string>();
  /** Occupations of each title, in the order of their numbers. */
  readonly titleOccupations: TitleOccupationShare[][] = [];

  titleNumber(title: string, occupations: () => TitleOccupationShare[]): number {
    const number = this.titles.indexOf(title);
    if (number === this.titleOccupations.length) this.titleOccupations.push(occupations());
    return number;
  }
}
