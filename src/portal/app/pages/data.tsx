import { NativeSelect, Tabs } from '@mantine/core';
import { useState } from 'react';
import '../data/data.css';
import '../playground/playground.css';
import { CandidatesList } from '../data/candidates-list';
import { JobsList } from '../data/jobs-list';
import { MatchesList } from '../data/matches-list';
import { PageHead } from '../parts/states';
import { DATA_CHOICES, type SandboxData } from '../sandbox-records';

export default function Data() {
  const [data, setData] = useState<SandboxData>('own');
  const [tab, setTab] = useState<string | null>('candidates');
  return (
    <>
      <PageHead
        title="Sandbox data"
        lead="Records synced with test keys, and synthetic records available to all accounts. The portal does not show live records."
      />
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="candidates">Candidates</Tabs.Tab>
          <Tabs.Tab value="jobs">Jobs</Tabs.Tab>
          <Tabs.Tab value="matches">Matches</Tabs.Tab>
        </Tabs.List>
        {tab !== 'matches' && (
          <div className="filters">
            <NativeSelect
              label="Records"
              value={data}
              onChange={(event) => setData(event.currentTarget.value === 'own' ? 'own' : 'synthetic')}
              data={[...DATA_CHOICES]}
            />
          </div>
        )}
        <Tabs.Panel value="candidates">
          <CandidatesList key={data} data={data} />
        </Tabs.Panel>
        <Tabs.Panel value="jobs">
          <JobsList key={data} data={data} />
        </Tabs.Panel>
        <Tabs.Panel value="matches">
          <MatchesList />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
