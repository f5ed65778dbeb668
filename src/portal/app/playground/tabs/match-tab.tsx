import { Button } from '@mantine/core';
import { useState } from 'react';
import { MatchView } from '../../match/match-view';
import type { Match } from '../../match/score-parts';
import { ActionFailed, Failed, Loading } from '../../parts/states';
import { recordsPath, type CandidatePage, type JobPage, type SandboxData } from '../../sandbox-records';
import { useSession } from '../../session';
import { useAction, useResource } from '../../use-resource';
import { DataChoice } from '../data-choice';
import { ResponseTabs } from '../response-tabs';
import { matchPair } from '../match-pair';
import { candidateChoices, jobChoices, RecordChoice, type Choice } from '../record-choice';
import { PARSED_DOCUMENT_ID, type RecentlyParsed } from '../just-parsed';
import type { Call } from '../snippets';

/** Records preselected by the linking page. */
export interface ChosenPair {
  data: SandboxData;
  candidate?: string;
  job?: string;
}

/** Matches a candidate with a job: synthetic, from the tenant's sandbox, or newly parsed. */
export function MatchTab({ parsed, first }: { parsed: RecentlyParsed; first: ChosenPair | null }) {
  const { user } = useSession();
  const [chosenData, setData] = useState<SandboxData | null>(first?.data ?? null);
  // Selects the own sandbox after parsing, so that the parsed document is available.
  const data = chosenData ?? (parsed.resume || parsed.posting ? 'own' : 'synthetic');
  const { candidates, jobs, people, openings } = usePairChoices(data, parsed, first);
  const [chosen, setChosen] = useState<{ candidate?: string; job?: string }>(first ?? {});
  const [matched, setMatched] = useState<{ calls: Call[]; match: Match } | null>(null);
  const candidateId = picked(people, chosen.candidate);
  const jobId = picked(openings, chosen.job);
  const match = useAction(async () => {
    setMatched(null);
    setMatched(
      await matchPair({
        data,
        candidateId,
        jobId,
        resume: candidateId === PARSED_DOCUMENT_ID ? parsed.resume : null,
        posting: jobId === PARSED_DOCUMENT_ID ? parsed.posting : null,
        owner: user.userId,
      }),
    );
    // The parsed document is now a stored record.
    if (candidateId === PARSED_DOCUMENT_ID) candidates.reload();
    if (jobId === PARSED_DOCUMENT_ID) jobs.reload();
  });
  const failed = candidates.error ?? jobs.error;
  const reload = (): void => {
    candidates.reload();
    jobs.reload();
  };
  return (
    <>
      <div className="filters pair">
        <DataChoice
          data={data}
          choose={(chosenRecords) => {
            setData(chosenRecords);
            setChosen({});
          }}
        />
        <PairChoice
          people={people}
          openings={openings}
          candidateId={candidateId}
          jobId={jobId}
          choose={(choice) => setChosen({ ...chosen, ...choice })}
        />
        <Button
          className="beside-fields"
          onClick={() => void match.run()}
          loading={match.busy}
          disabled={candidateId === '' || jobId === ''}
        >
          Match
        </Button>
      </div>
      {failed && <Failed error={failed} what="the records" retry={reload} />}
      {(candidates.loading || jobs.loading) && <Loading what="the records" rows={2} />}
      {data === 'own' && candidates.data && jobs.data && <Nothing people={people} openings={openings} />}
      <ActionFailed error={match.error} />
      {match.busy && <Loading what="the match" rows={6} />}
      {matched && (
        <ResponseTabs calls={matched.calls} answer={matched.match}>
          <MatchView match={matched.match} />
        </ResponseTabs>
      )}
    </>
  );
}

/** The records to choose from, with those parsed a moment ago and the preselected pair. */
function usePairChoices(data: SandboxData, parsed: RecentlyParsed, first: ChosenPair | null) {
  const { user } = useSession();
  const candidates = useResource<CandidatePage>(recordsPath('candidates', { data }));
  const jobs = useResource<JobPage>(recordsPath('jobs', { data }));
  const people = withChosen(
    arranged(candidateChoices(candidates.data, data === 'own' ? parsed.resume : null), data),
    candidates.data && data === first?.data ? first.candidate : undefined,
    'Candidate',
  );
  // Jobs belong to employers, so an organization cannot store a posting.
  const mayKeep = data === 'own' && user.tenantType === 'employer';
  const openings = withChosen(
    arranged(jobChoices(jobs.data, mayKeep ? parsed.posting : null), data),
    jobs.data && data === first?.data ? first.job : undefined,
    'Job',
  );
  return { candidates, jobs, people, openings };
}

function PairChoice(props: {
  people: Choice[];
  openings: Choice[];
  candidateId: string;
  jobId: string;
  choose: (choice: { candidate: string } | { job: string }) => void;
}) {
  const { people, openings, candidateId, jobId, choose } = props;
  return (
    <>
      <RecordChoice
        label="Candidate"
        choices={people}
        value={candidateId}
        choose={(candidate) => choose({ candidate })}
      />
      <RecordChoice label="Job" choices={openings} value={jobId} choose={(job) => choose({ job })} />
    </>
  );
}

/** Sorts synthetic records by id: the last ones cover special cases, such as missing consent to scoring. */
function arranged(choices: Choice[], data: SandboxData): Choice[] {
  return data === 'synthetic' ? choices.sort((a, b) => (a.value < b.value ? -1 : 1)) : choices;
}

/** Adds the preselected record when the list, which holds the newest records, does not include it. */
function withChosen(choices: Choice[], id: string | undefined, kind: string): Choice[] {
  if (id === undefined || choices.some(({ value }) => value === id)) return choices;
  return [{ value: id, label: `${kind} …${id.slice(-6)}` }, ...choices];
}

/** Returns the selected record, or the first one. */
function picked(choices: readonly { value: string }[], chosen: string | undefined): string {
  return choices.find(({ value }) => value === chosen)?.value ?? choices[0]?.value ?? '';
}

function Nothing({ people, openings }: { people: readonly unknown[]; openings: readonly unknown[] }) {
  const { user } = useSession();
  if (people.length > 0 && openings.length > 0) return null;
  return (
    <p className="quiet" role="note">
      {people.length === 0 && 'Your sandbox has no candidates yet. Parse a resume here, or sync candidates. '}
      {openings.length === 0 &&
        (user.tenantType === 'employer'
          ? 'Your sandbox has no jobs yet. Parse a posting here, or sync jobs. '
          : 'No linked employer has test jobs. ')}
      The synthetic tenant has both.
    </p>
  );
}
