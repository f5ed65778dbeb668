import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../parts/dialog';
import { Failed, Loading } from '../parts/states';
import { Findings } from '../playground/findings';
import { postingGroups } from '../playground/posting-findings';
import type { ParsedPosting } from '../playground/types';
import {
  matchAddress,
  namelessName,
  placeOf,
  type SharedCandidate,
  type SharedRecord,
} from '../sandbox-records';
import { useResource } from '../use-resource';
import { Facts } from './facts';

/** A candidate shared by a linked organization. The API does not return this record; it is only available for matching. */
export function SharedCandidateDialog({ shared, close }: { shared: SharedRecord; close: () => void }) {
  return (
    <SharedDialog<SharedCandidate>
      title={namelessName(shared.id)}
      what="the candidate"
      path={`/records/candidates/${shared.id}`}
      note="Shared by a linked organization for matching. Names, contact details, employers and schools are not shared."
      match={matchAddress({ data: 'own', candidate: shared.id })}
      close={close}
      show={(candidate) => <SharedCandidateFacts candidate={candidate} />}
    />
  );
}

/** An opening of a linked employer. */
export function SharedJobDialog({ shared, close }: { shared: SharedRecord; close: () => void }) {
  return (
    <SharedDialog<{ parsed: ParsedPosting }>
      title={shared.title ?? ''}
      what="the job"
      path={`/records/jobs/${shared.id}`}
      note="An opening of a linked employer, available for matching with your candidates. Only the employer can change it."
      match={matchAddress({ data: 'own', job: shared.id })}
      close={close}
      show={(job) => <Findings groups={postingGroups(job.parsed)} chosen={null} choose={() => undefined} />}
    />
  );
}

function SharedDialog<Item>(props: {
  title: string;
  what: string;
  path: string;
  note: string;
  match: string;
  close: () => void;
  show: (record: Item) => ReactNode;
}) {
  const record = useResource<{ shared: Item }>(props.path);
  return (
    <Dialog onClose={props.close} size="60rem" title={props.title}>
      <p className="quiet">
        {props.note} <Link href={props.match}>Match in the playground</Link>
      </p>
      {record.error && <Failed error={record.error} retry={record.reload} what={props.what} />}
      {record.loading && <Loading what={props.what} rows={6} />}
      {record.data && props.show(record.data.shared)}
    </Dialog>
  );
}

function SharedCandidateFacts({ candidate }: { candidate: SharedCandidate }) {
  const { preferences } = candidate;
  return (
    <>
      <Facts
        facts={[
          ['Location', placeOf(candidate) || null],
          ['Education', candidate.highestEducationLevel?.replaceAll('_', ' ') ?? null],
          ['Preferred occupations', preferences.occupations.join(', ') || null],
          [
            'Minimum pay',
            preferences.hourlyMinUsd === null ? null : `$${preferences.hourlyMinUsd.toFixed(2)} per hour`,
          ],
          [
            'Schedule',
            [...preferences.employmentTypes, ...preferences.shifts].join(', ').replaceAll('_', ' ') || null,
          ],
          [
            'Maximum commute',
            preferences.maxCommuteMiles === null ? null : `${preferences.maxCommuteMiles} miles`,
          ],
          ['Certifications', candidate.certifications.join(', ') || null],
          ['Languages', candidate.languages.join(', ') || null],
        ]}
      />
      {candidate.skills.length > 0 && (
        <>
          <h3>Skills</h3>
          <ul className="chips">
            {candidate.skills.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {candidate.work.length > 0 && (
        <>
          <h3>Work</h3>
          <ul className="work">
            {candidate.work.map(({ position, months }, index) => (
              <li key={index}>
                <strong>{position}</strong>
                {months !== null && <span>{months === 1 ? '1 month' : `${months} months`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
