import type { components } from '@tenure/client';
import { Facts } from './facts';
import { placeOf } from '../sandbox-records';

export type CandidateShown = components['schemas']['Candidate'];

/** What is known of a candidate, as people read it. */
export function CandidateFacts({ candidate }: { candidate: CandidateShown }) {
  const { preferences: wishes } = candidate;
  const facts: [string, string | null][] = [
    ['Place', candidate.location ? placeOf(candidate.location) || candidate.location.raw : null],
    ['E-mail', candidate.email],
    ['Phone', candidate.phone],
    ['Education', candidate.highestEducationLevel?.replaceAll('_', ' ') ?? null],
    ['Looks for', wishes.occupations.join(', ') || null],
    ['Asks for', wishes.hourlyMinUsd === null ? null : `$${wishes.hourlyMinUsd.toFixed(2)} an hour`],
    ['Hours', [...wishes.employmentTypes, ...wishes.shifts].join(', ').replaceAll('_', ' ') || null],
    ['Way to work', wishes.maxCommuteMiles === null ? null : `at most ${wishes.maxCommuteMiles} miles`],
    ['Certificates', candidate.certifications.map(({ name }) => name).join(', ') || null],
    ['Languages', candidate.languages.map(({ language }) => language).join(', ') || null],
    ['Shared with employers', candidate.consent.shareWithEmployers ? 'yes' : 'no'],
    ['May be scored', candidate.consent.automatedScoring ? 'yes' : 'no'],
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
                  {[item.startDate, item.isCurrent ? 'now' : item.endDate].filter(Boolean).join(' – ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
