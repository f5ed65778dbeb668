import { NativeSelect } from '@mantine/core';
import { nameOf, placeOf, type CandidatePage, type JobPage } from '../sandbox-records';
import { PARSED_DOCUMENT_ID, type ParsedPostingText, type ParsedResumeFile } from './just-parsed';

export interface Choice {
  value: string;
  label: string;
}

/** Selects one record of a list. */
export function RecordChoice(props: {
  label: string;
  choices: readonly Choice[];
  value: string;
  choose: (value: string) => void;
}) {
  const { label, choices, value, choose } = props;
  return (
    <NativeSelect
      label={label}
      value={value}
      disabled={choices.length === 0}
      onChange={(event) => choose(event.currentTarget.value)}
      data={choices.length === 0 ? [{ value: '', label: 'None yet' }] : [...choices]}
    />
  );
}

export function candidateChoices(page: CandidatePage | null, parsed: ParsedResumeFile | null): Choice[] {
  return [
    ...(parsed ? [{ value: PARSED_DOCUMENT_ID, label: `Newly parsed: ${parsed.name}` }] : []),
    ...(page?.candidates ?? []).map((each) => ({
      value: each.candidateId,
      label: withPlace(nameOf(each), placeOf(each)),
    })),
    ...(page?.shared ?? []).map((each) => ({
      value: each.id,
      label: withPlace(`Shared candidate …${each.id.slice(-6)}`, placeOf(each)),
    })),
  ];
}

export function jobChoices(page: JobPage | null, parsed: ParsedPostingText | null): Choice[] {
  return [
    ...(parsed ? [{ value: PARSED_DOCUMENT_ID, label: `Newly parsed: ${parsed.title}` }] : []),
    ...[
      ...(page?.jobs ?? []).map((job) => ({ ...job, id: job.jobId })),
      ...(page?.shared ?? []).map((job) => ({ ...job, title: job.title ?? '' })),
    ].map((job) => ({
      value: job.id,
      label: withPlace(job.title, placeOf(job)) + (job.status === 'open' ? '' : ` (${job.status})`),
    })),
  ];
}

function withPlace(name: string, place: string): string {
  return place === '' ? name : `${name}, ${place}`;
}
