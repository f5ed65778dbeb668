import type { components } from '@tenure/client';
import { Facts } from './facts';
import { placeOf } from '../sandbox-records';

export type CandidateDetail = components['schemas']['Candidate'];

/** The data of a candidate in readable form. */
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
    ['Certifications', candidate.certifications.map(({ name }) => name).join(', ') || null],
    ['Languages', candidate.languages.map(({ language }) => language).join(', ') || null],
    ['Shared with employers', candidate.consent.shareWithEmployers ? 'Yes' : 'No'],
    ['Automated scoring allowed', candidate.consent.automatedScoring ? 'Yes' : 'No'],
  ];
  return (
    <>
      {candidate.summary !== null && <p>{candidate.summary}</p>}
      <Facts facts={facts} />
      {candidate.skills.length > 0 && (
        <>
          <h3>Skills</h3>
          <ul className="chips">
            {candidate.skills.map(({ name, provenance }) => (
              <li key={name} data-provenance={provenance}>
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {candidate.work.length > 0 && (
        <>
          <h3>Work</h3>
          <ul className="work">
            {candidate.work.map((item, index) => (
              <li key={index}>
                <strong>{[item.position, item.name].filter(Boolean).join(' · ') || 'Untitled'}</strong>
                <span>
                  {[item.startDate, item.isCurrent ? 'present' : item.endDate].filter(Boolean).join(' – ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
