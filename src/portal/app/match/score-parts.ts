import type { components } from '@tenure/client';
import { COMPONENT_LABELS } from './component-labels';

export type Match = components['schemas']['Match'];
/** What a score is made of; a previewed match has no id. */
type ScoredMatch = Pick<Match, 'componentScores' | 'subModels' | 'recommendation' | 'finalScore'>;
type ComponentName = keyof Match['componentScores'];

/** One part of a score: its own score, its weight in the total, and its contribution in points. */
export interface ScorePart {
  id: string;
  name: string;
  kind: 'component' | 'semantic' | 'retention' | 'cap';
  score: number | null;
  /** Share of the total, 0–1; the maximum contribution is 100 times this value. */
  share: number;
  /** One decimal. The points of all parts add up exactly to the final score. */
  points: number;
  /** Start of the part's bar between 0 and the final score. */
  from: number;
  found: readonly string[];
  missing: readonly string[];
  note: string | null;
}

/** Returns the components without a comparison because one side has no data. */
export function notComparedNames(match: Match): string[] {
  return joinNames(match)
    .filter((name) => match.componentScores[name].score === null)
    .map((name) => COMPONENT_LABELS[name]);
}

/**
 * Returns the parts of a final score: each component with its weight in the total, the two other sub-models, and the
 * deduction for an unmet mandatory requirement. Rounds the values so that they add up.
 */
export function scoreParts(match: ScoredMatch): ScorePart[] {
  const { requirements, semantic, retention } = match.subModels;
  const parts: Omit<ScorePart, 'points' | 'from'>[] = [
    ...joinNames(match)
      .filter((name) => requirements.available && match.componentScores[name].score !== null)
      .map((name) => {
        const { score, weight, found, missing, note } = match.componentScores[name];
        return {
          id: name,
          name: COMPONENT_LABELS[name],
          kind: 'component' as const,
          score,
          share: requirements.weight * weight,
          found,
          missing,
          note,
        };
      }),
    ...(
      [
        ['semantic', 'Similarity of past work', semantic],
        ['retention', '90-day retention', retention],
      ] as const
    )
      .filter(([, , model]) => model.available)
      .map(([id, name, model]) => ({
        id,
        name,
        kind: id,
        score: model.score,
        share: model.weight,
        found: [],
        missing: [],
        note: null,
      })),
  ];
  const exact = parts.map((part) => part.share * (part.score ?? 0));
  const capped = match.recommendation === 'not_eligible';
  const sum = exact.reduce((before, each) => before + each, 0);
  const rounded = roundedTo(exact, capped ? sum : match.finalScore);
  let from = 0;
  const shown = parts.map((part, index): ScorePart => {
    const points = rounded[index] ?? 0;
    const placedPart = { ...part, points, from };
    from = roundTo1(from + points);
    return placedPart;
  });
  const cap = roundTo1(match.finalScore - from);
  if (!capped || cap >= 0) return shown;
  return [
    ...shown,
    {
      id: 'cap',
      name: 'Mandatory requirement not met',
      kind: 'cap',
      score: null,
      share: 0,
      points: cap,
      from,
      found: [],
      missing: [],
      note: 'Caps the score below 50.',
    },
  ];
}

function joinNames({ componentScores }: Pick<Match, 'componentScores'>): ComponentName[] {
  return (Object.keys(COMPONENT_LABELS) as ComponentName[]).filter((name) => name in componentScores);
}

/** Rounds values to one decimal so that their sum equals the rounded total; the largest remainders round up first. */
function roundedTo(values: readonly number[], total: number): number[] {
  const tenths = values.map((value) => Math.floor(value * 10 + 1e-9));
  let left = Math.round(total * 10) - tenths.reduce((before, each) => before + each, 0);
  const order = values
    .map((value, index) => ({ index, remainder: value * 10 - Math.floor(value * 10 + 1e-9) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (let at = 0; left !== 0 && order.length > 0; at = (at + 1) % order.length) {
    const place = order[at]?.index ?? 0;
    tenths[place] = (tenths[place] ?? 0) + Math.sign(left);
    left -= Math.sign(left);
  }
  return tenths.map((value) => value / 10);
}

function roundTo1(value: number): number {
  return Math.round(value * 10) / 10;
}
