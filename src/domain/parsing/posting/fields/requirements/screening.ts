import { postingTerms } from '../../../locales';
import type { Posting } from '../../posting-model';

/** Conditions that a posting sets or excludes; null if it does not say. */
export interface Screening {
  requiresDriversLicense: boolean | null;
  requiresBackgroundCheck: boolean | null;
  requiresDrugTest: boolean | null;
  sponsorsVisa: boolean | null;
}

const DRIVERS_LICENSE =
  /\b(?:driver(?:'|’)?s?(?:(?:'|’)s?)?|driving|driver) licen[cs]e\b|\b[Vv]alid (?:[A-Z]{2} )?DL\b|\blicen[cs]e (?:\+|and|&|with) (?:(?:your|an?|own|clean|good|reliable|insured|working|decent|dependable|personal) ){1,3}(?:autos?|cars?|vehicles?|trucks?|transportation|wheels|(?:driving )?record)\b|\blicen[cs]e to (?:legally )?drive\b|\bdriving record and (?:an? )?(?:(?:valid|current|[a-z]+) )?licen[cs]e\b|\blicen[cs]e so (?:that )?(?:you|u) can (?:\w+ )?drive\b|\bvalid licen[cs]e (?:\+|and|&|with) (?:auto |car |vehicle )?insurance|\bDL\b(?= (?:is )?(?:not )?(?:required|req|needed|pref))|\blicen[cs]e,? \(?any class\b|\bCDL\b|\bcommercial driver|\bclass [ABC] licen[cs]e/i;
const NEGATED_BEFORE = /\b(?:no|not|without|never|don(?:'|’)t|doesn(?:'|’)t)\b[^.;]{0,40}$/i;
const NEGATED_AFTER =
  /^[^.;,]{0,30}\b(?:is |are )?(?:not (?:required|necessary|needed|essential|mandatory)|optional)\b|^\s*(?:required\s*)?[:=|]\s*(?:none|no|n\/a|not)\b/i;
/** "Background check NO", but not "no later than". */
const SHOUTED_NO = /^s? NO(?![\p{L}-]| \p{L})/u;
const PREFERRED_AFTER =
  /^[^.;]{0,30}\b(?:preferred|a plus|desired|desirable|helpful|an asset|may be (?:required|needed|requested))\b|^,? or (?:an? )?(?:other |another |valid |current |active )*(?:government|state|photo|ID\b|identification)/i;
const SOME_POSITIONS = /\bsome positions (?:may )?\b[^.]{0,20}$/i;

const BACKGROUND_CHECK =
  /\b(?:criminal )?(?:background|criminal history|criminal record)s? (?:check|screen|screening|investigation|clearance)s?\b|\bfingerprint(?:ing|s|ed)?\b|\bcriminal history review\b|\bbackground clearance\b|\b(?:vulnerable sector|police|DBS) (?:record )?check|\bpolice clearance\b|\benhanced DBS\b|\bDBS (?:clearance|disclosure|certificate)\b|\b(?:criminal )?(?:background|records?) (?:clearance )?letter\b|\bpass (?:a )?(?:background|bg)\b|\brequires? (?:a )?background(?= ?[+,.&]| and\b)|\bbackground ?[/&+] ?drug\b|\bbackground(?=,? (?:(?:and|or|&) )?(?:no )?(?:drug|credit) (?:tests?|screens?|checks?)\b)|\b(?:Garda|police) vetting\b|\bbackground: ?(?:yes|required|will be|\d{1,2}[- ]?(?:yr|year))|\b\d{1,2}[- ]?(?:yr|year) (?:criminal )?background\b(?! in)/i;
const FOREIGN_BACKGROUND_CHECK = new RegExp(
  postingTerms(({ backgroundChecks }) => backgroundChecks),
  'iu',
);
const DRUG_TEST =
  /\b(?:drug|substance)(?:[ -]?(?:and|&|\/)[ -]?alcohol)?(?:[- ](?:test|screen|abuse test|use test))(?:ing|s)?\b|\bdrug[- ]free (?:workplace|environment)\b|\bpre-employment (?:drug|UA|urine)\b|\burinalysis\b|\bpass (?:an? )?(?:DOT )?drug\b|\bbackground ?[/&+] ?drug\b|\b(?:hair|urine|saliva) (?:follicle )?(?:test|screen)(?:ing|s)?\b|\bdrug\/alcohol (?:test|screen)/i;
const NO_SPONSORSHIP =
  /\b(?:no|not|unable to|cannot|can(?:'|’)t|won(?:'|’)t|will not|does not|do not|don(?:'|’)t|without)\b[^.;]{0,60}\bsponsor(?:ship|ing)?\b|\bsponsorship (?:is |are )?(?:not|unavailable|isn(?:'|’)t)\b|\bus citizen(?:s|ship)?\/?(?:visa)? only\b|\bwithout (?:visa )?sponsorship\b/i;
const SPONSORSHIP =
  /\b(?:visa|h-?1b|immigration|green card)?\s*sponsorship (?:is )?(?:available|offered|provided|possible|considered)\b|\b(?:we|will|can|able to|happy to|offer)\b[^.;]{0,30}\bsponsor\b[^.;]{0,30}\b(?:visas?|h-?1b|green card|candidates|work authorization|immigration)|\bvisa sponsor\b|\boffer(?:s|ing)? (?:visa )?sponsorship\b|\b(?:H-?1B|visa|OPT|TN)(?: (?:or|and|\/) (?:H-?1B|visa|OPT|TN))? (?:transfers?|candidates|holders?) (?:are )?(?:welcome|accepted|considered|ok(?:ay)?|supported)\b|\bvisa support\b/i;

/** The boundary between two statements: an empty line, or a line that starts with a bullet or a capital. */
const NEXT_STATEMENT = /\n(?=[ \t]*(?:[-*•·–]|\d+[.)]|\p{Lu}|\n))/u;

