import { Button } from '@mantine/core';
import { useSearchParams } from 'wouter';
import '../match/match.css';
import { ActionFailed, Empty, Failed, Loading } from '../parts/states';
import { UrlTabs } from '../parts/url-tabs';
import { useRecordView } from '../records/record-view';
import { RecordsPage } from '../records/records-page';
import { usePages } from '../use-pages';
import { useResource } from '../use-resource';
import { DecidedPairs } from './decided-pairs';
import type { DuplicatePage, DuplicatePair } from './duplicate-pair';
import { PairCard } from './pair-card';

export default function Duplicates() {
  const view = useRecordView();
  const [search] = useSearchParams();
  const [candidate, other] = [search.get('candidate'), search.get('other')];
  const isPair = candidate !== null && other !== null;
  return (
    <RecordsPage
      title="Duplicates"
      lead="Records that are likely of one person. A person decides: nothing is merged by itself, and every merge can be undone."
      parents={isPair ? [{ href: view.page('duplicates'), label: 'Duplicates' }] : []}
    >
      {isPair ? (
        <OnePair candidate={candidate} other={other} />
      ) : (
        <UrlTabs
          label="Duplicates"
          tabs={[
            { value: 'likely', label: 'To decide', content: () => <Queue /> },
            { value: 'decided', label: 'Decided', content: () => <DecidedPairs /> },
          ]}
        />
      )}
    </RecordsPage>
  );
}

function OnePair({ candidate, other }: { candidate: string; other: string }) {
  const view = useRecordView();
  const pair = useResource<DuplicatePair>(view.path(`candidates/${candidate}/duplicates/${other}`));
  return (
    <>
      {pair.error && <Failed error={pair.error} retry={pair.reload} what="the pair" />}
      {pair.loading && <Loading what="the pair" />}
      {pair.data && <PairCard pair={pair.data} />}
    </>
  );
}

function Queue() {
  const view = useRecordView();
  const { first, all, hasMore, more } = usePages<DuplicatePage>((cursor) =>
    view.path('duplicates', { cursor }),
  );
  const pairs = all.flatMap((page) => page.pairs);
  const searched = all.reduce((sum, page) => sum + page.searched, 0);
  return (
    <>
      {first.error && <Failed error={first.error} retry={first.reload} what="the duplicates" />}
      {first.loading && <Loading what="the duplicates" rows={6} />}
      {first.data && pairs.length === 0 && (
        <Empty title="No likely duplicates">
          {hasMore
            ? `None among the ${searched.toLocaleString('en')} newest candidates.`
            : 'No two candidates are likely of one person.'}
        </Empty>
      )}
      {pairs.map((pair) => (
        <PairCard key={`${pair.older.candidateId} ${pair.newer.candidateId}`} pair={pair} />
      ))}
      <ActionFailed error={more.error} />
      {hasMore && (
        <p>
          <Button variant="default" onClick={() => void more.run()} loading={more.busy}>
            Search older candidates
          </Button>{' '}
          <span className="quiet">The {searched.toLocaleString('en')} newest candidates are searched.</span>
        </p>
      )}
    </>
  );
}
