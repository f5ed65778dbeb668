import type { components } from '@tenure/client';
import { COMPONENT_NAMES } from './component-names';

export type Match = components['schemas']['Match'];
type ComponentName = keyof Match['componentScores'];

/** One part of a score: what it was scored, what that weighs in the whole, and the points it brings. */
export interface ScorePart {
  id: string;
  name: string;
  kind: 'component' | 'semantic' | 'retention' | 'cap';
  score: number | null;
  /** Share of the whole, 0–1; what the part could bring at most is this times 100. */
  share: number;
  /** One decimal. Those of all parts add up to the final score, to the last digit. */
  points: number;
  /** Where the part begins on the way from 0 to the final score. */
  from: number;
  found: readonly string[];
  missing: readonly string[];
  note: string | null;
}

/** Components nobody could compare, because one side says nothing about them. */
export function uncompared(match: Match): string[] {
  return names(match)
    .filter((name) => match.componentScores[name].score === null)
    .map((name) => COMPONENT_NAMES[name]);
}

/**
 * The parts of a final score: each component with the weight it has in the whole, the two other sub-models, and what a
 * requirement that is not met takes away. Figures are rounded so that what is shown adds up.
 */
export function scoreParts(match: Match): ScorePart[] {
  const { requirements, semantic, retention } = match.subModels;
  const parts: Omit<ScorePart, 'points' | 'from'>[] = [
    ...names(match)
      .filter((name) => requirements.available && match.componentScores[name].score !== null)
      .map((name) => {
        const { score, weight, found, missing, note } = match.componentScores[name];
        return {
          id: name,
          name: COMPONENT_NAMES[name],
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
        ['semantic', 'Likeness of the work', semantic],
        ['retention', 'Chance to stay 90 days', retention],
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
    const placed = { ...part, points, from };
    from = oneDecimal(from + points);
    return placed;
  });
  const cap = oneDecimal(match.finalScore - from);
  if (!capped || cap >= 0) return shown;
  return [
    ...shown,
    {
      id: 'cap',
      name: 'A requirement is not met',
      kind: 'cap',
      score: null,
      share: 0,
      points: cap,
      from,
      found: [],
      missing: [],
      note: 'Holds the score below 50.',
    },
  ];
}

function names({ componentScores }: Match): ComponentName[] {
  return (Object.keys(COMPONENT_NAMES) as ComponentName[]).filter((name) => name in componentScores);
}

/** Values at one decimal whose sum is the total at one decimal: the largest remainders are rounded up first. */
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

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