/** Extracts the four conditions from the whole text. */
export function extractScreening({ flat: text, source: { raw }, isEnglish }: Posting): Screening {
  return {
    requiresDriversLicense: isStated(text, raw, DRIVERS_LICENSE, { wishIsNo: true }),
    requiresBackgroundCheck:
      isStated(text, raw, BACKGROUND_CHECK, { wishIsNo: false }) ??
      (isEnglish ? null : isStated(text, raw, FOREIGN_BACKGROUND_CHECK, { wishIsNo: false })),
    requiresDrugTest: drugTest(text, raw),
    sponsorsVisa: NO_SPONSORSHIP.test(text) ? false : SPONSORSHIP.test(text) ? true : null,
  };
}

function drugTest(text: string, raw: string): boolean | null {
  const match = DRUG_TEST.exec(text);
  // "Drug-free workplace" is a rule of conduct, not a test.
  if (match && /drug[- ]free/i.test(match[0])) {
    const from = match.index + match[0].length;
    const rest = text.slice(from).replace(/drug[- ]free/gi, '         ');
    return isStated(rest, raw.slice(from), DRUG_TEST, { wishIsNo: false });
  }
  return isStated(text, raw, DRUG_TEST, { wishIsNo: false });
}

function isStated(
  text: string,
  raw: string,
  pattern: RegExp,
  options: { wishIsNo: boolean },
): boolean | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const end = match.index + match[0].length;
  const before = raw
    .slice(Math.max(0, match.index - 50), match.index + 1)
    .split(NEXT_STATEMENT)
    .at(-1)!
    .slice(0, -1);
  const after = raw.slice(end, end + 60).split(NEXT_STATEMENT)[0]!;
  if (NEGATED_BEFORE.test(before) || NEGATED_AFTER.test(after) || SHOUTED_NO.test(after)) return false;
  if (options.wishIsNo && (PREFERRED_AFTER.test(after) || SOME_POSITIONS.test(before))) return null;
  return true;
}
