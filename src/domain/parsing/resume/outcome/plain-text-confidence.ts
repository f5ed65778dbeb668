import type { Evidence } from '../../../common';
import { logistic } from '../../../numbers';
import { roundToFourDecimals } from '../../../rounding';
import type { Certification, EducationItem, WorkItem } from '../../parsed-resume';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import { countWords } from '../../text/word-count';
import weights from '../data/plain-text-confidence.json';
import { hasCertificationCue } from '../fields/certifications/certification-cue';
import { institutionScore } from '../fields/education/degrees';
import { chanceOf, type LineRoles } from '../roles/line-roles';
import type { Role } from '../roles/role';
import type { EntryConfidences } from './calibration';

/** What tells right values of a plain text from wrong ones. Most signs are shares or 0 or 1; `chance` is log odds. */
export const VALUE_SIGNS = [
  'constant',
  'chance',
  'longPiece',
  'unrated',
  'ruleConfidence',
  'wordScore',
  'doubtfulSections',
  'lacksPartner',
  'missedShare',
  'length',
  'startsSmall',
  'hasComma',
] as const;
type ValueSigns = Record<(typeof VALUE_SIGNS)[number], number>;

export const VALUE_KINDS = ['title', 'employer', 'school', 'degree', 'certification'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number] & Role;

/** Weights of the signs by kind of value, fitted by `tools/quality/entry-confidences/fit-plain-text.ts`. */
export type PlainTextWeights = Record<ValueKind, ValueSigns>;

type PlainTextItem = WorkItem | EducationItem | Certification;

interface PlainTextFields {
  work: WorkItem[];
  volunteer: WorkItem[];
  education: EducationItem[];
  certifications: Certification[];
}

interface RatedValue {
  kind: ValueKind;
  value: string;
  signs: ValueSigns;
}

const MAX_CONFIDENCE = 0.99;
/** Chances nearer to 0 and 1 say no more. */
const MIN_CHANCE = 0.002;
/** Employers without a name, whose role no model knows: "private family". */
const UNNAMED = /^(?:an? |the )?(?:private|various|several|different)\b|^self[- ]employed/i;
/** A piece much longer than a value contains other values too. */
const MAX_PIECE_LENGTH = 1.6;
const MAX_EXCESS = 4;
/** Probability from which a piece that no entry contains counts as a missed value. */
const SURE_ROLE = 0.6;
const MAX_LENGTH = 2;

/**
 * Confidences of the entries of a plain text, whose layout the rules may not know: a logistic regression over signs such as the
 * roles of the lines. The confidence of an entry is the mean over its values.
 */
export class PlainTextConfidences implements EntryConfidences {
  private readonly signs: PlainTextSigns;

  constructor(fields: PlainTextFields, roles: LineRoles, areDoubtful: boolean) {
    this.signs = new PlainTextSigns(fields, roles, areDoubtful);
  }

  of(item: PlainTextItem): number {
    const rated = this.signs.of(item);
    if (rated.length === 0) return item.confidence;
    const sum = rated.reduce((total, { kind, signs }) => total + probability(signs, weights[kind]), 0);
    return roundToFourDecimals(Math.min(MAX_CONFIDENCE, sum / rated.length));
  }
}

function probability(signs: ValueSigns, kindWeights: ValueSigns): number {
  return logistic(VALUE_SIGNS.reduce((sum, sign) => sum + signs[sign] * kindWeights[sign], 0));
}

/** The signs of the values of entries. */
export class PlainTextSigns {
  private readonly missedShares: ReadonlyMap<Role, number>;

  constructor(
    { work, volunteer, education, certifications }: PlainTextFields,
    private readonly roles: LineRoles,
    private readonly areDoubtful: boolean,
  ) {
    this.missedShares = missedShares(
      roles,
      [...work, ...volunteer, ...education, ...certifications].flatMap(({ evidence }) => evidence ?? []),
    );
  }

