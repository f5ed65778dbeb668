import type { ComponentName, ComponentScore, Gap, Reason, SubModelName, SubModelScore } from './match-result';
import type { SemanticOutcome } from './semantic-model';
import { COMPONENT_NAMES } from './weights';

/** Where a score nobody knows anything about would stand. Points say how far each thing moves it from there. */
const NEUTRAL = 50;
const MOST_REASONS = 8;
const MOST_NAMED = 4;

export interface ReasonInput {
  componentScores: Record<ComponentName, ComponentScore>;
  subModels: Record<SubModelName, SubModelScore>;
  gaps: readonly Gap[];
  meaning: SemanticOutcome;
  uncapped: number;
  finalScore: number;
}

/**
 * Reasons with their points: `finalScore = 50 + Σ points` when all are listed, each at one decimal. Strongest first;
 * what caps the score comes before anything else.
 */
export function reasonsFor(input: ReasonInput): Reason[] {
  const reasons: Reason[] = [];
  const requirements = input.subModels.requirements.weight;
  for (const name of COMPONENT_NAMES) {
    const component = input.componentScores[name];
    // What a request has taken all weight from is no reason for its answer.
    if (component.score === null || component.weight === 0) continue;
    const points = oneDecimal(requirements * component.weight * (component.score - NEUTRAL));
    reasons.push(reason(name, points, component.score, componentText(name, component)));
  }
  for (const name of ['semantic', 'retention'] as const) {
    const model = input.subModels[name];
    if (model.score === null) continue;
    const points = oneDecimal(model.weight * (model.score - NEUTRAL));
    reasons.push(
      reason(
        name,
        points,
        model.score,
        name === 'semantic' ? meaningText(input.meaning) : retentionText(model.score),
      ),
    );
  }
  reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.code < b.code ? -1 : 1));
  return [...capReason(input), ...reasons].slice(0, MOST_REASONS);
}

function reason(component: Reason['component'], points: number, score: number, text: string): Reason {
  const direction = score >= NEUTRAL ? 'positive' : 'negative';
  return {
    code: `${component}_${direction === 'positive' ? 'fits' : 'falls_short'}`,
    direction,
    component,
    text,
    points,
  };
}

function capReason({ gaps, uncapped, finalScore }: ReasonInput): Reason[] {
  const blocking = gaps.filter(({ severity }) => severity === 'blocking');
  if (blocking.length === 0) return [];
  const names = listed(blocking.map(({ name }) => name));
  return [
    {
      code: 'requirement_not_met',
      direction: 'negative',
      component: componentOf(blocking[0]!),
      text: `Required and not met: ${names}. Until it is, this counts as not eligible.`,
      points: oneDecimal(finalScore - uncapped) + 0,
    },
  ];
}

function componentOf({ type }: Gap): ComponentName {
  if (type === 'schedule') return 'schedule';
  return 'certifications';
}

function componentText(name: ComponentName, { score, found, missing, note }: ComponentScore): string {
  const shown = score ?? 0;
  switch (name) {
    case 'skills':
      return sentence(
        found.length > 0
          ? `Skills shown: ${listed(found)}.`
          : 'None of the skills asked for are shown fully.',
        missing.length > 0 ? `Still to show: ${listed(missing)}.` : '',
      );
    case 'experience':
      return sentence(
        found.length > 0 ? `Past work that counts: ${listed(found)}.` : 'Past work is in other fields.',
        note ?? '',
      );
    case 'certifications':
      return sentence(
        found.length > 0 ? `Certificates held: ${listed(found)}.` : '',
        missing.length > 0 ? `Not held or to be verified: ${listed(missing)}.` : '',
      );
    case 'education':
      return shown === 100
        ? 'Education reaches the level asked for.'
        : `Education is below the level asked for: ${listed(missing)}.`;
    case 'languages':
      return sentence(
        found.length > 0 ? `Languages at the level needed: ${listed(found)}.` : '',
        missing.length > 0 ? `Below the level needed: ${listed(missing)}.` : '',
      );
    case 'location':
      return shown === 100
        ? sentence('The way to work is fine.', note ?? '')
        : sentence('The way to work is long.', note ?? '');
    case 'compensation':
      return sentence(
        shown === 100 ? 'The pay offered reaches what is asked.' : 'The pay offered is below what is asked.',
        note ?? '',
      );
    case 'schedule':
      return sentence(
        found.length > 0 ? `Hours that fit: ${listed(found)}.` : '',
        missing.length > 0 ? `Hours that do not fit: ${listed(missing)}.` : '',
      );
  }
}

function meaningText({ title, text }: SemanticOutcome): string {
  const near = title === null ? '' : titleText(title);
  const shared =
    text === null
      ? ''
      : text >= 0.6
        ? 'The record speaks of much that the posting asks.'
        : 'The record speaks of little that the posting asks.';
  return sentence(near, shared);
}

/** What is close but long over is said to be both: it is the years that cost the points. */
function titleText({ title, likeness, closeness, wished }: NonNullable<SemanticOutcome['title']>): string {
  const faded = grade(closeness) !== grade(likeness) ? ', but long ago' : '';
  return `${wished ? 'The work wished for' : 'Past work'} (${title}) is ${grade(likeness)} to this job${faded}.`;
}

function grade(closeness: number): string {
  if (closeness >= 0.7) return 'very close';
  if (closeness >= 0.4) return 'fairly close';
  return 'not close';
}

function retentionText(score: number): string {
  return `About ${Math.round(score)} of 100 people with such a history are still in such a job after 90 days.`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}

function sentence(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
