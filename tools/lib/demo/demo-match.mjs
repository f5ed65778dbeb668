/** Formats a match as lines of text: sub-models, components, reasons, gaps and the retention forecast. */

const BAR_WIDTH = 24;

/** @param {any} match a response of POST /match */
export function matchSummary(match) {
  const parts = Object.entries(match.componentScores).filter(([, part]) => part.score !== null);
  const models = Object.entries(match.subModels).filter(([, model]) => model.score !== null);
  const forecast = match.retentionForecast;
  return [
    line('Score', `${match.finalScore} of 100, ${match.recommendation.replaceAll('_', ' ')}`),
    ...models.map(([name, model]) => bar(name, model.score, `× ${model.weight}`)),
    line('Requirements', 'consist of'),
    ...parts.map(([name, part]) => bar(name, part.score, `× ${part.weight}`)),
    ...match.reasons.slice(0, 3).map((reason, at) => line(at === 0 ? 'Reasons' : '', reason.text)),
    ...match.gaps
      .slice(0, 3)
      .map((gap, at) => line(at === 0 ? 'Gaps' : '', `${gap.name} (${gap.type}, ${gap.severity})`)),
    ...[30, 90, 180, 365].map((days, at) =>
      bar(at === 0 ? 'Retention' : '', 100 * forecast[`probability${days}d`], `% after ${days} days`),
    ),
  ];
}

function line(label, value) {
  return `  ${label.padEnd(15)} ${value}`;
}

function bar(label, score, remark) {
  const filled = Math.round((score / 100) * BAR_WIDTH);
  const drawn = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  return line(label, `${drawn} ${score.toFixed(1).padStart(5)} ${remark}`);
}
