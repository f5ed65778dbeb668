import { fieldNames } from '../parsing/parsed-field';
import { POSTING_FIELDS, type PostingValues } from '../parsing/parsed-job-description';
import type { PostingOutcome } from '../parsing/parse-outcome';
import { completeJob, type GivenJob } from './complete-job';

/** The outcome of parsing a text, with the values that its page states as structured data. Those need no review. */
export function withStructuredValues(outcome: PostingOutcome, given: GivenJob): PostingOutcome {
  const parsed = withStatedFields(outcome.parsed, given);
  const isStated = (pointer: string): boolean => pointer.slice(1) in given;
  return {
    ...outcome,
    parsed,
    documentProbability: 1,
    uncertainFields: outcome.uncertainFields.filter((pointer) => !isStated(pointer)),
    warnings: outcome.warnings.filter(({ pointer }) => pointer === undefined || !isStated(pointer)),
  };
}

/** A posting with the title and the fields that its source states. */
export function withStatedFields<Posting extends PostingValues & { title: string }>(
  posting: Posting,
  given: GivenJob,
): Posting {
  const complete = completeJob(given);
  const result: Posting = { ...posting, title: complete.title };
  const assign = <Field extends keyof PostingValues>(field: Field): void => {
    const isStated =
      field in given ||
      ((field === 'hourlyMinUsd' || field === 'hourlyMaxUsd') && given.compensation !== undefined);
    if (isStated) (result as PostingValues)[field] = complete[field];
  };
  fieldNames(POSTING_FIELDS).forEach((field) => assign(field));
  return result;
}
