import { Float32Vector, Int32Vector } from './typed-vectors';
import type { SparseMatrix } from './sparse-vector-index';

/**
 * Candidates as numeric columns with all data that determines their scores, in about as many bytes as the resumes have
 * letters. The numbers of titles, skills, facts, employers and owners refer to dictionaries outside of the table.
 */
export abstract class CandidateColumns {
  /** 1 for rows in use. */
  readonly inUse = new Int32Vector();
  /** Word stems of the texts of each row. */
  abstract readonly texts: SparseMatrix<number>;

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
  readonly employerStarts = new Int32Vector();
  readonly employers = new Int32Vector();

  readonly certificates = new Int32Vector();
  readonly education = new Int32Vector();
  readonly languages = new Int32Vector();
  readonly places = new Int32Vector();
  readonly pay = new Int32Vector();
  readonly schedules = new Int32Vector();
  readonly authorization = new Int32Vector();

  readonly owners = new Int32Vector();
  /** A bit for each major group of past work. */
  readonly groupBits = new Int32Vector();
  readonly historyEffects = new Float32Vector();

  /** Number of rows, including those not in use. */
  get rowCount(): number {
    return this.inUse.length;
  }

  /** Rows in use. */
  abstract readonly size: number;

  abstract idAt(row: number): string;

  /** Excludes a candidate. Does nothing if the table does not contain it. */
  abstract remove(id: string): void;
}
