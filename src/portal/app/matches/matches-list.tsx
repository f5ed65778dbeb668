import { Link } from 'wouter';
import { percent } from '../format';
import { RECOMMENDATIONS } from '../match/recommendations';
import type { Match } from '../match/score-parts';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { RecordList } from '../records/record-list';
import { useRecordView } from '../records/record-view';
import { namelessName } from '../sandbox-records';
import { usePages } from '../use-pages';
import type { LatestDecision } from './decision-labels';
import { DecisionTag } from './decision-tag';

interface ListedMatch {
  matchId: string;
  candidateId: string;
  candidateName: string | null;
  jobId: string;
  jobTitle: string | null;
  finalScore: number;
  recommendation: Match['recommendation'];
  probability90d: number;
  updatedAt: string;
  latestDecision?: LatestDecision;
}

interface MatchPage {
  matches: ListedMatch[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Lists matches, of all records or of one candidate or job. */
export function MatchesList(props: {
  candidateId?: string;
  jobId?: string;
  recommendation?: string | null;
  sort?: string | null;
}) {
  const view = useRecordView();
  const { candidateId, jobId, recommendation, sort } = props;
  const pages = usePages<MatchPage>((cursor) =>
    view.path('matches', { candidateId, jobId, recommendation, sort, cursor }),
  );
  const rows = pages.all.flatMap((page) =>
    page.matches.map((match) => (
      <tr key={match.matchId}>
        <th scope="row">
          <Link href={view.page(`matches/${match.matchId}`)} className="name">
            {nameOfMatch(match, { candidateId, jobId })}
          </Link>
        </th>
        <td data-label="Score" className="figure">
          {match.finalScore.toFixed(1)}
        </td>
        <td data-label="Recommendation">
          <Tag tone={RECOMMENDATIONS[match.recommendation][1]}>
            {RECOMMENDATIONS[match.recommendation][0]}
          </Tag>
        </td>
        <td data-label="90-day retention" className="figure">
          {percent(match.probability90d)}
        </td>
        <td data-label="Decision">
          <DecisionTag decision={match.latestDecision} />
        </td>
        <td data-label="Updated">
          <RelativeTime at={match.updatedAt} />
        </td>
      </tr>
    )),
  );
  return (
    <RecordList
      what="matches"
      pages={pages}
      rows={rows}
      columns={[
        candidateId ? 'Job' : jobId ? 'Candidate' : 'Candidate and job',
        'Score',
        'Recommendation',
        '90-day retention',
        'Decision',
        'Updated',
      ]}
      empty={{
        title: 'No matches yet',
        advice: 'Open a match from the ranking of a job. Matches made with a key appear here as well.',
      }}
    />
  );
}

function nameOfMatch(match: ListedMatch, shown: { candidateId?: string; jobId?: string }): string {
  const candidate = match.candidateName ?? namelessName(match.candidateId);
  const job = match.jobTitle ?? `Job …${match.jobId.slice(-6)}`;
  if (shown.candidateId) return job;
  return shown.jobId ? candidate : `${candidate} – ${job}`;
}
