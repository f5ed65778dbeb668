export { titleJobbert } from './titles/title-jobbert';
export { titleMelo } from './titles/title-melo';
export { titleOnetSoc } from './titles/title-onet-soc';
export { titleTalentclef } from './titles/title-talentclef';
