import { layoutFromText } from '../../../src/domain/layout/text-layout';
import type { LayoutDocument } from '../../../src/domain/layout/layout-document';
import { findLanguageNames } from '../../../src/domain/parsing/text/language-names';
import { foldText } from '../../../src/domain/parsing/text/normalize';
import { sourceText } from '../../../src/domain/parsing/text/source-text';
import { isPlace } from '../../../src/domain/parsing/places/places';
import { detectHeading } from '../../../src/domain/parsing/resume/segmentation/headings/headings';
import {
  isProse,
  readLines,
  type ResumeLine,
} from '../../../src/domain/parsing/resume/segmentation/resume-lines';
import { piecesOf, type LinePiece } from '../../../src/domain/parsing/resume/roles/pieces';
import { ROLE_COUNT, roleIndex, type Role } from '../../../src/domain/parsing/resume/roles/role';
import { roleFeatures } from '../../../src/domain/parsing/resume/roles/role-features';
import { allowedRoles, boundariesOf } from '../../../src/domain/parsing/resume/roles/role-model';
import type { RoleSequence } from './role-field';

/** Values of a resume with their alternatives. */
export interface RoleTruth {
  name: string[];
  work: { employer: string[]; title: string[]; dates: string[] }[];
  education: { school: string[]; degree: string[]; dates: string[] }[];
  skills: string[][];
  certifications: string[][];
}

export interface LabelledRoles {
  lines: ResumeLine[];
  pieces: LinePiece[];
  roles: (Role | null)[];
  sequence: RoleSequence;
}

const CONTACT = /@|\d{3}[-. )/]+\d{3,4}|\b\d{10}\b|\b(?:www|https?|linkedin)\b|\bP\.?O\.? Box\b|^\d+ \p{L}/iu;
const HEADER_LINES = 12;

export function labelText(text: string, truth: RoleTruth): LabelledRoles {
  return labelDocument(layoutFromText(text), truth);
}

/** Finds the values of a resume in the pieces of its lines, and gives all other pieces a role by simple signs. */
export function labelDocument(document: LayoutDocument, truth: RoleTruth): LabelledRoles {
  const lines = readLines(sourceText(document));
  const pieces = piecesOf(lines);
  const labeller = new Labeller(lines, pieces);
  labeller.label(truth);
  const all = (1 << ROLE_COUNT) - 1;
  const possible = allowedRoles(pieces);
  const right = Int32Array.from(labeller.roles, (role, at) =>
    role === null ? possible[at]! & all : 1 << roleIndex(role),
  );
  right.forEach((mask, at) => (right[at] = mask & possible[at]! || possible[at]!));
  const sequence = {
    rows: roleFeatures(lines, pieces),
    boundaries: boundariesOf(lines, pieces),
    right,
    possible,
  };
  return { lines, pieces, roles: labeller.roles, sequence };
}

interface Run {
  from: number;
  to: number;
  similarity: number;
}

class Labeller {
  readonly roles: (Role | null)[];
  private readonly words: string[][];

  constructor(
    private readonly lines: readonly ResumeLine[],
    private readonly pieces: readonly LinePiece[],
  ) {
    this.roles = pieces.map(({ date }) => (date ? 'date' : null));
    this.words = pieces.map(({ text }) => wordsOf(text));
  }

  label(truth: RoleTruth): void {
    const [name] = this.runs(truth.name, 0.7).filter(({ from }) => this.pieces[from]!.line < 40);
    if (name) this.mark(name, 'name');
    for (const { employer, title, dates } of truth.work)
      this.markPair(employer, 'employer', title, 'title', dates);
    for (const { school, degree, dates } of truth.education)
      this.markPair(school, 'school', degree, 'degree', dates);
    for (const names of truth.certifications)
      for (const run of this.runs(names, 0.6)) this.mark(run, 'certification');
    for (const names of truth.skills) for (const run of this.runs(names, 0.7)) this.mark(run, 'skill');
    this.markOthers();
  }

  private mark({ from, to }: Run, role: Role): void {
    for (let at = from; at <= to; at++) this.roles[at] ??= role;
  }

