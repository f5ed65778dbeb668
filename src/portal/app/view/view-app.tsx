import { useEffect, useState, type ReactNode } from 'react';
import '../records/records.css';
import './view.css';
import { asApiError, callPortal, setLinkAccess, type ApiError } from '../api';
import { takeLinkSecret } from '../link-secret';
import { RankedCandidates } from '../jobs/ranked-candidates';
import type { Ranking } from '../jobs/ranking';
import { DecisionTag } from '../matches/decision-tag';
import { MatchDetails, type NamedMatch } from '../matches/match-details';
import { MatchRatings } from '../match/match-ratings';
import { RelativeTime } from '../parts/relative-time';
import { Failed, Loading } from '../parts/states';
import { RecordLinksContext } from '../records/record-link';
import { useRecordView } from '../records/record-view';
import { namelessName } from '../sandbox-records';
import { useResource } from '../use-resource';

/** What the link shows, as `GET /view/{id}/session` returns it. */
interface OpenedView {
  view: 'match' | 'ranking';
  subjectId: string;
  jobId: string;
  viewer: string;
  expiresAt: string;
}

type State = { kind: 'loading' } | { kind: 'failed'; error: ApiError } | { kind: 'open'; opened: OpenedView };

const ENDED: Record<string, { title: string; text: string }> = {
  view_expired: { title: 'This link has ended', text: 'Ask for a new link.' },
  not_found: {
    title: 'This link does not work',
    text: 'Open the whole link again. A page that was reloaded needs it, because its secret is not stored.',
  },
};

/** The page behind the link of a view session: one match or one ranking, to read. */
export function ViewApp() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    setLinkAccess(location.pathname, takeLinkSecret());
    callPortal<OpenedView>('GET', '/session')
      .then((opened) => isCurrent && setState({ kind: 'open', opened }))
      .catch((error: unknown) => isCurrent && setState({ kind: 'failed', error: asApiError(error) }));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (state.kind === 'loading') {
    return (
      <main className="lone">
        <Loading what="the page" />
      </main>
    );
  }
  if (state.kind === 'failed') return <Ended error={state.error} />;
  const { opened } = state;
  return (
    <RecordLinksContext value={false}>
      <main className="view-page">
        {opened.view === 'match' ? <Match opened={opened} /> : <RankingView opened={opened} />}
        <p className="quiet view-note">
          Shown to {opened.viewer}. The link ends <RelativeTime at={opened.expiresAt} />.
        </p>
      </main>
    </RecordLinksContext>
  );
}

function Ended({ error }: { error: ApiError }) {
  const ended = ENDED[error.code];
  return (
    <main className="lone link-ended">
      <title>{`${ended?.title ?? 'Not opened'} · Tenure`}</title>
      <h1>{ended?.title ?? 'The page could not be opened'}</h1>
      <p role="status">{ended?.text ?? error.message}</p>
    </main>
  );
}

function Match({ opened }: { opened: OpenedView }) {
  const records = useRecordView();
  const path = `matches/${opened.subjectId}`;
  const record = useResource<NamedMatch>(records.path(path));
  const match = record.data;
  if (record.error) return <Lost error={record.error} retry={record.reload} what="the match" />;
  if (!match) return <Loading what="the match" rows={6} />;
  const name = match.candidateName ?? namelessName(match.candidateId);
  return (
    <>
      <Head title={name} lead={`for ${match.jobTitle ?? 'a job'}`} />
      <div className="record">
        <MatchDetails match={match} />
        <aside className="record-aside" aria-label="Decision and rating">
          <section aria-labelledby="decision">
            <h2 id="decision">Decision</h2>
            <p>
              Latest: <DecisionTag decision={match.latestDecision} />
            </p>
          </section>
          <MatchRatings path={(cursor) => records.path(`${path}/ratings`, { cursor })} />
        </aside>
      </div>
    </>
  );
}

function RankingView({ opened }: { opened: OpenedView }) {
  const records = useRecordView();
  const record = useResource<Ranking>(records.path(`jobs/${opened.jobId}/rankings/${opened.subjectId}`));
  const ranking = record.data;
  if (record.error) return <Lost error={record.error} retry={record.reload} what="the ranking" />;
  if (!ranking) return <Loading what="the ranking" rows={6} />;
  return (
    <>
      <Head
        title={`Ranking: ${ranking.jobTitle}`}
        lead={
          ranking.rankedAt && (
            <>
              {ranking.poolSize.toLocaleString('en')} candidates ranked <RelativeTime at={ranking.rankedAt} />
              . The scores are those given out at that time.
            </>
          )
        }
      />
      <RankedCandidates ranking={ranking} />
    </>
  );
}

function Head({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <header className="page-head">
      <title>{`${title} · Tenure`}</title>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </header>
  );
}

/** A session that has ended while its page was open, or a request that failed. */
function Lost({ error, retry, what }: { error: ApiError; retry: () => void; what: string }) {
  const ended = ENDED[error.code];
  if (!ended) return <Failed error={error} retry={retry} what={what} />;
  return (
    <div className="empty">
      <h1>{ended.title}</h1>
      <p role="status">{ended.text}</p>
    </div>
  );
}
