import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import type { LatestDecision } from './decision-labels';
import { useIsRecent } from './recent-decisions';

interface WithdrawProps {
  decision: LatestDecision;
  /** Name of the candidate, which tells the buttons of a list apart. */
  about?: string;
  /** Called with the decision that stands now. */
  withdrawn: (latest: LatestDecision | null) => void;
}

/** Takes back a decision of the tenant: at once while it is new, after a question later. */
export function WithdrawDecision(props: WithdrawProps) {
  const { decision, about, withdrawn } = props;
  const view = useRecordView();
  const isRecent = useIsRecent(decision.decisionId);
  const [asks, setAsks] = useState(false);
  const withdraw = useAction(async () => {
    const { latestDecision } = await callPortal<{ latestDecision: LatestDecision | null }>(
      'POST',
      view.path(`decisions/${decision.decisionId}/withdraw`),
    );
    withdrawn(latestDecision);
  });
  if (!decision.isOwn) return null;
  const ofCandidate = about === undefined ? '' : ` about ${about}`;
  if (asks && !isRecent) {
    return (
      <Question
        confirm={() => void withdraw.run()}
        busy={withdraw.busy}
        close={() => setAsks(false)}
        error={withdraw.error}
      />
    );
  }
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${isRecent ? 'Undo' : 'Withdraw'} the decision${ofCandidate}`}
        loading={withdraw.busy}
        onClick={() => (isRecent ? void withdraw.run() : setAsks(true))}
      >
        {isRecent ? 'Undo' : 'Withdraw'}
      </Button>
      <ActionFailed error={withdraw.error} />
    </>
  );
}

function Question(props: {
  confirm: () => void;
  busy: boolean;
  close: () => void;
  error: Parameters<typeof ActionFailed>[0]['error'];
}) {
  const { confirm, busy, close, error } = props;
  const group = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <span
      ref={group}
      role="group"
      aria-label="Withdraw the decision?"
      className="withdraw"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <span>It stays in the history and no longer counts.</span>
      <Button size="compact-sm" loading={busy} onClick={confirm}>
        Withdraw
      </Button>
      <Button size="compact-sm" variant="default" onClick={close}>
        Keep
      </Button>
      <ActionFailed error={error} />
    </span>
  );
}
