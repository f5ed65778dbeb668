import { placeOf, type SharedCandidate } from '../sandbox-records';
import { Facts } from './facts';

/** What a linked organization discloses about a candidate. */
export function SharedCandidateFacts({ candidate }: { candidate: SharedCandidate }) {
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
