import { placeAtLineEnd } from '../location/line-end-place';
import { employerScore } from '../../../text/employer-words';
import { titleScore } from '../../../text/title-words';
import { isNoName } from '../../candidates/name-shape';
import { isEmployerName } from './employer';
import type { NamedSpan } from './header-lines';
import { MIN_TITLE_EVIDENCE } from './name-evidence';

/** A line at the head of a posting, divided into what it names. */
export interface HeadLine {
  title: NamedSpan;
  employer: NamedSpan | null;
}

const ANNOUNCED = /^(?:we(?:'|’)?re |we are |now )?hiring:?\s+(?:an? )?([^!.|]{3,60}?)\s*!+\s*/i;
const LAST_PART = /(?:\s+[–—-]\s+|\s*[|·•*]\s*|,\s+)([^,|·•*–—]{3,60})$/;
const SEPARATORS_AT_END = /[\s,|·•*–—@-]+$/;
/** "Part-time Bookkeeper – mother's hours OK": words in small letters after a dash that comment on the title. */
const COMMENT =
  /\s+[–—-]\s+\p{Ll}[^|]{0,60}\b(?:ok|okay|welcome|considered|available|encouraged|hours|needed|wanted)\b[^|]{0,40}$/u;
/** "Manager, Product Marketing, Austin, TX", "Supervisor - Night Crew - Dayton, OH": a department, a team. */
const DEPARTMENT =
  /\b(?:marketing|sales|operations|finance|accounting|engineering|products?|support|success|development|design|research|security|quality|safety|manufacturing|production|compliance|logistics|technology|analytics|crew|team|unit|division|exp|experience)$/i;
const MIN_TITLE_LENGTH = 3;
const MIN_EMPLOYER_SCORE = 0.7;
const TITLE_DASH_EMPLOYER = /^([^–—|]{3,60}?)\s+[–—-]\s+(\p{Lu}[^|·•–—]{4,50})$/u;
/** Last words of departments and kinds of places, which are no employers by themselves. */
const PART_OF_EMPLOYER =
  /\b(?:departments?|dept|units?|centers?|centres?|facility|facilities|offices?|divisions?|programs?|services?|care|stores?|shops?|lab|laboratory|region|district)\W*$/i;

/** Divides "School Bus Driver — USD 305, Salina, Kansas" and "HIRING ROOFERS!! HARBOR ROOFING - LEXINGTON KY". */
export function divideHeadLine(line: NamedSpan): HeadLine {
  const announced = ANNOUNCED.exec(line.text);
  const place = placeAtLineEnd(line.text);
  const text = (place ? line.text.slice(0, place.start) : line.text).replace(SEPARATORS_AT_END, '');
  if (announced?.[1]) {
    const rest = text.slice(announced[0].length);
    return {
      title: part(line, announced[1], line.text.indexOf(announced[1])),
      employer: isEmployerName(toNameCase(rest)) ? part(line, rest, announced[0].length, 0.75) : null,
    };
  }
  if (text.length < MIN_TITLE_LENGTH) return { title: line, employer: null };
  const last = place ? LAST_PART.exec(text) : null;
  if (last?.[1] && isEmployerName(last[1]) && !DEPARTMENT.test(last[1]) && last.index >= MIN_TITLE_LENGTH) {
    const at = last.index + last[0].length - last[1].length;
    return { title: part(line, text.slice(0, last.index), 0), employer: part(line, last[1], at, 0.7) };
  }
  const named = place ? null : TITLE_DASH_EMPLOYER.exec(text);
  if (named?.[1] && named[2] && namesTitleAndEmployer(named[1], named[2]))
    return {
      title: part(line, named[1], 0),
      employer: part(line, named[2], text.length - named[2].length, 0.7),
    };
  return { title: part(line, text.replace(COMMENT, ''), 0), employer: null };
}

/** "Certified Medication Aide - Harlan County Hospital", but not "Registered Nurse - Emergency Department". */
function namesTitleAndEmployer(title: string, name: string): boolean {
  return (
    titleScore(title) >= MIN_TITLE_EVIDENCE &&
    titleScore(name) < MIN_TITLE_EVIDENCE &&
    employerScore(name) >= MIN_EMPLOYER_SCORE &&
    isEmployerName(toNameCase(name)) &&
    name.split(' ').length >= 2 &&
    !DEPARTMENT.test(name) &&
    !PART_OF_EMPLOYER.test(name) &&
    !isNoName(name)
  );
}

function part(line: NamedSpan, text: string, at: number, confidence = line.confidence): NamedSpan {
  return { text, start: line.start + at, end: line.start + at + text.length, confidence };
}

/** A line in capitals says nothing about which words are names. */
function toNameCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
