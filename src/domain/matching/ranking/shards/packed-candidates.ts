import { ByteReader } from '../byte-reader';
import { CandidateColumns } from '../candidate-columns';
import { readTitleOccupations, skipTitleOccupations } from '../candidate-features';
import { FACT_COLUMNS, type ColumnDictionary } from '../column-dictionaries';
import type { RankingDictionaries } from '../ranking-dictionaries';
import { ArrayReader } from './array-reader';
import { CandidateIds } from './candidate-ids';
import { PackedTexts } from './packed-texts';
import { startsOf } from './row-lengths';

/** The columns of a shard that `packShard` has packed. Their numbers refer to the dictionaries of the tenant. */
export class PackedCandidates extends CandidateColumns {
  readonly texts: PackedTexts;
  private readonly ids: CandidateIds;
  private removedCount = 0;

  /** `owner` is the tenant of all candidates of the shard. */
  constructor(packed: Buffer, owner: string, dictionaries: RankingDictionaries) {
    super();
    const bytes = new ArrayReader(packed);
    this.ids = new CandidateIds(bytes.readBytes());
    const { count } = this.ids;
    this.inUse.fill(new Int32Array(count).fill(1));
    this.owners.fill(new Int32Array(count).fill(dictionaries.owners.indexOf(owner)));
    const titles = numberTitles(bytes, dictionaries);
    const skills = numberTexts(bytes, dictionaries.skills);
    const employers = numberTexts(bytes, dictionaries.employers);
    const groups = numberTexts(bytes, dictionaries.groups);
    for (const column of FACT_COLUMNS) {
      const numbers = numberTexts(bytes, dictionaries[column]);
      this[column].fill(renumber(bytes.readInts(), numbers));
    }
    this.workStarts.fill(startsOf(bytes.readInts()));
    this.workTitles.fill(renumber(bytes.readInts(), titles));
    this.workMonths.fill(bytes.readFloats());
    this.workRecency.fill(bytes.readFloats());
    this.preferenceStarts.fill(startsOf(bytes.readInts()));
    this.preferenceTitles.fill(renumber(bytes.readInts(), titles));
    this.skillStarts.fill(startsOf(bytes.readInts()));
    this.heldSkills.fill(renumber(bytes.readInts(), skills));
    this.skillStrengths.fill(bytes.readFloats());
    this.skillMonths.fill(bytes.readFloats());
    this.employerStarts.fill(startsOf(bytes.readInts()));
    this.employers.fill(renumber(bytes.readInts(), employers));
    this.groupBits.fill(bytes.readInts().map((bits) => renumberBits(bits, groups)));
    this.historyEffects.fill(bytes.readFloats());
    this.texts = new PackedTexts(bytes);
  }

  get size(): number {
    return this.rowCount - this.removedCount;
  }

  /** Memory of the columns. */
  get byteLength(): number {
    const vectors = [this.inUse, this.owners, this.workStarts, this.workTitles, this.workMonths];
    const work = [this.workRecency, this.preferenceStarts, this.preferenceTitles, this.historyEffects];
    const skills = [this.skillStarts, this.heldSkills, this.skillStrengths, this.skillMonths];
    const others = [this.employerStarts, this.employers, this.groupBits];
    const facts = FACT_COLUMNS.map((column) => this[column]);
    return [...vectors, ...work, ...skills, ...others, ...facts].reduce(
      (sum, { values }) => sum + values.byteLength,
      this.texts.byteLength + UUID_BYTES * this.ids.count,
    );
  }

  idAt(row: number): string {
    return this.ids.at(row);
  }

  remove(id: string): void {
    const row = this.ids.find(id);
    if (row === -1 || this.inUse.values[row] === 0) return;
    this.inUse.values[row] = 0;
    this.removedCount += 1;
  }
}

const UUID_BYTES = 16;

/** Numbers of the texts of a shard in a dictionary of the tenant. */
function numberTexts(bytes: ArrayReader, dictionary: ColumnDictionary): Int32Array {
  return Int32Array.from(bytes.readTexts(), (text) => dictionary.indexOf(text));
}

function numberTitles(bytes: ArrayReader, dictionaries: RankingDictionaries): Int32Array {
  const texts = bytes.readTexts();
  const occupations = new ByteReader(Buffer.from(bytes.readBytes()));
  return Int32Array.from(texts, (title) => {
    let isRead = false;
    const number = dictionaries.titleNumber(title, () => {
      isRead = true;
      return readTitleOccupations(occupations);
    });
    if (!isRead) skipTitleOccupations(occupations);
    return number;
  });
}

function renumber(values: Int32Array<ArrayBuffer>, numbers: Int32Array): Int32Array<ArrayBuffer> {
  for (let at = 0; at < values.length; at += 1) values[at] = numbers[values[at]!]!;
  return values;
}

function renumberBits(bits: number, numbers: Int32Array): number {
  let renumbered = 0;
  for (let at = 0; at < numbers.length; at += 1)
    if ((bits & (1 << at)) !== 0) renumbered |= 1 << numbers[at]!;
  return renumbered;
}
