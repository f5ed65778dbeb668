export { titleJobbert } from './titles/title-jobbert';
export { titleOnetSoc } from './titles/title-onet-soc';
export { titleTalentclef } from './titles/title-talentclef';
