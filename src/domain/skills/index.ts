export { SkillLexicon, type SkillHit, type SkillRef } from './skill-lexicon';
export { CertificationLexicon, type CertificationHit, type CertificationRef } from './certification-lexicon';
export { certificationLexicon, skillLexicon } from './map/lexicons';
