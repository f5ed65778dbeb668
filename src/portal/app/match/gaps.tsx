import { Tag, type Tone } from '../parts/tag';
import type { Match } from './score-parts';

type Gap = Match['gaps'][number];

const SEVERITY_LABELS: Record<Gap['severity'], Tone> = { blocking: 'bad', major: 'warn', minor: 'neutral' };
const UNIT_LABELS = {
  months: 'months',
  usdPerHour: 'dollars per hour',
  miles: 'miles',
  levels: 'levels',
} as const;

/** Lists mandatory requirements that are not met, need verification, or are met. */
export function MustHaves({ match }: { match: Match }) {
  const notMet = match.gaps.filter(({ severity }) => severity === 'blocking');
  const toProve = match.gaps.filter(
    (gap) =>
      gap.severity !== 'blocking' &&
      gap.requirementLevel === 'required' &&
      gap.closableBy?.kind === 'document',
  );
  const metCertifications = match.componentScores.certifications.found;
  if (notMet.length + toProve.length + metCertifications.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="gates">
      <h2 id="gates">Mandatory requirements</h2>
      <ul className="gates">
        {notMet.map((gap) => (
          <Gate key={gap.name} name={gap.name} tone="bad" state="Not met: score capped at 49.9" />
        ))}
        {toProve.map((gap) => (
          <Gate key={gap.name} name={gap.name} tone="warn" state="Unknown: request proof" />
        ))}
        {metCertifications.map((name) => (
          <Gate key={name} name={name} tone="good" state="Met" />
        ))}
      </ul>
    </section>
  );
}

function Gate({ name, tone, state }: { name: string; tone: Tone; state: string }) {
  return (
    <li>
      {name} <Tag tone={tone}>{state}</Tag>
    </li>
  );
}

/** Lists each gap with its severity and one way to close it. */
export function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null;
  return (
    <section className="match-part" aria-labelledby="gaps">
      <h2 id="gaps">Gaps</h2>
      <table className="plain-table gaps">
        <caption className="hidden">Gaps</caption>
        <thead>
          <tr>
            <th scope="col">Gap</th>
            <th scope="col">Severity</th>
            <th scope="col">How to close</th>
          </tr>
        </thead>
        <tbody>
          {gaps.map((gap, index) => (
            <tr key={index}>
              <th scope="row">
                {gap.name}
                <small>{gap.type.replaceAll('_', ' ')}</small>
              </th>
              <td>
                <Tag tone={SEVERITY_LABELS[gap.severity]}>{gap.severity}</Tag>
                <small>{gap.requirementLevel}</small>
              </td>
              <td>
                {gap.closableBy === null ? 'No suggestion' : gap.closableBy.title}
                {gap.closableBy?.estimatedDays != null && (
                  <small>about {gap.closableBy.estimatedDays} days</small>
                )}
                <Distance gap={gap} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Distance({ gap: { required, actual, shortfall } }: { gap: Gap }) {
  const parts = [
    required === null ? null : `Required: ${required}`,
    actual === null ? null : `Actual: ${actual}`,
    shortfall === null ? null : `Shortfall: ${shortfall.value} ${UNIT_LABELS[shortfall.unit]}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <small>{parts.join(' · ')}</small>;
}
