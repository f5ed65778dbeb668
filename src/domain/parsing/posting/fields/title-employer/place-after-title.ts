import { isWordBesidesTown } from '../../../places/words-besides-towns';
import { stateCodeOf } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';
import { employerScore } from '../../../text/employer-words';
import { MIN_TITLE_EVIDENCE, titleEvidence } from './name-evidence';

/** "Apprentice Plumber in Erie", "Rigger, Sandstone MN": a title before its town. */
const TOWN_AFTER_TITLE =
  /^((?:(?! [–—|-] ).){3,80}?)(?: in |, )(\p{Lu}[\p{L}.'’ -]{2,30}?)(?:,? ([A-Z]{2}))?$/u;
/** "Soudeur (Montréal)". English titles keep the town that tells openings of one title apart. */
const TOWN_IN_BRACKETS = /^(.{3,80}?) \((\p{Lu}[\p{L}.'’ -]{2,30}?)\)$/u;
/** "Night Porter – The Abbey Court Hotel, York": a title before its employer and its town. */
const EMPLOYER_AND_TOWN =
  /^((?:(?! [–—|-] ).){3,80}?) [–—|-] ([^–—|,]{3,60}), (\p{Lu}[\p{L}.'’ -]{2,30}?)(?:,? ([A-Z]{2}))?$/u;
/** "Production Team Members, Dalton Georgia plant": a title before the site of a town. */
const SITE_AFTER_TITLE =
  /^([^,–—|]{3,80}?)(?:,| [–—|-]) (\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+)??)(?:,? (\p{Lu}[\p{L} ]{1,15}))? (?:plant|store|location|site|branch|facility|campus|warehouse|mill|yard)$/u;
/** From this score, the words of a name show that it is an employer. */
const MIN_EMPLOYER_SCORE = 0.7;

/** A title without the town or the employer after it, which other fields hold. */
export function withoutPlace(text: string, isEnglish: boolean): string {
  const [, job, employer = '', ...place] = EMPLOYER_AND_TOWN.exec(text) ?? [];
  if (job && isTown(place[0], place[1]) && employerScore(employer) >= MIN_EMPLOYER_SCORE && namesWork(job))
    return job;
  const [, work, site, siteState] = SITE_AFTER_TITLE.exec(text) ?? [];
  if (work && namesWork(work) && isSite(site, siteState)) return work;
  const [, name, town, state] =
    TOWN_AFTER_TITLE.exec(text) ?? (isEnglish ? null : TOWN_IN_BRACKETS.exec(text)) ?? [];
  return name && isTown(town, state) && namesWork(name) ? name : text;
}

function isTown(town: string | undefined, state: string | undefined): boolean {
  if (town === undefined) return false;
  if (state !== undefined && stateCodeOf(state) !== null) return titleEvidence(town) < MIN_TITLE_EVIDENCE;
  return !isWordBesidesTown(town) && worldCityOf(town) !== null;
}

/** "Dalton Georgia", "Dalton" */
function isSite(town: string | undefined, state: string | undefined): boolean {
  return (
    town !== undefined && worldCityOf(town) !== null && (state === undefined || stateCodeOf(state) !== null)
  );
}

function namesWork(text: string): boolean {
  return titleEvidence(text) >= MIN_TITLE_EVIDENCE;
}
