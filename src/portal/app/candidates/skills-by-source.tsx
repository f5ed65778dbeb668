import type { CandidateDetail } from '../records/candidate-facts';
import { percent } from '../format';

type Skill = CandidateDetail['skills'][number];

const SOURCES: readonly { provenance: Skill['provenance']; title: string; about: string }[] = [
  { provenance: 'stated', title: 'Stated in the record', about: 'Sent with the candidate.' },
  {
    provenance: 'parsed',
    title: 'Read from the resume',
    about: 'The probability that the candidate has the skill.',
  },
  {
    provenance: 'curated_map',
    title: 'Inferred from past work',
    about: 'Usual in the occupations of past positions. Not stated by the candidate.',
  },
  {
    provenance: 'language_model',
    title: 'Inferred by a language model',
    about: 'Not stated by the candidate.',
  },
];

/** The skills of a candidate, by where they come from. */
export function SkillsBySource({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return <p className="quiet">The record has no skills.</p>;
  return (
    <div className="skill-sources">
      {SOURCES.map(({ provenance, title, about }) => {
        const skillsOfSource = skills.filter((skill) => skill.provenance === provenance);
        if (skillsOfSource.length === 0) return null;
        return (
          <section key={provenance} aria-label={title}>
            <h3>
              {title} <span className="quiet">{skillsOfSource.length}</span>
            </h3>
            <p className="quiet">{about}</p>
            <ul className="chips">
              {skillsOfSource.map((skill) => (
                <li key={skill.name} data-provenance={provenance}>
                  {skill.name}
                  {detailOf(skill) !== null && <small> {detailOf(skill)}</small>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function detailOf({ monthsUsed, confidence, provenance }: Skill): string | null {
  if (monthsUsed !== null && monthsUsed > 0) {
    return monthsUsed < 24 ? `${monthsUsed} months` : `${Math.round(monthsUsed / 12)} years`;
  }
  return provenance === 'stated' ? null : percent(confidence);
}
