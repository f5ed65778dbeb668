import { certificationLexicon } from '../../skills';
import { isWish } from './requirement-items';
import { cleanText } from './section-lookup';

export interface NamedCredential {
  name: string;
  kind: 'certification' | 'license';
}

const OTHER = /\b((?:[A-Z][\w+/&-]*\s+){1,4})(certification|certificate|licen[sc]e|licensure|credential)\b/g;
const NO_NAME =
  /^(?:a|an|the|valid|current|state|must|have|active|or|and|all|any|some|no|professional|strong|required|preferred|this|other|relevant|if|driver.*|associate.*|high school)\b/i;
const WAIVED = /\b(?:no|not|without)\b[^.;]{0,25}$/i;
const WAIVED_AFTER = /^[^.;,]{0,30}\b(?:is |are )?not (?:required|necessary|needed)\b/i;

/** Certifications and licences one requirement names; waived ones are none. */
export function credentialsOf(text: string): NamedCredential[] {
  const found = new Map<string, NamedCredential>();
  const covered: { start: number; end: number }[] = [];
  for (const { start, end, certification } of certificationLexicon().find(text)) {
    covered.push({ start, end });
    if (waived(text, start, end)) continue;
    found.set(certification.name, { name: certification.name, kind: certification.kind });
  }
  for (const match of text.matchAll(OTHER)) {
    const start = match.index;
    const end = start + match[0].length;
    if (covered.some((known) => start < known.end && end > known.start) || waived(text, start, end)) continue;
    const name = cleanText(match[0]);
    if (NO_NAME.test(name)) continue;
    found.set(name, { name, kind: /^licen/i.test(match[2] ?? '') ? 'license' : 'certification' });
  }
  return [...found.values()];
}

/** Credentials of an item by clause: "BLS required; ACLS preferred" asks for one and wishes for the other. */
export function splitCredentials(text: string): { asked: NamedCredential[]; wished: NamedCredential[] } {
  const asked: NamedCredential[] = [];
  const wished: NamedCredential[] = [];
  for (const clause of text.split(/;|\.\s|,(?=[^,;.]{0,60}\b(?:preferred|desired|a plus|required)\b)/i)) {
    (isWish(clause) ? wished : asked).push(...credentialsOf(clause));
  }
  return { asked, wished: wished.filter((one) => !asked.some((other) => other.name === one.name)) };
}

function waived(text: string, start: number, end: number): boolean {
  return (
    WAIVED.test(text.slice(Math.max(0, start - 30), start)) || WAIVED_AFTER.test(text.slice(end, end + 60))
  );
}
