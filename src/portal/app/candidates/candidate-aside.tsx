import { Link } from 'wouter';
import { RelativeTime } from '../parts/relative-time';
import { Failed } from '../parts/states';
import { Tag } from '../parts/tag';
import type { CandidateDetail } from '../records/candidate-facts';
import { useRecordView } from '../records/record-view';
import { nameOf } from '../sandbox-records';
import { useSession } from '../session';
import type { Resource } from '../use-resource';
import { useResource } from '../use-resource';
import { likelihoodText } from '../duplicates/duplicate-pair';
import type { CandidateHistory } from './candidate-history';

interface DuplicateList {
  duplicates: {
    candidateId: string;
    firstName: string | null;
    lastName: string | null;
    likelihood: number;
    isLikely: boolean;
  }[];
}

/** Consent, who sees the candidate, and records that may be of the same person. */
export function CandidateAside(props: { candidate: CandidateDetail; history: Resource<CandidateHistory> }) {
  const { candidate, history } = props;
  const { consent } = candidate;
  return (
    <aside aria-label="Consent and duplicates" className="record-aside">
      <section aria-labelledby="consent">
        <h2 id="consent">Consent</h2>
        <dl className="facts">
          <dt>Automated scoring</dt>
          <dd>
            <Consent given={consent.automatedScoring} />
          </dd>
          <dt>Shared with employers</dt>
          <dd>
            <Consent given={consent.shareWithEmployers} />
          </dd>
          <dt>Recorded</dt>
          <dd>
            <RelativeTime at={consent.recordedAt} never="No date" />
          </dd>
        </dl>
      </section>
      <SharedWith history={history} shares={consent.shareWithEmployers} />
      <Duplicates candidateId={candidate.candidateId} />
    </aside>
  );
}

function Consent({ given }: { given: boolean }) {
  return <Tag tone={given ? 'good' : 'neutral'}>{given ? 'Yes' : 'No'}</Tag>;
}

function SharedWith({ history, shares }: { history: Resource<CandidateHistory>; shares: boolean }) {
  const { user } = useSession();
  if (user.tenantType !== 'organization') return null;
  const names = history.data?.sharedWith ?? [];
  return (
    <section aria-labelledby="shared-with">
      <h2 id="shared-with">Visible to</h2>
      {names.length === 0 ? (
        <p className="quiet">
          {shares ? 'No linked employer.' : 'Your organization only, because the candidate has not agreed.'}
        </p>
      ) : (
        <>
          <p className="quiet">Linked employers see skills and preferences, without identity.</p>
          <ul className="plain-list">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Duplicates({ candidateId }: { candidateId: string }) {
  const view = useRecordView();
  const isOwn = view.data === 'own';
  const list = useResource<DuplicateList>(isOwn ? view.path(`candidates/${candidateId}/duplicates`) : null);
  if (!isOwn) return null;
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">Possible duplicates</h2>
      {list.error && <Failed error={list.error} retry={list.reload} what="possible duplicates" />}
      {list.data?.duplicates.length === 0 && <p className="quiet">No other record resembles this one.</p>}
      <ul className="plain-list">
        {list.data?.duplicates.map((other) => (
          <li key={other.candidateId}>
            <Link href={view.page('duplicates', { candidate: candidateId, other: other.candidateId })}>
              {nameOf(other)}
            </Link>{' '}
            <Tag tone={other.isLikely ? 'warn' : 'neutral'}>{likelihoodText(other.likelihood)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
