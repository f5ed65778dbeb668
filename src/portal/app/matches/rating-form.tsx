import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { MatchRatings } from '../match/match-ratings';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { EMPTY_RATING, RatingFields, ratingOf } from './rating-fields';

/** The ratings of a match, and a form to add one. Weights are learned from many ratings. */
export function RatingForm({ matchId, canRate }: { matchId: string; canRate: boolean }) {
  const view = useRecordView();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY_RATING);
  const [count, setCount] = useState(0);
  const save = useAction(async () => {
    await callPortal('POST', view.path(`matches/${matchId}/ratings`), ratingOf(draft));
    setOpen(false);
    setDraft(EMPTY_RATING);
    setCount(count + 1);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save.run();
  };
  return (
    <>
      <MatchRatings key={count} path={(cursor) => view.path(`matches/${matchId}/ratings`, { cursor })} />
      {canRate && !open && (
        <Button variant="default" onClick={() => setOpen(true)}>
          Rate this match
        </Button>
      )}
      {open && (
        <form className="dialog-form" onSubmit={submit}>
          <RatingFields draft={draft} change={setDraft} />
          <ActionFailed error={save.error} />
          <div className="dialog-actions">
            <Button variant="default" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={save.busy}>
              Save rating
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
