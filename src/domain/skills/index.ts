export { SkillLexicon, type SkillHit, type SkillRef } from './skill-lexicon';
export { namesOtherThingThanSkill } from './text/other-things/other-things';
export { CertificationLexicon, type CertificationHit, type CertificationRef } from './certification-lexicon';
export {
  certificationInContext,
  isAmbiguousCertification,
  possibleCertifications,
} from './ambiguous-certifications';
export { broaderSkillOf, certificationLexicon, skillLexicon } from './map/lexicons';
export { TitleIndex, type TitleOccupation, type TitleMatch, type TitleRow } from './titles/title-index';
export { certificationDays } from './map/certification-lengths';
export { skillLearningByName } from './map/skill-learning';
export {
  certificationMonths,
  isRecognized,
  relatedCertificationsOf,
  statesByLicense,
} from './map/certification-rules';
export { occupationByCode, occupationRecords } from './map/occupations';
export { curatedTitleRows, isForeignTitle, titleIndex, titleVocabulary } from './map/titles';
export { MAP_VERSION } from './data/map-version';
export {
  certificationsOfOccupation,
  skillsOfOccupation,
  type SkillImportance,
} from './map/occupation-profile';
export { inferFromHistory, type HistoryJob, type LikelySkill } from './infer/infer-from-history';
export type * from './infer/infer-model';
export { inferSkills, unplacedOccupations, type SkillsInferOptions } from './infer/infer-skills';
export { curatedMap, type OccupationMap } from './infer/occupation-map';
export { mapWithReleases, type TaxonomyRelease, type ReleasedSkill } from './release/released-map';
export { onetTechnologySkills, onetToolSkills } from './release/onet-skills';
export { mapTitlesToOnetSoc, type CrosswalkTitle } from './release/title-crosswalk';
export { mapProblems } from './map/map-problems';
export { mapSize, type MapSize } from './map/map-size';
export { categoryOfSkill, fieldOf, fieldsOfCategory, fieldsOfSkill } from './map/skill-fields';
export {
  occupationProfile,
  profileSimilarity,
  spreadOf,
  TITLE_CHOICES,
  titleSimilarity,
  type OccupationProfile,
} from './titles/title-similarity';
export { CrosswalkTitleIndex, type RankedCode } from './titles/crosswalk-title-index';
export { TechnologyRanking, type OccupationTechnology } from './infer/technology-ranking';
export { readCommaSeparated, readTabSeparated, type DelimitedRow } from './release/delimited-text';
export {
  buildTitleIndex,
  escoTitleRows,
  onetTechnologies,
  onetTitleRows,
  type OnetTitleFiles,
} from './release/release-rows';
export { titleWords } from './titles/title-text';
export { titleInEnglish } from './titles/romance-titles';
export type { NgramVector } from './titles/ngram-index';
