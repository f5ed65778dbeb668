import type { SampledScoreRow } from '../../db/records/score-log.repository';

const RECOMMENDATIONS = ['not_eligible', 'weak_match', 'possible_match', 'good_match', 'strong_match'];

/** What counts as selected. */
export type SelectionRule =
  | { kind: 'recommendation'; atLeast: string }
  | { kind: 'top'; k: number }
  | { kind: 'score'; atLeast: number }
  | { kind: 'decision'; outcome: 'advanced' | 'hired' }
  | { kind: 'placement' };

/** The forms of a rule, for messages. */
export const RULE_FORMS =
  'recommendation:good_match, top:10, score:70, decision:advanced, decision:hired or placement';

/** Reads a rule in one of the forms; null if it is none. */
export function parseSelectionRule(text: string): SelectionRule | null {
  const [kind, value = '', ...rest] = text.split(':');
  if (rest.length > 0) return null;
  const number = /^\d{1,3}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
  switch (kind) {
    case 'recommendation':
      return RECOMMENDATIONS.includes(value) ? { kind, atLeast: value } : null;
    case 'top':
      return Number.isInteger(number) && number >= 1 ? { kind, k: number } : null;
    case 'score':
      return number <= 100 ? { kind, atLeast: number } : null;
    case 'decision':
      return value === 'advanced' || value === 'hired' ? { kind, outcome: value } : null;
    case 'placement':
      return text === 'placement' ? { kind } : null;
    default:
      return null;
  }
}

/** Says in words what counts as selected. */
export function describeRule(rule: SelectionRule): string {
  switch (rule.kind) {
    case 'recommendation':
      return `The recommendation is ${rule.atLeast} or better.`;
    case 'top':
      return `The person is among the first ${rule.k} of the latest ranking.`;
    case 'score':
      return `The score is ${rule.atLeast} or more.`;
    case 'decision':
      return rule.outcome === 'hired'
        ? 'The latest decision is hired.'
        : 'The latest decision is advanced or hired.';
    case 'placement':
      return 'The placement has started.';
  }
}

export function isSelected(rule: SelectionRule, row: SampledScoreRow): boolean {
  switch (rule.kind) {
    case 'recommendation':
      return RECOMMENDATIONS.indexOf(row.recommendation ?? '') >= RECOMMENDATIONS.indexOf(rule.atLeast);
    case 'top':
      return row.rank !== null && row.rank <= rule.k;
    case 'score':
      return row.score >= rule.atLeast;
    case 'decision':
      // A person who was hired was advanced before.
      return row.outcome === 'hired' || row.outcome === rule.outcome;
    case 'placement':
      return row.has_started;
  }
}
