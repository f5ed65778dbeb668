import type { components } from '@tenure/client';
import { Facts } from './facts';
import { placeOf } from '../sandbox-records';

export type CandidateDetail = components['schemas']['Candidate'];

/** The contacts, preferences and qualifications of a candidate. */
export function CandidateFacts({ candidate }: { candidate: CandidateDetail }) {
  const { preferences } = candidate;
  const facts: [string, string | null][] = [
    ['Location', candidate.location ? placeOf(candidate.location) || candidate.location.raw : null],
    ['Email', candidate.email],
    ['Phone', candidate.phone],
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
    ['Maximum commute', preferences.maxCommuteMiles === null ? null : `${preferences.maxCommuteMiles} miles`],
    [
      'Certifications',
      candidate.certifications
        .map(({ name, status }) => (status ? `${name} (${status.replace('_', ' ')})` : name))
        .join(', ') || null,
    ],
    ['Languages', candidate.languages.map(({ language }) => language).join(', ') || null],
  ];
  return (
    <>
      {candidate.summary !== null && <p>{candidate.summary}</p>}
      <Facts facts={facts} />
    </>
  );
}
