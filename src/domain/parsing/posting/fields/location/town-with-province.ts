import { worldCityOf } from '../../../places/world-cities';

interface TownAbroad {
  city: string;
  countryCode: string;
}

/** "Brampton ON - Forklift Operator", "Moose Jaw, SK". */
const TOWN_AND_PROVINCE =
  /^(\p{Lu}[\p{L}.'’ -]{2,30}?),? (?:ON|BC|AB|QC|MB|SK|NS|NB|NL|PE)(?=\s*(?:$|[-–—|•,:(]))/u;
/** "Dandenong South, Melbourne VIC": a suburb, its city and its state, as job boards of Australia write places. */
const SUBURB_AND_STATE =
  /^(\p{Lu}[\p{L}.'’ -]{2,30}), (?:Melbourne|Sydney|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|Gold Coast|Newcastle) (?:VIC|NSW|QLD|WA|SA|TAS|NT|ACT)$/u;

/** "Newtown, Geelong VIC": the letters of these states are those of no other country. */
const SUBURB_AND_TOWN =
  /^(\p{Lu}[\p{L}.'’ -]{2,30}), \p{Lu}[\p{L}.'’ &-]{2,40} (?:VIC|NSW|QLD|TAS|ACT)(?: \d{4})?$/u;

/** The suburb of a line that names its city and its state in Australia. */
export function suburbOfAustralia(line: string): TownAbroad | null {
  const suburb = (SUBURB_AND_STATE.exec(line.trim()) ?? SUBURB_AND_TOWN.exec(line.trim()))?.[1];
  return suburb === undefined ? null : { city: suburb, countryCode: 'AU' };
}

/** The town of a line that names a province of Canada, or a suburb and a state of Australia. */
export function townWithProvince(line: string): TownAbroad | null {
  const suburb = suburbOfAustralia(line);
  if (suburb !== null) return suburb;
  const town = TOWN_AND_PROVINCE.exec(line.trim())?.[1];
  return town !== undefined && worldCityOf(town, ['CA'])?.countryCode === 'CA'
    ? { city: town, countryCode: 'CA' }
    : null;
}
