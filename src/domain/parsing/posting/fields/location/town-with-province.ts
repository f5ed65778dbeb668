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

/** The town of a line that names a province of Canada, or a suburb and a state of Australia. */
export function townWithProvince(line: string): TownAbroad | null {
  const suburb = SUBURB_AND_STATE.exec(line.trim())?.[1];
  if (suburb !== undefined) return { city: suburb, countryCode: 'AU' };
  const town = TOWN_AND_PROVINCE.exec(line.trim())?.[1];
  return town !== undefined && worldCityOf(town, ['CA'])?.countryCode === 'CA'
    ? { city: town, countryCode: 'CA' }
    : null;
}
