import { readPlacedTitle } from '../profile/title-reading';
import { readPlacements, skipPlacements } from './candidate-outline';
import { ByteReader } from './byte-reader';
import { Facet } from './facet';
import type {
  AuthorizationFacet,
  CertificateFacet,
  EducationFacet,
  LanguageFacet,
  PayFacet,
  PlaceFacet,
  ScheduleFacet,
} from './facet-kinds';
import { Fractions, Integers, Numbering } from './growing';
import { SkillTable } from './skill-table';
import { TitleTable } from './title-table';
import { VectorTable } from './vector-table';

/**
 * Stores candidates as numeric columns with all data that determines their scores, in about as many bytes as the resumes
 * have letters. A change of a candidate appends a row and deletes the old one.
 */
export class CandidateTable {
  readonly ids: string[] = [];
  private readonly rowOf = new Map<string, number>();
  private buried = 0;
  /** 1 for rows in use. */
  readonly inUse = new Integers();

  readonly titles = new TitleTable();
  readonly skills = new SkillTable();
  readonly texts = new VectorTable<number>();
  readonly employers = new VectorTable<string>();

  /** Past jobs and wishes of a row stand between its start and the next, the last three jobs first among the jobs. */
  readonly workStarts = new Integers();
  readonly workTitles = new Integers();
  readonly workMonths = new Fractions();
  /** How much its closeness counts; 0 for all but the last three. */
  readonly workRecency = new Fractions();
  readonly wishStarts = new Integers();
  readonly wishTitles = new Integers();
  readonly skillStarts = new Integers();
  readonly heldSkills = new Integers();
  readonly skillStrengths = new Fractions();
  /** -1 where not known. */
  readonly skillMonths = new Fractions();

  readonly certificateFacet = new Facet<CertificateFacet>();
  readonly educationFacet = new Facet<EducationFacet>();
  readonly languageFacet = new Facet<LanguageFacet>();
  readonly placeFacet = new Facet<PlaceFacet>();
  readonly payFacet = new Facet<PayFacet>();
  readonly scheduleFacet = new Facet<ScheduleFacet>();
  readonly authorizationFacet = new Facet<AuthorizationFacet>();
  readonly certificates = new Integers();
  readonly education = new Integers();
  readonly languages = new Integers();
  readonly places = new Integers();
  readonly pay = new Integers();
  readonly schedules = new Integers();
  readonly authorization = new Integers();

  readonly distinctOwners = new Numbering<string>();
  readonly owners = new Integers();
  readonly groups = new Numbering<string>();
  /** A bit for each major group of past work. */
  readonly groupBits = new Integers();
  readonly historyEffects = new Fractions();

  constructor() {
    for (const starts of [this.workStarts, this.wishStarts, this.skillStarts]) starts.push(0);
  }

  /** Candidates in use. */
  get size(): number {
    return this.rowOf.size;
  }

  /** Deleted rows; rebuild the table when most rows are deleted. */
  get wasted(): number {
    return this.buried;
  }

  /** `owner` is whose candidate it is, `outline` what `candidateOutline` wrote of it. */
  put(id: string, owner: string, outline: Buffer): void {
    this.remove(id);
    this.rowOf.set(id, this.ids.length);
    this.ids.push(id);
    this.inUse.push(1);
    this.owners.push(this.distinctOwners.numberOf(owner));
    const bytes = new ByteReader(outline);
    this.putFacets(bytes);
    this.putWork(bytes);
    this.putSkills(bytes);
    for (let left = bytes.count(); left > 0; left -= 1) this.texts.add(bytes.word(), bytes.fraction());
    this.texts.close();
    for (let left = bytes.count(); left > 0; left -= 1) this.employers.add(bytes.text(), 1);
    this.employers.close();
    let bits = 0;
    for (let left = bytes.count(); left > 0; left -= 1) bits |= 1 << this.groups.numberOf(bytes.text());
    this.groupBits.push(bits);
    this.historyEffects.push(bytes.fraction());
  }

  remove(id: string): void {
    const row = this.rowOf.get(id);
    if (row === undefined) return;
    this.inUse.values[row] = 0;
    this.rowOf.delete(id);
    this.buried += 1;
  }

  private putFacets(bytes: ByteReader): void {
    this.certificates.push(this.certificateFacet.numberOf(bytes.text()));
    this.education.push(this.educationFacet.numberOf(bytes.text()));
    this.languages.push(this.languageFacet.numberOf(bytes.text()));
    this.places.push(this.placeFacet.numberOf(bytes.text()));
    this.pay.push(this.payFacet.numberOf(bytes.text()));
    this.schedules.push(this.scheduleFacet.numberOf(bytes.text()));
    this.authorization.push(this.authorizationFacet.numberOf(bytes.text()));
  }

  private putWork(bytes: ByteReader): void {
    for (let left = bytes.count(); left > 0; left -= 1) {
      this.workTitles.push(this.titleNumber(bytes));
      this.workMonths.push(bytes.fraction());
      this.workRecency.push(bytes.fraction());
    }
    this.workStarts.push(this.workTitles.length);
    for (let left = bytes.count(); left > 0; left -= 1) this.wishTitles.push(this.titleNumber(bytes));
    this.wishStarts.push(this.wishTitles.length);
  }

  private titleNumber(bytes: ByteReader): number {
    const title = bytes.text();
    const known = this.titles.known(title);
    if (known === undefined) return this.titles.add(readPlacedTitle(title, readPlacements(bytes)));
    skipPlacements(bytes);
    return known;
  }

  private putSkills(bytes: ByteReader): void {
    for (let left = bytes.count(); left > 0; left -= 1) {
      this.heldSkills.push(this.skills.numberOf(bytes.text()));
      this.skillStrengths.push(bytes.fraction());
      this.skillMonths.push(bytes.fraction());
    }
    this.skillStarts.push(this.heldSkills.length);
  }
}
