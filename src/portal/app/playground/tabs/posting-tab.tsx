import { resultOf } from '@tenure/client';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import sample from '../../../../embedded/demo-documents/job-description.txt?raw';
import { EvidencePanel } from '../../evidence/evidence-panel';
import { ActionFailed, Loading } from '../../parts/states';
import { useAction } from '../../use-resource';
import { ResponseTabs } from '../response-tabs';
import { playgroundClient } from '../client';
import { Findings } from '../findings';
import type { ParsedPostingText } from '../just-parsed';
import { postingGroups } from '../posting-findings';
import { ParseNotes } from '../parse-notes';
import { asPlaygroundError } from '../playground-errors';
import type { ParsedPosting } from '../types';

/** Parses a pasted job posting and shows its requirements and benefits. */
export function PostingTab({ read }: { read: (posting: ParsedPostingText) => void }) {
  const [text, setText] = useState('');
  const [parsed, setParsed] = useState<{ text: string; posting: ParsedPosting } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const parse = useAction(async () => {
    setParsed(null);
    setChosen(null);
    const client = await playgroundClient();
    const data = resultOf(
      await client
        .POST('/api/v1/parse/jd', { body: { text }, params: { query: { include: 'evidence,rawText' } } })
        .catch(asPlaygroundError),
    );
    setParsed({ text, posting: data });
    read({ text, title: data.title });
  });
  return (
    <>
      <Textarea
        label="Posting"
        rows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        classNames={{ input: 'pasted' }}
      />
      <div className="form-actions">
        <Button onClick={() => void parse.run()} loading={parse.busy} disabled={text.trim() === ''}>
          Parse
        </Button>
        <Button variant="subtle" onClick={() => setText(sample)}>
          Use sample posting
        </Button>
      </div>
      <ActionFailed error={parse.error} />
      {parse.busy && <Loading what="the parsed posting" rows={6} />}
      {parsed && <ReadPosting {...parsed} chosen={chosen} choose={setChosen} />}
    </>
  );
}

function ReadPosting(props: {
  text: string;
  posting: ParsedPosting;
  chosen: string | null;
  choose: (id: string | null) => void;
}) {
  const { text, posting, chosen, choose } = props;
  const groups = postingGroups(posting);
  return (
    <div className="reading with-pages">
      <EvidencePanel
        pictures={[]}
        text={posting.meta?.rawText ?? null}
        values={groups.flatMap((group) => group.findings)}
        chosen={chosen}
        choose={choose}
      />
      <ResponseTabs
        calls={[{ path: '/api/v1/parse/jd', query: 'include=evidence,rawText', body: { text } }]}
        answer={posting}
      >
        {posting.meta && <ParseNotes meta={posting.meta} />}
        <Findings groups={groups} chosen={chosen} choose={choose} />
      </ResponseTabs>
    </div>
  );
}
