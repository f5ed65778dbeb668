import { certificationRecords, skillRecords } from './lexicons';
import { occupationCertificationRows, occupationSkillRows } from './occupation-profile';
import { occupationRecords } from './occupations';
import { skillNames } from './skill-names';

/** Number of records of the curated map. */
export interface MapSize {
  occupations: number;
  occupationNames: number;
  spanishNames: number;
  skills: number;
  skillSpellings: number;
  /** Names of skills in other languages than English. */
  skillNamesInLanguages: number;
  certifications: number;
  certificationSpellings: number;
  skillRows: number;
  certificationRows: number;
}

/** Counts the curated map. */
export function mapSize(): MapSize {
  const occupations = occupationRecords();
  const skills = skillRecords();
  const certifications = certificationRecords();
  return {
    occupations: occupations.length,
    occupationNames: sum(occupations.map(({ aliases }) => aliases.length)),
    spanishNames: sum(occupations.map(({ spanish }) => spanish.length)),
    skills: skills.length,
    skillSpellings: sum(skills.map(({ spellings }) => spellings.length)),
    skillNamesInLanguages: sum(skillNames().map(({ spellings }) => spellings.length)),
    certifications: certifications.length,
    certificationSpellings: sum(certifications.map(({ spellings }) => spellings.length)),
    skillRows: occupationSkillRows().size,
    certificationRows: occupationCertificationRows().size,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
