import type { DateMention } from '../../text/dates';
import type { Span } from '../../text/source-text';
import type { ResumeLine } from '../segmentation/resume-lines';
import { chanceOf, type LineRoles } from './line-roles';
import type { RatedPiece } from './role-model';

/** A title, an employer, a date or a place of a position, of one piece or of adjacent ones. */
export interface RoleField extends Span {
  role: 'title' | 'employer' | 'date' | 'place';
  /** Index of its line. */
  line: number;
  chance: number;
  date: DateMention | null;
}

const MIN_CHANCE = 0.4;
/** Separators that titles and employers contain: slashes, commas, "for". */
const SOFT_SEPARATORS = new Set([3, 4, 8, 10, 11]);
/** Probability from which a line is running text, whose dates are of no entry. */
const SURE_TEXT = 0.6;

/** Returns the fields of positions in lines, in order. */
export function roleFields(lines: readonly ResumeLine[], roles: LineRoles): RoleField[] {
  const fields: RoleField[] = [];
  lines.forEach((line, index) => {
    const pieces = roles.within(line);
    const named = pieces.some((piece) => roleOf(piece) === 'title' || roleOf(piece) === 'employer');
    const isText = pieces.some(
      (piece) => chanceOf(piece, 'text') > SURE_TEXT && piece.text.split(' ').length > 2,
    );
    let last: RatedPiece | null = null;
    for (const piece of pieces) {
      const role = roleOf(piece);
      const open = fields.at(-1);
      if (role !== null && (role !== 'date' || named || !isText)) {
        if (open && last && open.role === role && role !== 'date' && continues(last, piece))
          open.end = piece.end;
        else if (open && piece.date && isEndOfRange(open, piece.date, index))
          open.date = { ...open.date!, end: piece.end, to: piece.date.from, range: true };
        else
          fields.push({
            role,
            line: index,
            start: piece.start,
            end: piece.end,
            chance: role === 'date' ? 1 : chanceOf(piece, role),
            date: piece.date,
          });
      }
      last = piece;
    }
  });
  return fields;
}

/** True for "Period: Mar 2018   Oct 2021", the two ends of a range. */
function isEndOfRange({ date, line }: RoleField, end: DateMention, at: number): boolean {
  return (
    date !== null &&
    line === at &&
    !date.range &&
    !end.range &&
    date.from !== null &&
    end.from !== null &&
    date.from < end.from
  );
}

function continues(last: RatedPiece, piece: RatedPiece): boolean {
  return last.line === piece.line && piece.at === last.at + 1 && SOFT_SEPARATORS.has(piece.before);
}

function roleOf(piece: RatedPiece): RoleField['role'] | null {
  if (piece.date) return 'date';
  const { role } = piece;
  if (role === 'title' || role === 'employer') return piece.probability >= MIN_CHANCE ? role : null;
  return role === 'place' ? 'place' : null;
}
