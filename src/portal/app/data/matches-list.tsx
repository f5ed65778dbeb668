import { useState } from 'react';
import { Link } from 'wouter';
import { percent } from '../format';
import { MatchView } from '../match/match-view';
import type { Match } from '../match/score-parts';
import { RelativeTime } from '../parts/relative-time';
import { Tag } from '../parts/tag';
import { usePages } from '../use-pages';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';

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
}

interface MatchPage {
  matches: ListedMatch[];
  hasMore: boolean;
  nextCursor: string | null;
}

/** Lists the matches of test mode, most recently updated first. */
export function MatchesList() {
  const pages = usePages<MatchPage>(
    (cursor) => `/records/matches${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  );
  const [opened, setOpened] = useState<ListedMatch | null>(null);
  const rows = pages.all.flatMap((page) =>
    page.matches.map((match) => (
      <tr key={match.matchId}>
        <th scope="row">
          <button type="button" className="link name" onClick={() => setOpened(match)}>
            {candidateOf(match)} – {jobOf(match)}
          </button>
        </th>
        <td data-label="Score" className="figure">
          {match.finalScore.toFixed(1)}
        </td>
        <td data-label="Recommendation">
          <Tag tone={match.finalScore >= 65 ? 'good' : 'neutral'}>
            {match.recommendation.replaceAll('_', ' ')}
          </Tag>
        </td>
        <td data-label="90-day retention" className="figure">
          {percent(match.probability90d)}
        </td>
        <td data-label="Updated">
          <RelativeTime at={match.updatedAt} />
        </td>
      </tr>
    )),
  );
  return (
    <>
      <RecordList
        what="matches"
        pages={pages}
        rows={rows}
        columns={['Candidate and job', 'Score', 'Recommendation', '90-day retention', 'Updated']}
        empty={{
          title: 'No matches yet',
          advice: (
            <>
              Match a candidate and a job in the <Link href="/developers/playground">playground</Link> or with
              a test key. Matches appear here.
            </>
          ),
        }}
      />
      {opened && (
        <RecordDialog<Match & Pick<ListedMatch, 'candidateName' | 'jobTitle'>>
          title={`${candidateOf(opened)} – ${jobOf(opened)}`}
          what="the match"
          path={`/records/matches/${opened.matchId}`}
          call={{ path: '/api/v1/matches/{matchId}', parameters: { matchId: opened.matchId } }}
          close={() => setOpened(null)}
          show={(match) => <MatchView match={match} />}
          answer={({ candidateName: _name, jobTitle: _title, ...match }) => match}
        />
      )}
    </>
  );
}

function candidateOf(match: ListedMatch): string {
  return match.candidateName ?? `Candidate …${match.candidateId.slice(-6)}`;
}

function jobOf(match: ListedMatch): string {
  return match.jobTitle ?? `Job …${match.jobId.slice(-6)}`;
}
