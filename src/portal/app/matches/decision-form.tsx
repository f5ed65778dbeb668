import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { rememberDecision } from './recent-decisions';
import { DecisionFields, decisionOf, EMPTY_DECISION } from './decision-fields';

/** Records a decision with its reason. Decisions are added, never changed; the latest that was not withdrawn stands. */
export function DecisionForm({ matchId, saved }: { matchId: string; saved: () => void }) {
  const view = useRecordView();
  const [draft, setDraft] = useState(EMPTY_DECISION);
  const save = useAction(async () => {
    const { decisionId } = await callPortal<{ decisionId: string }>(
      'POST',
      view.path(`matches/${matchId}/decisions`),
      decisionOf(draft),
    );
    rememberDecision(decisionId);
    setDraft(EMPTY_DECISION);
    saved();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run();
  };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DecisionFields draft={draft} change={setDraft} />
      <ActionFailed error={save.error} />
      <Button type="submit" loading={save.busy}>
        Record decision
      </Button>
    </form>
  );
}