  /** The values of an entry with their signs. */
  of(item: PlainTextItem): RatedValue[] {
    const values: [ValueKind, string | null][] =
      'position' in item
        ? [
            ['title', item.position],
            ['employer', item.name],
          ]
        : 'studyType' in item
          ? [
              ['school', item.institution],
              ['degree', item.studyType],
            ]
          : [['certification', item.name]];
    const lacksPartner = values.some(([, value]) => value === null);
    return values.flatMap(([kind, value]) =>
      value === null ? [] : [{ kind, value, signs: this.signsOf(item, kind, value, lacksPartner) }],
    );
  }

  private signsOf(
    { evidence, confidence }: PlainTextItem,
    kind: ValueKind,
    value: string,
    lacksPartner: boolean,
  ): ValueSigns {
    const isUnnamed = kind === 'employer' && UNNAMED.test(value);
    const rated = isUnnamed ? 'unrated' : chanceIn(this.roles, evidence ?? [], value, kind);
    return {
      constant: 1,
      chance: typeof rated === 'number' ? logit(rated) : 0,
      longPiece: Number(rated === 'longPiece'),
      unrated: Number(rated === 'unrated'),
      ruleConfidence: confidence,
      wordScore: wordScore(kind, value),
      doubtfulSections: Number(this.areDoubtful),
      lacksPartner: Number(lacksPartner),
      missedShare: this.missedShares.get(kind) ?? 0,
      length: Math.min(MAX_LENGTH, countWords(value) / 6),
      startsSmall: Number(/^\p{Ll}/u.test(value)),
      hasComma: Number(value.includes(',')),
    };
  }
}

function logit(chance: number): number {
  const limited = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chance));
  return Math.log(limited / (1 - limited));
}

function wordScore(kind: ValueKind, value: string): number {
  if (kind === 'title') return titleScore(value);
  if (kind === 'employer') return employerScore(value);
  if (kind === 'school') return institutionScore(value);
  return kind === 'certification' && hasCertificationCue(value) ? 1 : 0;
}

/** Shares of the pieces of a role that are in no entry, which tells of a layout that the rules misread. */
function missedShares(roles: LineRoles, evidence: readonly Evidence[]): Map<Role, number> {
  const spans = evidence
    .flatMap(({ charStart, charEnd }) =>
      charStart == null || charEnd == null ? [] : [{ start: charStart, end: charEnd }],
    )
    .sort((a, b) => a.start - b.start);
  const counts = new Map<Role, { all: number; missed: number }>();
  for (const { role, probability: chance, start, end } of roles.pieces) {
    if (chance < SURE_ROLE) continue;
    const count = counts.get(role) ?? { all: 0, missed: 0 };
    counts.set(role, count);
    count.all += 1;
    if (!spans.some((span) => span.start < end && span.end > start)) count.missed += 1;
  }
  return new Map([...counts].map(([role, { all, missed }]) => [role, missed / (all + 1)]));
}

/** Mean chance of a role among the pieces of a value, weighted by their length. */
function chanceIn(
  roles: LineRoles,
  evidence: readonly Evidence[],
  value: string,
  role: Role,
): number | 'longPiece' | 'unrated' {
  const span = evidence.find(({ text }) => text.replace(/\s+/g, ' ') === value);
  const start = span?.charStart ?? null;
  const end = span?.charEnd ?? null;
  if (start === null || end === null) return 'unrated';
  const longest = MAX_PIECE_LENGTH * (end - start) + MAX_EXCESS;
  let sum = 0;
  let length = 0;
  let hasLongPiece = false;
  for (const piece of roles.within({ start, end })) {
    if (piece.date !== null) continue;
    if (piece.end - piece.start > longest) hasLongPiece = true;
    else {
      sum += piece.text.length * chanceOf(piece, role);
      length += piece.text.length;
    }
  }
  if (length > 0) return sum / length;
  return hasLongPiece ? 'longPiece' : 'unrated';
}
