import { COMPONENT_NAMES } from '../matching/weights';
import type { ComponentName, DistanceMode, Recommendation } from '../matching/match-result';
import { COMPONENT_LABELS, componentText, gapText } from './component-texts';
import type { ExplainedScore, ExplanationAudience, ScoreExplanation } from './score-explanation';

const RECOMMENDATION_LABELS: Record<Recommendation, string> = {
  strong_match: 'strong match',
  good_match: 'good match',
  possible_match: 'possible match',
  weak_match: 'weak match',
  not_eligible: 'not eligible',
};

const CANDIDATE_SUMMARIES: Record<Recommendation, string> = {
  strong_match: 'Your record fits this job very well.',
  good_match: 'Your record fits this job well.',
  possible_match: 'Your record fits parts of this job.',
  weak_match: 'Your record fits few parts of this job.',
  not_eligible: 'Your record does not show a requirement that this job cannot do without.',
};

const HOW_GIVEN: Record<ExplainedScore['kind'], string> = {
  match: 'The score was requested for this candidate and this job.',
  rescore: 'The score was calculated again because a record or the weights changed.',
  rank: 'The score is part of a ranking.',
  forecast: 'Only the length of stay was estimated.',
};

/** Fields that no scorer reads; see the list of copied fields of the scorable candidate. */
const NEVER_SCORED =
  'Never scored: names, contact details, photos, age, gender, marital status, nationality, street address, postal code, names of schools and employers, dates of education.';

/**
 * Explains a score by what was logged with it, so that the explanation stays the same after the model, the weights or
 * the records have changed.
 */
export function explainLoggedScore(score: ExplainedScore, audience: ExplanationAudience): ScoreExplanation {
  const isCandidate = audience === 'candidate';
  return {
    summary: isCandidate ? candidateSummary(score) : professionalSummary(score, audience),
    counted: score.reasons.map(({ code, component, points }) => ({
      component,
      text: componentText({ code, component }, isCandidate),
      points: isCandidate ? null : points,
    })),
    notCounted: [...notCompared(score), NEVER_SCORED],
    changes: score.gaps.map((gap) => ({
      type: gap.type,
      name: gap.name,
      severity: gap.severity,
      text: gapText(gap, isCandidate),
    })),
    objection: OBJECTION[audience],
  };
}

function candidateSummary({ recommendation, forecast }: ExplainedScore): string[] {
  return [
    recommendation === null
      ? `The estimated chance of being in this job after 90 days is ${percent(forecast.probability90d)}.`
      : CANDIDATE_SUMMARIES[recommendation],
    'A computer calculated this from your record and the job posting. It is a recommendation; a person decides.',
  ];
}

function professionalSummary(score: ExplainedScore, audience: ExplanationAudience): string[] {
  const { finalScore, recommendation, confidence, forecast, ranking } = score;
  const sentences =
    finalScore === null || recommendation === null
      ? []
      : [`Score ${finalScore} of 100: ${RECOMMENDATION_LABELS[recommendation]}.`];
  sentences.push(
    `Estimated probability of staying 90 days: ${percent(forecast.probability90d)}; one year: ${percent(forecast.probability365d)}.`,
  );
  if (confidence !== null) sentences.push(`Confidence ${confidence} of 1: how much data the score rests on.`);
  sentences.push(HOW_GIVEN[score.kind]);
  if (ranking) sentences.push(`Rank ${ranking.rank} of ${ranking.poolSize} ranked records.`);
  if (audience === 'auditor') sentences.push(...provenance(score));
  sentences.push('The score is a recommendation; a person decides.');
  return sentences;
}

function provenance({
  entryId,
  givenAt,
  modelVersion,
  weightsVersion,
  inputsSha256,
}: ExplainedScore): string[] {
  return [
    `Entry ${entryId} of the score log, given at ${givenAt} by model ${modelVersion} with ${weightsVersion === null ? 'the default weights' : `the weights ${weightsVersion}`}.`,
    inputsSha256 === null
      ? 'The candidate was erased; the hash of the scored records was deleted.'
      : `SHA-256 of the scored records: ${inputsSha256}.`,
    'Points are the contributions to the score from a neutral 50; the entry has the weight of each component as applied.',
  ];
}

const UNSCORED_DISTANCE: Record<Exclude<DistanceMode, 'score'>, string> = {
  gate: 'The distance had no score, at the request of the caller. It only mattered whether it is over the maximum commute in the record.',
  off: 'The distance was left out at the request of the caller.',
};

function notCompared({ kind, components, distance }: ExplainedScore): string[] {
  if (kind === 'forecast') return [];
  const labels = (isListed: (name: ComponentName) => boolean): string =>
    COMPONENT_NAMES.filter(isListed)
      .map((name) => COMPONENT_LABELS[name])
      .join(', ');
  const withoutData = labels(
    (name) => components[name] === undefined && !(name === 'location' && distance !== 'score'),
  );
  const withoutWeight = labels((name) => components[name]?.weight === 0);
  return [
    distance === 'score' ? '' : UNSCORED_DISTANCE[distance],
    withoutData &&
      `Not compared, because the posting has no such requirement or the record has no such data: ${withoutData}. This neither raises nor lowers the score.`,
    withoutWeight && `Left out by the weights of the request or the tenant: ${withoutWeight}.`,
  ].filter((sentence) => sentence !== '');
}

const OBJECTION: Record<ExplanationAudience, string[]> = {
  candidate: [
    'If something in your record is wrong or missing, ask the organization that keeps it to correct it. The score is then calculated again.',
    'You can ask that a person looks at your application, whatever the score is.',
  ],
  caseworker: [
    'Correct the record if it is wrong or incomplete; the pair is then scored again, and this score is kept.',
    'Disregard the score by recording a decision with the outcome "overridden" and the reason.',
  ],
  auditor: [
    'The history of the match lists every score that was given, and the decisions of people with the entry each rests on.',
    'A score is never changed after it was given; a correction of a record leads to a new entry.',
  ],
};

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
