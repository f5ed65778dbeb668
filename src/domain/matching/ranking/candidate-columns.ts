import { computeTitleFeatures } from '../profile/title-features';
import { readTitleOccupations, skipTitleOccupations } from './candidate-features';
import { ByteReader } from './byte-reader';
import { DictionaryColumn } from './dictionary-column';
import type {
  AuthorizationFeatures,
  CertificateFeatures,
  EducationFeatures,
  LanguageFeatures,
  PayFeatures,
  PlaceFeatures,
  ScheduleFeatures,
} from './dictionary-column-types';
import { Float32Vector, Int32Vector, Dictionary } from './typed-vectors';
import { SkillDictionary } from './skill-dictionary';
import { TitleDictionary } from './title-dictionary';
import { SparseVectorIndex } from './sparse-vector-index';

/**
 * Stores candidates as numeric columns with all data that determines their scores, in about as many bytes as the resumes
 * have letters. A change of a candidate appends a row and deletes the old one.
 */
export class CandidateColumns {
  readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private deletedCount = 0;
  /** 1 for rows in use. */
  readonly inUse = new Int32Vector();

  readonly titles = new TitleDictionary();
  readonly skills = new SkillDictionary();
  readonly texts = new SparseVectorIndex<number>();
  readonly employers = new SparseVectorIndex<string>();

  /**
   * Positions and preferred titles of a row are between its start and the start of the next row; the three latest
   * positions come first.
   */
  readonly workStarts = new Int32Vector();
  readonly workTitles = new Int32Vector();
  readonly workMonths = new Float32Vector();
  /** Recency weight of the title similarity; 0 for all but the three latest positions. */
  readonly workRecency = new Float32Vector();
  readonly preferenceStarts = new Int32Vector();
  readonly preferenceTitles = new Int32Vector();
  readonly skillStarts = new Int32Vector();
  readonly heldSkills = new Int32Vector();
  readonly skillStrengths = new Float32Vector();
  /** -1 if unknown. */
  readonly skillMonths = new Float32Vector();

  readonly certificateDictionary = new DictionaryColumn<CertificateFeatures>();
  readonly educationDictionary = new DictionaryColumn<EducationFeatures>();
  readonly languageDictionary = new DictionaryColumn<LanguageFeatures>();
  readonly placeDictionary = new DictionaryColumn<PlaceFeatures>();
  readonly payDictionary = new DictionaryColumn<PayFeatures>();
  readonly scheduleDictionary = new DictionaryColumn<ScheduleFeatures>();
  readonly authorizationDictionary = new DictionaryColumn<AuthorizationFeatures>();
  readonly certificates = new Int32Vector();
  readonly education = new Int32Vector();
  readonly languages = new Int32Vector();
  readonly places = new Int32Vector();
  readonly pay = new Int32Vector();
  readonly schedules = new Int32Vector();
  readonly authorization = new Int32Vector();

  readonly distinctOwners = new Dictionary<string>();
  readonly owners = new Int32Vector();
  readonly groups = new Dictionary<string>();
  /** A bit for each major group of past work. */
  readonly groupBits = new Int32Vector();
  readonly historyEffects = new Float32Vector();

  constructor() {
    for (const starts of [this.workStarts, this.preferenceStarts, this.skillStarts]) starts.push(0);
  }

  /** Candidates in use. */
  get size(): number {
    return this.rowOf.size;
  }

  /** Number of deleted rows; rebuild the table when most rows are deleted. */
  get deletedRows(): number {
    return this.deletedCount;
  }

  /** Adds or replaces a candidate. `owner` is its tenant; `features` is the output of `serializeCandidateFeatures`. */
  put(id: string, owner: string, features: Buffer): void {
    this.remove(id);
    this.rowOf.set(id, this.ids.length);
    this.ids.push(id);
    this.inUse.push(1);
    this.owners.push(this.distinctOwners.indexOf(owner));
    const bytes = new ByteReader(features);
    this.putDictionaryColumns(bytes);
    this.putWork(bytes);
    this.putSkills(bytes);
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      this.texts.add(bytes.readUint32(), bytes.readFloat32());
    this.texts.endRow();
    for (let left = bytes.readVarint(); left > 0; left -= 1) this.employers.add(bytes.readString(), 1);
    this.employers.endRow();
    let bits = 0;
    for (let left = bytes.readVarint(); left > 0; left -= 1)
      bits |= 1 << this.groups.indexOf(bytes.readString());
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

  private putDictionaryColumns(bytes: ByteReader): void {
    this.certificates.push(this.certificateDictionary.indexOf(bytes.readString()));
    this.education.push(this.educationDictionary.indexOf(bytes.readString()));
    this.languages.push(this.languageDictionary.indexOf(bytes.readString()));
    this.places.push(this.placeDictionary.indexOf(bytes.readString()));
    this.pay.push(this.payDictionary.indexOf(bytes.readString()));
    this.schedules.push(this.scheduleDictionary.indexOf(bytes.readString()));
    this.authorization.push(this.authorizationDictionary.indexOf(bytes.readString()));
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
    const title = bytes.readString();
    const existing = this.titles.find(title);
    if (existing === undefined)
      return this.titles.add(computeTitleFeatures(title, readTitleOccupations(bytes)));
    skipTitleOccupations(bytes);
    return existing;
  }

  private putSkills(bytes: ByteReader): void {
    for (let left = bytes.readVarint(); left > 0; left -= 1) {
      this.heldSkills.push(this.skills.indexOf(bytes.readString()));
      this.skillStrengths.push(bytes.readFloat32());
      this.skillMonths.push(bytes.readFloat32());
    }
    this.skillStarts.push(this.heldSkills.length);
  }
}
