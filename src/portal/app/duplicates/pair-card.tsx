import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'wouter';
import { callPortal } from '../api';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed } from '../parts/states';
import { Tag } from '../parts/tag';
import { useRecordView } from '../records/record-view';
import { nameOf } from '../sandbox-records';
import { useSession } from '../session';
import { useAction } from '../use-resource';
import {
  comparedRows,
  likelihoodText,
  reasonEffect,
  reasonLabel,
  sourceLabel,
  type ComparedRecord,
  type DuplicatePair,
} from './duplicate-pair';

type Outcome = 'merged' | 'distinct';

/** Two records side by side, why they may be of one person, and the decision, which can be undone in place. */
export function PairCard({ pair }: { pair: DuplicatePair }) {
  const { older, newer } = pair;
  const view = useRecordView();
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const base = `candidates/${older.candidateId}`;
  const decide = useAction(async (next: Outcome) => {
    const path = view.path(`${base}/${next === 'merged' ? 'merges' : 'distinct'}`);
    await callPortal('POST', path, { candidateId: newer.candidateId });
    setOutcome(next);
  });
  const undo = useAction(async () => {
    const part = outcome === 'merged' ? 'merges' : 'distinct';
    await callPortal('DELETE', view.path(`${base}/${part}/${newer.candidateId}`));
    setOutcome(null);
  });
  const name = nameOf(older);
  return (
    <article className="panel pair" aria-label={`${name} and ${nameOf(newer)}`}>
      <div className="section-head">
        <h2>
          {name}{' '}
          <Tag tone={pair.isLikely ? 'warn' : 'neutral'}>
            {likelihoodText(pair.likelihood)} likely one person
          </Tag>
        </h2>
      </div>
      <PairTable pair={pair} />
      <details>
        <summary>Why they may be one person ({pair.reasons.length} comparisons)</summary>
        <ul className="points">
          {pair.reasons.map((reason) => (
            <li key={reason.field}>
              <b className="figure" data-sign={reason.weight < 0 ? 'minus' : 'plus'}>
                {reason.weight < 0 ? '−' : '+'}
              </b>
              <span>
                {reasonLabel(reason)} <span className="quiet">({reasonEffect(reason)})</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
      <ActionFailed error={decide.error ?? undo.error} />
      {outcome !== null && (
        <p role="status">
          {outcome === 'merged' ? 'Merged into the older record.' : 'Kept as two people.'}{' '}
          <Button variant="default" size="compact-sm" loading={undo.busy} onClick={() => void undo.run()}>
            Undo
          </Button>
        </p>
      )}
      {outcome === null && user.decider && (
        <div className="panel-actions">
          <Button loading={decide.busy} onClick={() => void decide.run('merged')}>
            Merge into the older record
          </Button>
          <Button variant="default" disabled={decide.busy} onClick={() => void decide.run('distinct')}>
            Not the same person
          </Button>
        </div>
      )}
    </article>
  );
}

function PairTable({ pair }: { pair: DuplicatePair }) {
  return (
    <table className="pair-table">
      <caption className="hidden">The two records</caption>
      <thead>
        <tr>
          <td />
          <Head record={pair.older} label="Older record" />
          <Head record={pair.newer} label="Newer record" />
        </tr>
      </thead>
      <tbody>
        {comparedRows(pair).map(({ label, values, same }) => (
          <tr key={label} data-same={same || undefined}>
            <th scope="row">
              {label}
              {same && <small>same</small>}
            </th>
            <td>{values[0] || '–'}</td>
            <td>{values[1] || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ record, label }: { record: ComparedRecord; label: string }) {
  const view = useRecordView();
  return (
    <th scope="col">
      <Link href={view.page(`candidates/${record.candidateId}`)}>{label}</Link>
      <small>
        From {sourceLabel(record.source)}, <RelativeTime at={record.createdAt} />
      </small>
    </th>
  );
}
