import type { Location } from '../../../../common';
import { STATE_NAMES, stateCodeOf } from '../../../places/places';
import { worldCityOf } from '../../../places/world-cities';

/** Short forms of states that newspapers use, beside the two letters of the postal service. */
const NEWSPAPER_STATES: Readonly<Record<string, string>> = {
  'Ala.': 'AL',
  'Ariz.': 'AZ',
  'Ark.': 'AR',
  'Calif.': 'CA',
  'Colo.': 'CO',
  'Conn.': 'CT',
  'Fla.': 'FL',
  'Ga.': 'GA',
  'Ill.': 'IL',
  'Ind.': 'IN',
  'Kan.': 'KS',
  'Ky.': 'KY',
  'La.': 'LA',
  'Mass.': 'MA',
  'Mich.': 'MI',
  'Minn.': 'MN',
  'Miss.': 'MS',
  'Mo.': 'MO',
  'Mont.': 'MT',
  'Neb.': 'NE',
  'Nev.': 'NV',
  'N.C.': 'NC',
  'N.D.': 'ND',
  'N.H.': 'NH',
  'N.J.': 'NJ',
  'N.M.': 'NM',
  'N.Y.': 'NY',
  'Okla.': 'OK',
  'Ore.': 'OR',
  'Pa.': 'PA',
  'S.C.': 'SC',
  'S.D.': 'SD',
  'Tenn.': 'TN',
  'Tex.': 'TX',
  'Va.': 'VA',
  'Vt.': 'VT',
  'Wash.': 'WA',
  'W.Va.': 'WV',
  'Wis.': 'WI',
  'Wyo.': 'WY',
};
const SHORT_STATE = Object.keys(NEWSPAPER_STATES)
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');
const STATE_NAME = STATE_NAMES.join('|');
const STATE_IN_FULL = new RegExp(`^(?:${STATE_NAME})$`);
const TOWN_WORD = "\\p{Lu}\\p{Ll}[\\p{L}'’-]*";
/** "Collision, Billings MT, family run", "Plumbing • Madison, Wis.", "Siler City, North Carolina (NC)". */
const TOWN_BEFORE_STATE = new RegExp(
  `(?<![\\p{L}'’-])((?:(?:St|Ft|Mt)\\. )?${TOWN_WORD}(?: ${TOWN_WORD}){0,2}),? \\(?([A-Z]{2}(?![\\p{L}\\d])|${SHORT_STATE}|(?:${STATE_NAME})(?!\\p{L}))`,
  'gu',
);
/** What sets a name off from the words before it. */
const SET_OFF = /(?:^|[,|·•:;!?–—@\n(-]\s*|\b(?:in|near|outside|of)\s+)$/;
/** Two letters that are more often words or professions than states. */
const AMBIGUOUS = /^(?:IN|OR|ME|OK|HI|MD|PA|MA|DO|PT|RN)$/;
const OTHER_LOCATION =
  /\b(?:headquarter\w*|hq|founded in|graduate|university of|offices? in|born in)\W*(?:\w+\W+){0,3}$/i;

/** A town of the United States directly before the short form of its state, within a line or a sentence. */
export function townBeforeState(text: string): Location | null {
  return (
    townBefore(text, { mayBeUnknown: true }) ??
    townBefore(text.replace(LINE_IN_CAPITALS, inNameCase), { mayBeUnknown: false })
  );
}

/** "8 SEATS OUT OF AMARILLO TX": capitals do not show which words are names. */
const LINE_IN_CAPITALS = /^[^\p{Ll}\n]{8,}$/gmu;

function inNameCase(line: string): string {
  return line.replace(
    /(\p{Lu})(\p{Lu}{2,})/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
}

function townBefore(text: string, { mayBeUnknown }: { mayBeUnknown: boolean }): Location | null {
  for (const match of text.matchAll(TOWN_BEFORE_STATE)) {
    const [raw, written = '', short = ''] = match;
    const state = NEWSPAPER_STATES[short] ?? stateCodeOf(short);
    if (state == null || OTHER_LOCATION.test(text.slice(Math.max(0, match.index - 60), match.index)))
      continue;
    const before = mayBeUnknown ? text.slice(Math.max(0, match.index - 12), match.index) : null;
    const city = townIn(written, before, short);
    if (city !== null)
      return { address: null, city, state, region: null, postalCode: null, countryCode: 'US', raw };
  }
  return null;
}

/** "Article VI of the Charter" is not on the Virgin Islands. */
const NUMBERED_PART =
  /^(?:Article|Section|Title|Chapter|Part|Volume|Appendix|Schedule|Class|Level|Phase|Grade)$/;

/** The end of the words that is a town of the gazetteer, else all words if the text before sets them off as one name. */
function townIn(written: string, before: string | null, short: string): string | null {
  const words = written.split(' ');
  if (NUMBERED_PART.test(words.at(-1)!)) return null;
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    if (worldCityOf(name, ['US'])?.countryCode === 'US' && stateCodeOf(name) === null) return name;
  }
  // "Harbor Grill, Ohio" and "Colorado, Utah": the full name of a state follows other names, too.
  if (before === null || STATE_IN_FULL.test(short)) return null;
  return SET_OFF.test(before) && !AMBIGUOUS.test(short) ? written : null;
}

/** "USA-AR-Fort Smith", "US-TX-Dallas", "CAN-ON-Guelph": the places of systems that sort them by country. */
const SORTED_PLACE =
  /^\W*(?:(USA?|United States(?: of America)?)|(CAN?|Canada)) ?[-–/] ?([A-Z]{2}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?) ?[-–/] ?(\p{Lu}[\p{L}.'’ ]{2,40})$/u;

/** The place of a label that names the country first. */
export function sortedPlace(text: string): Location | null {
  const [raw = '', inUsa, inCanada, area = '', city = ''] = SORTED_PLACE.exec(text) ?? [];
  if (city === '') return null;
  const state = inUsa === undefined ? null : stateCodeOf(area);
  if (inCanada === undefined && state === null) return null;
  return {
    address: null,
    city: city.trim(),
    state,
    region: inCanada === undefined ? null : area,
    postalCode: null,
    countryCode: inCanada === undefined ? 'US' : 'CA',
    raw,
  };
}

/** "STATE OF WYOMING" above the posting, "State: Montana" beside the town. */
const LINE_OF_STATE = /^[\s*•]*(?:STATE OF|State of|State ?:) ?(\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?)/mu;

/** The state that a line of its own names. */
export function stateOfLine(text: string): string | null {
  const name = LINE_OF_STATE.exec(text)?.[1];
  return name === undefined ? null : (stateCodeOf(name) ?? stateCodeOf(name.split(' ')[0] ?? ''));
}
