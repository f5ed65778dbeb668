import { Checkbox, Textarea } from '@mantine/core';
import { useId } from 'react';
import { RATING_REASON_LABELS, choicesOf } from './decision-labels';

export interface RatingDraft {
  rating: number | null;
  reasons: string[];
  comment: string;
}

export const EMPTY_RATING: RatingDraft = { rating: null, reasons: [], comment: '' };

/** Returns the rating as the API takes it. */
export function ratingOf({ rating, reasons, comment }: RatingDraft) {
  return { rating, reasons, comment: comment.trim() || null };
}

const RATINGS: readonly { value: number; label: string }[] = [
  { value: 1, label: '1: wrong' },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
  { value: 5, label: '5: perfect' },
];

interface RatingFieldsProps {
  draft: RatingDraft;
  change: (draft: RatingDraft) => void;
  /** False if a rating can be left out; reasons then appear with the rating. */
  required?: boolean;
}

/** How well a pair fits, with the reasons. */
export function RatingFields({ draft, change, required = true }: RatingFieldsProps) {
  const name = useId();
  return (
    <>
      <fieldset className="rating-choice">
        <legend>How well do they fit?{!required && ' (optional)'}</legend>
        {RATINGS.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              required={required}
              checked={draft.rating === value}
              onChange={() => change({ ...draft, rating: value })}
            />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      {(required || draft.rating !== null) && (
        <Checkbox.Group
          label="Reasons"
          value={draft.reasons}
          onChange={(reasons) => change({ ...draft, reasons })}
        >
          <div className="choices">
            {choicesOf(RATING_REASON_LABELS).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {required && (
        <Textarea
          label="Comment"
          description="Only your tenant sees it."
          maxLength={2000}
          rows={2}
          value={draft.comment}
          onChange={(event) => change({ ...draft, comment: event.currentTarget.value })}
        />
      )}
    </>
  );
}
