import { NativeSelect, Textarea } from '@mantine/core';
import { OUTCOME_LABELS, REASON_LABELS, choicesOf } from './decision-labels';

export interface DecisionDraft {
  outcome: string;
  reasonCode: string;
  reason: string;
}

export const EMPTY_DECISION: DecisionDraft = { outcome: '', reasonCode: '', reason: '' };

/** Returns the decision as the API takes it. */
export function decisionOf({ outcome, reasonCode, reason }: DecisionDraft) {
  return { outcome, reasonCode, reason: reason.trim() || null };
}

interface DecisionFieldsProps {
  draft: DecisionDraft;
  change: (draft: DecisionDraft) => void;
  /** False if nothing needs to be decided. */
  required?: boolean;
}

/** Outcome, main reason and words of a decision. */
export function DecisionFields({ draft, change, required = true }: DecisionFieldsProps) {
  const choose = { value: '', label: 'Choose' };
  return (
    <>
      <NativeSelect
        label="Outcome"
        required={required}
        value={draft.outcome}
        onChange={(event) => change({ ...draft, outcome: event.currentTarget.value })}
        data={[choose, ...choicesOf(OUTCOME_LABELS)]}
      />
      <NativeSelect
        label="Main reason"
        required={required || draft.outcome !== ''}
        value={draft.reasonCode}
        onChange={(event) => change({ ...draft, reasonCode: event.currentTarget.value })}
        data={[choose, ...choicesOf(REASON_LABELS)]}
      />
      <Textarea
        label="Reason in words"
        description="Only your tenant sees it."
        maxLength={2000}
        rows={2}
        value={draft.reason}
        onChange={(event) => change({ ...draft, reason: event.currentTarget.value })}
      />
    </>
  );
}
