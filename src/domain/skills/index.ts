export { SkillLexicon, type SkillHit, type SkillRef } from './skill-lexicon';
export { CertificationLexicon, type CertificationHit, type CertificationRef } from './certification-lexicon';
export { certificationLexicon, skillLexicon } from './map/lexicons';
export { TitleIndex, type PlacedTitle, type TitleMatch, type TitleRow } from './titles/title-index';
export { curatedTitleRows, occupationByCode, occupationRecords, titleIndex } from './map/occupations';
