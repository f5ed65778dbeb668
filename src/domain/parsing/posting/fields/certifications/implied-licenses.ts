import { certificationLexicon } from '../../../../skills';
import { stateCodeOf } from '../../../places/places';
import type { CredentialContext, CredentialMention } from './credential-mention';

const DRIVER = /\b(?:drivers?|driving|truckers?|haulers?|hauling|CDL|teamsters?)\b/i;
/** "Class B with air brakes", but no class of misdemeanors, offices or water works. */
const LICENSE_CLASS =
  /\bclass[- ]([AB])\b(?! (?:misd|felon|office|propert|apart|build|space|communit|amen|water|waste|operator|fire|contractor|uniform|stock|share))/gi;
const HAZMAT =
  /\bhazmat\b(?! (?:team|suit|material|train|certif|spill|resp|employ|ship|load|freight|regul|tech))/gi;
/** "Oregon license", "current Iowa license", "state license required", "Texas nursing license". */
const STATE_LICENSE =
  /\b(?:(?:[Cc]urrent |[Aa]ctive |[Vv]alid |[Uu]nrestricted )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|[Ss]tate)(?: [Ss]tate)? (?:professional |nursing |clinical |practice )?[Ll]icen[sc](?:e|ure)\b/gu;

/** Licenses that a sentence names only beside the title: "Hygienist. Oregon license.", "Mixer drivers. Class B." */
export function impliedLicenses(text: string, { title }: CredentialContext): CredentialMention[] {
  return DRIVER.test(title) ? licensesOfDrivers(text) : licenseOfState(text, title);
}

function licensesOfDrivers(text: string): CredentialMention[] {
  return [
    ...mentionsOf(text, LICENSE_CLASS, ([, letter = '']) => `CDL class ${letter.toUpperCase()}`),
    ...mentionsOf(text, HAZMAT, () => 'hazmat endorsement'),
  ];
}

function licenseOfState(text: string, title: string): CredentialMention[] {
  const profession = title === '' ? null : professionOf(title);
  if (profession === null) return [];
  return mentionsOf(text, STATE_LICENSE, ([whole, name]) =>
    name === undefined ? (/^state/i.test(whole) ? profession : null) : isState(name) ? profession : null,
  );
}

/** "Active Ohio": the words before the state count, too. */
function isState(name: string): boolean {
  const last = name.split(' ').at(-1)!;
  // Two letters may be a degree: "MD license".
  return last.length > 2 && (stateCodeOf(name) ?? stateCodeOf(last)) != null;
}

function professionOf(title: string): string | null {
  const words = title
    .toLowerCase()
    .replace(/\bindependent contractors?\b/g, ' ')
    .replace(/[^a-z ]+/g, ' ')
    .trim()
    .split(/ +/);
  for (let from = 0; from < Math.min(words.length, 5); from += 1) {
    const rest = words.slice(from).join(' ');
    for (const name of [`${rest} license`, `${rest.replace(/s$/, '')} license`]) {
      const found = certificationLexicon().findExact(name);
      if (found?.kind === 'license') return name;
    }
  }
  return null;
}

function mentionsOf(
  text: string,
  pattern: RegExp,
  nameOf: (match: RegExpMatchArray) => string | null,
): CredentialMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = nameOf(match);
    const certification = name === null ? undefined : certificationLexicon().findExact(name);
    return certification ? [{ start: match.index, end: match.index + match[0].length, certification }] : [];
  });
}
