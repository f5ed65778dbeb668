import { CertificationLexicon } from '../certification-lexicon';
import { certifications } from '../data/certifications';
import { careSkills } from '../data/skills/care';
import { officeSkills } from '../data/skills/office';
import { serviceSkills } from '../data/skills/service';
import { techSkills } from '../data/skills/tech';
import { tradesSkills } from '../data/skills/trades';
import { SkillLexicon } from '../skill-lexicon';
import { parseCertifications, type CertificationRecord } from './certification-records';
import { skillNames } from './skill-names';
import { parseSkills, type SkillRecord } from './skill-records';

let skills: readonly SkillRecord[] | undefined;
let certificationList: readonly CertificationRecord[] | undefined;
let skillWords: SkillLexicon | undefined;
let certificationWords: CertificationLexicon | undefined;

/** All skills of the curated map, parsed once. */
export function skillRecords(): readonly SkillRecord[] {
  skills ??= [serviceSkills, tradesSkills, careSkills, officeSkills, techSkills].flatMap(parseSkills);
  return skills;
}

/** All certifications and licences of the curated map, parsed once. */
export function certificationRecords(): readonly CertificationRecord[] {
  certificationList ??= parseCertifications(certifications);
  return certificationList;
}

/** The lexicon of the curated map, built on first use and shared. */
export function skillLexicon(): SkillLexicon {
  skillWords ??= new SkillLexicon(skillRecords(), skillNames());
  return skillWords;
}

/** The certification lexicon of the curated map, built on first use and shared. */
export function certificationLexicon(): CertificationLexicon {
  certificationWords ??= new CertificationLexicon(certificationRecords());
  return certificationWords;
}

let broader: ReadonlyMap<string, string> | undefined;

/** Name of the next wider skill in the map, or null. */
export function broaderSkillOf(name: string): string | null {
  broader ??= new Map(
    skillRecords().flatMap((record) => (record.broader ? [[record.name, record.broader]] : [])),
  );
  return broader.get(name) ?? null;
}