  /** Runs of pieces without a role on one line that resemble one of the texts, best first. */
  private runs(texts: readonly string[], least: number): Run[] {
    const wanted = texts.map(wordsOf).filter((words) => words.length > 0);
    const runs: Run[] = [];
    for (let from = 0; from < this.pieces.length; from++) {
      const words: string[] = [];
      for (let to = from; to < Math.min(from + 5, this.pieces.length); to++) {
        if (this.pieces[to]!.line !== this.pieces[from]!.line || this.roles[to] !== null) break;
        words.push(...this.words[to]!);
        const similarity = Math.max(0, ...wanted.map((text) => similarityOf(text, words)));
        if (similarity >= least) runs.push({ from, to, similarity });
      }
    }
    return runs.sort((a, b) => b.similarity - a.similarity || a.from - b.from);
  }

  private markPair(one: string[], oneRole: Role, other: string[], otherRole: Role, dates: string[]): void {
    const ones = best(this.runs(one, 0.6));
    const others = best(this.runs(other, 0.6));
    const years = dates.map((date) => date.slice(0, 4)).filter((year) => /^\d{4}$/.test(year));
    const short = years.map((year) => year.slice(2));
    const dateLines = this.pieces.flatMap(({ date, text, line }) =>
      date !== null && years.some((year, at) => text.includes(year) || text.includes(short[at] as string))
        ? [line]
        : [],
    );
    const distance = (run: Run): number =>
      Math.min(8, ...dateLines.map((line) => Math.abs(line - this.pieces[run.from]!.line)));
    let cost = Infinity;
    let pair: [Run | null, Run | null] = [null, null];
    for (const left of ones.length > 0 ? ones : [null])
      for (const right of others.length > 0 ? others : [null]) {
        if (left && right && left.from <= right.to && right.from <= left.to) continue;
        const apart =
          left && right ? Math.abs(this.pieces[left.from]!.line - this.pieces[right.from]!.line) : 0;
        const near = (left ? distance(left) : 0) + (right ? distance(right) : 0);
        const value = apart + near - 3 * ((left?.similarity ?? 0) + (right?.similarity ?? 0));
        if (value < cost) [cost, pair] = [value, [left, right]];
      }
    if (pair[0]) this.mark(pair[0], oneRole);
    if (pair[1]) this.mark(pair[1], otherRole);
  }

  private markOthers(): void {
    const marked = this.lines.map((_line, index) =>
      this.pieces.some(
        ({ line }, at) => line === index && this.roles[at] !== null && this.roles[at] !== 'date',
      ),
    );
    const headings = new Set(
      this.lines.flatMap((line, index) => (this.isHeading(line, index, marked) ? [index] : [])),
    );
    this.pieces.forEach((piece, at) => {
      if (this.roles[at] !== null) return;
      const line = this.lines[piece.line]!;
      const labelled = detectHeading(line);
      if (headings.has(piece.line)) this.roles[at] = 'heading';
      else if (
        piece.at === 0 &&
        labelled?.contentAt !== null &&
        labelled &&
        piece.after > 0 &&
        marked[piece.line]
      )
        this.roles[at] = 'heading';
      else if (piece.line < HEADER_LINES && CONTACT.test(piece.text)) this.roles[at] = 'contact';
      else if (isPlace(piece.text)) this.roles[at] = 'place';
      else if (
        piece.text.split(' ').length <= 5 &&
        !isProse(line) &&
        !line.bullet &&
        findLanguageNames(piece.text).length > 0
      )
        this.roles[at] = 'language';
      else if (!marked[piece.line] && (line.bullet || isProse(line) || line.words >= 5))
        this.roles[at] = 'text';
      else this.roles[at] = 'other';
    });
  }

  private isHeading(line: ResumeLine, index: number, marked: readonly boolean[]): boolean {
    if (marked[index] || line.bullet || line.words > 7 || line.dates.length > 0) return false;
    const known = detectHeading(line);
    if (known && known.contentAt === null && (known.strength >= 0.4 || line.caps)) return true;
    const next = this.lines[index + 1];
    if (index < 2 || !line.spaceBefore || !next || CONTACT.test(line.text)) return false;
    if (/[.,;]$/.test(line.text) || isProse(line)) return false;
    const after = [index + 1, index + 2, index + 3].some((at) => marked[at]);
    return after && this.pieces.filter((piece) => piece.line === index).length <= 2;
  }
}

function best(runs: Run[]): Run[] {
  const [first] = runs;
  return first ? runs.filter(({ similarity }) => similarity >= first.similarity - 0.1).slice(0, 12) : [];
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** F1 of the words in common. */
function similarityOf(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  let common = 0;
  for (const word of one) {
    const at = rest.indexOf(word);
    if (at === -1) continue;
    rest.splice(at, 1);
    common++;
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}
