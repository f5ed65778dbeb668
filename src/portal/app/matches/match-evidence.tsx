import type { components } from '@tenure/client';
import { COMPONENT_LABELS } from '../match/component-labels';
import type { Match } from '../match/score-parts';
import { Failed, Loading } from '../parts/states';
import { Tag } from '../parts/tag';
import { useRecordView } from '../records/record-view';
import { useResource } from '../use-resource';

type Evidence = components['schemas']['MatchedSkillEvidence'];

/** Where the candidate record names each matched skill, and what was found and missing in each component. */
export function MatchEvidence({ match }: { match: Match }) {
  const view = useRecordView();
  const evidence = useResource<{ evidence: Evidence[]; evidenceTotal: number }>(
    view.path(`matches/${match.matchId}/evidence`),
  );
  return (
    <div className="match">
      <section className="match-part" aria-labelledby="skill-evidence">
        <h2 id="skill-evidence">Skills in the record</h2>
        {evidence.error && <Failed error={evidence.error} retry={evidence.reload} what="the evidence" />}
        {evidence.loading && <Loading what="the evidence" rows={3} />}
        {evidence.data?.evidence.length === 0 && (
          <p className="quiet">The record names no skill that the job asks for.</p>
        )}
        <ul className="evidence">
          {evidence.data?.evidence.map((item) => (
            <li key={item.skill}>
              <p>
                <strong>{item.skill}</strong>{' '}
                <Tag tone={item.requirementLevel === 'required' ? 'accent' : 'neutral'}>
                  {item.requirementLevel}
                </Tag>
                {item.heldSkill !== item.skill && <span className="quiet"> through {item.heldSkill}</span>}
              </p>
              <ul>
                {item.sources.map((source, index) => (
                  <li key={index}>
                    <span className="quiet">{sourceName(source)}:</span> {source.text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <Components match={match} />
    </div>
  );
}

function Components({ match }: { match: Match }) {
  const compared = Object.entries(match.componentScores).filter(([, { score }]) => score !== null);
  return (
    <section className="match-part" aria-labelledby="component-evidence">
      <h2 id="component-evidence">Found and missing</h2>
      <table className="plain-table stacking">
        <caption className="hidden">Found and missing by component</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Found</th>
            <th scope="col">Missing</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(([name, { found, missing, note }]) => (
            <tr key={name}>
              <th scope="row">
                {COMPONENT_LABELS[name as keyof typeof COMPONENT_LABELS]}
                {note !== null && <small>{note}</small>}
              </th>
              <td data-label="Found">{found.join(', ') || '–'}</td>
              <td data-label="Missing">{missing.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sourceName({ part, position }: Evidence['sources'][number]): string {
  if (part === 'work') return position ?? 'A position';
  return part === 'skills' ? 'List of skills' : 'Summary';
}
