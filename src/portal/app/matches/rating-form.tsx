import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { callPortal } from '../api';
import { MatchRatings } from '../match/match-ratings';
import { ActionFailed } from '../parts/states';
import { useRecordView } from '../records/record-view';
import { useAction } from '../use-resource';
import { RATING_REASON_LABELS, choicesOf } from './decision-labels';

const RATINGS: readonly { value: number; label: string }[] = [
  { value: 1, label: '1: wrong' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
  { value: 5, label: '5: perfect' },
];

/** The ratings of a match, and a form to add one. Weights are learned from many ratings. */
export function RatingForm({ matchId, canRate }: { matchId: string; canRate: boolean }) {
  const view = useRecordView();
  const [open, setOpen] = useState(false);
  const [rating, setRating] = useState<number | null>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  const [comment, setComment] = useState('');
  const [count, setCount] = useState(0);
  const save = useAction(async () => {
    await callPortal('POST', view.path(`matches/${matchId}/ratings`), {
      rating,
      reasons,
      comment: comment.trim() || null,
    });
    setOpen(false);
    setRating(null);
    setReasons([]);
    setComment('');
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
          <fieldset className="rating-choice">
            <legend>How well do they fit?</legend>
            {RATINGS.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="rating"
                  required
                  checked={rating === value}
                  onChange={() => setRating(value)}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
          <Checkbox.Group label="Reasons" value={reasons} onChange={setReasons}>
            <div className="choices">
              {choicesOf(RATING_REASON_LABELS).map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </div>
          </Checkbox.Group>
          <Textarea
            label="Comment"
            description="Only your account sees it."
            maxLength={2000}
            rows={2}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
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
