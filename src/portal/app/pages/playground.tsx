import '../playground/playground.css';
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useSearchParam } from '../parts/use-search-param';
import { Loading, PageHead } from '../parts/states';
import type { RecentlyParsed } from '../playground/just-parsed';
import type { ChosenPair } from '../playground/tabs/match-tab';
import { PostingTab } from '../playground/tabs/posting-tab';
import { ResumeTab } from '../playground/tabs/resume-tab';
import { SkillsTab } from '../playground/tabs/skills-tab';

const RequestTab = lazy(() =>
  import('../playground/tabs/request-tab').then(({ RequestTab }) => ({ default: RequestTab })),
);
const MatchTab = lazy(() =>
  import('../playground/tabs/match-tab').then(({ MatchTab }) => ({ default: MatchTab })),
);

const TABS = ['resume', 'posting', 'match', 'skills', 'request'] as const;

export default function Playground() {
  const search = new URLSearchParams(useSearch());
  // The request log links here with a call to replay, or with the path of an operation.
  const [replayed, path] = [search.get('replay'), search.get('path')];
  // Lists of records link here with a preselected candidate or job.
  const chosen = chosenPair(search);
  const linked = replayed !== null || path !== null ? 'request' : chosen === null ? 'resume' : 'match';
  const [chosenTab, setTab] = useSearchParam('tab');
  const tab = TABS.find((each) => each === chosenTab) ?? linked;
  const [parsed, setParsed] = useState<RecentlyParsed>({ resume: null, posting: null });
  return (
    <>
      <PageHead
        title="Playground"
        lead="Real API calls with a personal test key that expires within an hour. Documents are deleted within a day."
      />
      <Tabs value={tab} onChange={(value) => setTab(value ?? '')} keepMounted className="playground">
        <Tabs.List>
          <Tabs.Tab value="resume">Resume</Tabs.Tab>
          <Tabs.Tab value="posting">Posting</Tabs.Tab>
          <Tabs.Tab value="match">Match</Tabs.Tab>
          <Tabs.Tab value="skills">Skills</Tabs.Tab>
          <Tabs.Tab value="request">Request</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="resume">
          <ResumeTab read={(resume) => setParsed((before) => ({ ...before, resume }))} />
        </Tabs.Panel>
        <Tabs.Panel value="posting">
          <PostingTab read={(posting) => setParsed((before) => ({ ...before, posting }))} />
        </Tabs.Panel>
        <Tabs.Panel value="match">
          {tab === 'match' && (
            <Suspense fallback={<Loading what="the page" />}>
              <MatchTab parsed={parsed} first={chosen} />
            </Suspense>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="skills">
          <SkillsTab />
        </Tabs.Panel>
        <Tabs.Panel value="request">
          {tab === 'request' && (
            <Suspense fallback={<Loading what="the page" />}>
              <RequestTab replayed={replayed} path={path} />
            </Suspense>
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function chosenPair(search: URLSearchParams): ChosenPair | null {
  const [candidate, job] = [search.get('candidate') ?? undefined, search.get('job') ?? undefined];
  if (candidate === undefined && job === undefined) return null;
  return { data: search.get('data') === 'own' ? 'own' : 'synthetic', candidate, job };
}
