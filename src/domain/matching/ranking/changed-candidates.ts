import { ByteReader } from './byte-reader';
import { CandidateColumns } from './candidate-columns';
import { readTitleOccupations, skipTitleOccupations } from './candidate-features';
import { FACT_COLUMNS, type ColumnDictionaries } from './column-dictionaries';
import { SparseVectorIndex } from './sparse-vector-index';

/** A table to which candidates are added one by one. A change of a candidate appends a row and deletes the old one. */
export class ChangedCandidates extends CandidateColumns {
  readonly texts = new SparseVectorIndex<number>();
  private readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private deletedCount = 0;

  constructor(private readonly dictionaries: ColumnDictionaries) {
    super();
    for (const starts of [this.workStarts, this.preferenceStarts, this.skillStarts, this.employerStarts])
      starts.push(0);
  }

  get size(): number {
    return this.rowOf.size;
  }

  /** Number of deleted rows; rebuild the table when most rows are deleted. */
  get deletedRows(): number {
    return this.deletedCount;
  }

  idAt(row: number): string {
    return this.ids[row]!;
  }

  /** Adds or replaces a candidate. `owner` is its tenant; `features` is the output of `serializeCandidateFeatures`. */
  put(id: string, owner: string, features: Buffer): void {
    this.remove(id);
    this.rowOf.set(id, this.ids.length);
    this.ids.push(id);
    this.inUse.push(1);
    this.owners.push(this.dictionaries.owners.indexOf(owner));
    const bytes = new ByteReader(features);
    for (const column of FACT_COLUMNS)
      this[column].push(this.dictionaries[column].indexOf(bytes.readString()));
    this.putWork(bytes);
    this.putSkills(bytes);
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      this.texts.add(bytes.readUint32(), bytes.readFloat32());
    this.texts.endRow();
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      this.employers.push(this.dictionaries.employers.indexOf(bytes.readString()));
    this.employerStarts.push(this.employers.length);
    let bits = 0;
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      bits |= 1 << this.dictionaries.groups.indexOf(bytes.readString());
    this.groupBits.push(bits);
    this.historyEffects.push(bytes.readFloat32());
  }

  remove(id: string): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.inUse.values[row] = 0;
    this.rowOf.delete(id);
    this.deletedCount += 1;
  }

  private putWork(bytes: ByteReader): void {
    for (let left = bytes.readVarint(); left > 0; left -= 1) {
      this.workTitles.push(this.titleNumber(bytes));
      this.workMonths.push(bytes.readFloat32());
      this.workRecency.push(bytes.readFloat32());
    }
    this.workStarts.push(this.workTitles.length);
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      this.preferenceTitles.push(this.titleNumber(bytes));
    this.preferenceStarts.push(this.preferenceTitles.length);
  }

  private titleNumber(bytes: ByteReader): number {
    let isRead = false;
    const number = this.dictionaries.titleNumber(bytes.readString(), () => {
      isRead = true;
      return readTitleOccupations(bytes);
    });
    if (!isRead) skipTitleOccupations(bytes);
    return number;
  }

  private putSkills(bytes: ByteReader): void {
    for (let left = bytes.readVarint(); left > 0; left -= 1) {
      this.heldSkills.push(this.dictionaries.skills.indexOf(bytes.readString()));
      this.skillStrengths.push(bytes.readFloat32());
      this.skillMonths.push(bytes.readFloat32());
    }
    this.skillStarts.push(this.heldSkills.length);
  }
}
