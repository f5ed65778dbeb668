import { stateCodeOf } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';

/** People typing in lower case: "line cooks, clarksdale ms", "asheville, nc". */
const BEFORE_CODE =
  /(?<![\p{L}\p{N}@.#'’-])(\p{Ll}{3,}(?: \p{Ll}{3,})?),? ([a-z]{2}|[A-Z]{2})(?![\p{L}\p{N}'’@-])/gu;
/** Two letters that are words more often than states. */
const WORD_NOT_STATE = /^(?:in|or|me|hi|ok|oh|la|de|id|al|co|as|so|pm|am|hr|ur|we|is|at|to|ma)$/;
const IN_PLACE =
  /(?<![\p{L}\p{N}])(?:in|near|around|outside|downtown|over in|here in) (?:downtown |north |south |east |west )?(\p{L}[\p{L}'’]{2,}(?: \p{L}[\p{L}'’]{2,})?)(?![\p{L}\p{N}'’@-])/gu;
/** "Providence area", "Bangor Maine area". */
const AREA = /(?<![\p{L}\p{N}'’-])(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2}) area\b/gu;
const TYPED_WORDS = /(?<![\p{L}\p{N}@.#'’-])(?=(\p{Ll}{4,} \p{Ll}{4,}|\p{Ll}{5,})(?![\p{L}\p{N}'’@-]))/gu;
/** Towns of the United States in thousands of people. */
const MIN_POPULATION = 15;
const MIN_POPULATION_ALONE = 200;
/** Towns whose names are words or first names. */
const ORDINARY =
  /^(?:mobile|orange|aurora|garland|independence|temple|concord|buckeye|surprise|sparks|sandy|corona|enterprise|paradise|industry|reading|plantation|commerce|union|flint|buffalo|pearl|hope|bath|normal|liberty|progress|summit|eagle|salt|wells|cary|allen|tyler|norman|clinton|logan|paterson|carmel|warren|lawrence|troy|macon|hayward|carson|austin|dallas|houston|jackson|madison|lincoln|charlotte|victoria|florence|marion|savannah|sterling|central|spring|college|university|palm|lake|rock|grand|station|north|south|east|west|high|point|bend|rapid|split|male|march|nice|most|best|deal|hull|split|chester|sidney|stuart|dayton|raleigh|cleveland|eugene|trenton|denver|phoenix|bryan|kent|murray|vernon|elgin|gilbert|chandler|irving|glendale|burbank|pasadena|lancaster|columbia|augusta|regina|cork|of|bar|bristol|cambridge|oxford|richmond|milton|fort|port|crew|home|marina|lodi|rogers|mission|delta|crystal)$/;
/** A person, or a place that is not the one of the work. */
const NAMED_PERSON_BEFORE =
  /\b(?:headquartered in|founded in|born in|offices in|ask for|text|call|see|contact|with|thanks|mr|mrs|ms|miss|from|manager|dm|msg)(?: in| near)? $/i;

interface TypedTown {
  city: string;
  state: string | null;
  countryCode: string | null;
}

/** The town of a message whose writer leaves out capitals, commas and states. */
export function typedTown(text: string): TypedTown | null {
  return (
    townBeforeCode(text) ??
    namedTown(text, IN_PLACE, MIN_POPULATION) ??
    namedTown(text, AREA, MIN_POPULATION) ??
    namedTown(text, TYPED_WORDS, MIN_POPULATION_ALONE)
  );
}

function townBeforeCode(text: string): TypedTown | null {
  for (const { index, 1: words = '', 2: code = '' } of text.matchAll(BEFORE_CODE)) {
    const state = WORD_NOT_STATE.test(code) ? null : stateCodeOf(code);
    if (state == null) continue;
    const townName = lastKnown(words, MIN_POPULATION) ?? afterPreposition(text, index, words);
    if (townName !== null) return { city: inCapitals(townName), state, countryCode: 'US' };
  }
  return null;
}

/** A town too small for the gazetteer: "smokehouse in clarksdale ms". */
function afterPreposition(text: string, start: number, words: string): string | null {
  const typed = /^(?:in|near) (\p{Ll}{4,})$/u.exec(words)?.[1];
  if (typed !== undefined) return typed;
  return /\b(?:in|near) $/.test(text.slice(Math.max(0, start - 6), start)) ? words : null;
}

function namedTown(text: string, pattern: RegExp, minPopulation: number): TypedTown | null {
  for (const { index, 0: whole, 1: words = '' } of text.matchAll(pattern)) {
    const start = index + Math.max(0, whole.indexOf(words));
    if (NAMED_PERSON_BEFORE.test(text.slice(Math.max(0, start - 20), start))) continue;
    const parts = words.split(' ');
    const state = parts.length > 1 ? (stateCodeOf(parts.at(-1)!) ?? null) : null;
    const name = state === null || parts.length < 2 ? words : parts.slice(0, -1).join(' ');
    const townName =
      knownTown(name, minPopulation) ?? (parts.length > 1 ? knownTown(parts[0]!, minPopulation) : null);
    if (townName !== null) return { city: inCapitals(townName), state, countryCode: 'US' };
  }
  return null;
}

function lastKnown(words: string, minPopulation: number): string | null {
  return knownTown(words, minPopulation) ?? knownTown(words.split(' ').at(-1)!, minPopulation);
}

function knownTown(name: string, minPopulation: number): string | null {
  if (ORDINARY.test(name.toLowerCase()) || stateCodeOf(name) != null) return null;
  // A namesake abroad that is larger leaves the country open.
  const town = worldCityOf(name);
  return town?.countryCode === 'US' && town.population >= minPopulation ? name : null;
}

function inCapitals(name: string): string {
  return name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Open Door Ministries of Dayton". */
const TOWN_AT_END = /\p{L}{3} of (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})$/u;

/** The town at the end of the name of an employer. */
export function townInName(employer: string | null): TypedTown | null {
  const name = TOWN_AT_END.exec(employer ?? '')?.[1];
  const town = name === undefined || stateCodeOf(name) !== null ? null : worldCityOf(name, ['US']);
  return name !== undefined && town?.countryCode === 'US' && town.population >= MIN_POPULATION
    ? { city: name, state: null, countryCode: 'US' }
    : null;
}

/** "TOWN OF WHITBY FALLS" on a line of its own, "City of Elmhurst Grove Parks and Recreation needs lifeguards". */
const GOVERNMENT =
  /(?:^|\n|[.!?] )[^\p{L}\n]{0,4}(?:the )?(?:city|town|village|borough|township) of ((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,5})/iu;
const DEPARTMENT =
  /^(?:parks?|police|fire|public|department|dept|notice|job|employment|human|personnel|office|library|water|school|recreation|community|utilities|clerk|is|has|seeks|needs|seasonal|position|announcement|invites|now|hiring|will|housing|planning|finance|sanitation|streets?|health|civil|vacancy|jobs?)$/i;

/** The town whose government writes a bulletin. */
export function townOfGovernment(head: string): string | null {
  const words = (GOVERNMENT.exec(head)?.[1] ?? '').split(' ');
  const end = words.findIndex((word) => DEPARTMENT.test(word));
  const name = (end < 0 ? words : words.slice(0, end)).filter((word) => /^\p{Lu}/u.test(word));
  if (name.length === 0 || name.length > 3) return null;
  return inCapitals(name.join(' ').toLowerCase());
}
