import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { OUTCOME_LABELS, REASON_LABELS, choicesOf } from './decision-labels';

/** Records a decision with its reason. Decisions are added, never changed; the latest one stands. */
export function DecisionForm({ matchId, saved }: { matchId: string; saved: () => void }) {
  const view = useRecordView();
  const [outcome, setOutcome] = useState('');
  const [reasonCode, setReasonCode] = useState('');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState(false);
  const save = useAction(async () => {
    await callPortal('POST', view.path(`matches/${matchId}/decisions`), {
      outcome,
      reasonCode,
      reason: reason.trim() || null,
    });
    setOutcome('');
    setReasonCode('');
    setReason('');
    setDone(true);
    saved();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDone(false);
    void save.run();
  };
  const choose = { value: '', label: 'Choose' };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <NativeSelect
        label="Outcome"
        required
        value={outcome}
        onChange={(event) => setOutcome(event.currentTarget.value)}
        data={[choose, ...choicesOf(OUTCOME_LABELS)]}
      />
      <NativeSelect
        label="Main reason"
        required
        value={reasonCode}
        onChange={(event) => setReasonCode(event.currentTarget.value)}
        data={[choose, ...choicesOf(REASON_LABELS)]}
      />
      <Textarea
        label="Reason in words"
        description="Only your account sees it."
        maxLength={2000}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <ActionFailed error={save.error} />
      <Button type="submit" loading={save.busy}>
        Record decision
      </Button>
      <p role="status" className="quiet">
        {done && 'Recorded.'}
      </p>
    </form>
  );
}
