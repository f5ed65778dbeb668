import { isWish } from './requirement-items';
import { cleanText } from './section-lookup';

export interface NamedCredential {
  name: string;
  kind: 'certification' | 'license';
}

/** Credentials frontline and care work asks for, by the ways they are written; the name is the plain one. */
const KNOWN: [string, NamedCredential['kind'], RegExp][] = [
  ['CPR', 'certification', /\bCPR\b/],
  ['BLS', 'certification', /\bBLS\b|\bbasic life support\b/i],
  ['ACLS', 'certification', /\bACLS\b|\badvanced cardiac life support\b/i],
  ['PALS', 'certification', /\bPALS\b/],
  [
    'First Aid',
    'certification',
    /\bfirst[- ]aid (?:certifi\w+|card|training)|\b(?:certifi\w+ in|CPR ?(?:\/|and|&)) ?first[- ]aid\b|\bfirst[- ]aid\b(?= ?(?:\/|and|&) ?CPR)/i,
  ],
  [
    'Certified Nursing Assistant (CNA)',
    'certification',
    /\bC\.?N\.?A\.? (?:certifi\w+|licen[sc]e)|\bcertified nurs(?:ing|e(?:(?:'|’)s)?) (?:assistant|aide)\b|\bCNA\b/,
  ],
  [
    'Registered Nurse (RN) license',
    'license',
    /\bRN licen[sc]e\b|\bregistered nurse licen[sc]\w+|\blicen[sc]ed? (?:as an? )?(?:RN|registered nurse)\b|\b(?:current|active|valid|unrestricted)[^.;]{0,30}\bRN\b/i,
  ],
  [
    'Licensed Practical Nurse (LPN) license',
    'license',
    /\bLPN licen[sc]e\b|\blicen[sc]ed practical nurse\b|\bLVN licen[sc]e\b|\blicen[sc]ed vocational nurse\b/i,
  ],
  ['Certified Medical Assistant (CMA)', 'certification', /\bCMA\b|\bcertified medical assistant\b/],
  ['Home Health Aide (HHA)', 'certification', /\bHHA certifi\w+|\bcertified home health aide\b|\bHHA\b/],
  ['EMT', 'certification', /\bEMT(?:-[BPI])?\b|\bemergency medical technician\b/i],
  ['Phlebotomy certification', 'certification', /\bphlebotomy certifi\w+|\bcertified phlebotom\w+/i],
  [
    'Pharmacy Technician (CPhT)',
    'certification',
    /\bCPhT\b|\b(?:certified|registered|licensed) pharmacy technician\b|\bpharmacy technician (?:certifi\w+|licen[sc]e)/i,
  ],
  ['ServSafe', 'certification', /\bserv ?safe\b/i],
  [
    "Food Handler's Card",
    'certification',
    /\bfood (?:handler|handling|safety|protection)(?:(?:'|’)?s)?(?: (?:manager|handler(?:(?:'|’)?s)?))? (?:card|permit|certifi\w+|licen[sc]e)/i,
  ],
  [
    'Forklift certification',
    'certification',
    /\bfork ?lift (?:operator )?(?:certifi\w+|licen[sc]e\w*)|\bcertified fork ?lift\b/i,
  ],
  ['OSHA 10', 'certification', /\bOSHA[- ]?10\b/i],
  ['OSHA 30', 'certification', /\bOSHA[- ]?30\b/i],
  ['EPA 608', 'certification', /\bEPA (?:section )?608\b|\bEPA universal\b|\buniversal EPA\b/i],
  ['ASE certification', 'certification', /\bASE[- ]certifi\w+|\bASE master\b/],
  [
    'Welding certification',
    'certification',
    /\b(?:AWS|welding|welder(?:(?:'|’)?s)?) certifi\w+|\bcertified welder\b/i,
  ],
  [
    'Hazmat endorsement',
    'license',
    /\bhaz-?mat (?:endorsement|certifi\w+)|\bhazardous materials endorsement/i,
  ],
  ['Class A CDL', 'license', /\bclass A (?:CDL|commercial driver)|\bCDL[- ](?:class )?A\b/i],
  ['Class B CDL', 'license', /\bclass B (?:CDL|commercial driver)|\bCDL[- ](?:class )?B\b/i],
  ["Commercial driver's license (CDL)", 'license', /\bCDL\b|\bcommercial driver(?:(?:'|’)?s)? licen[sc]e/i],
  ["Driver's license", 'license', /\bdriver(?:(?:'|’)?s)?(?:(?:'|’))? licen[sc]e\b|\bdriving licen[sc]e\b/i],
  [
    'Teaching license',
    'license',
    /\bteaching (?:licen[sc]e|certifi\w+|credential)|\bteacher certifi\w+|\bcertified teacher\b/i,
  ],
  ['Cosmetology license', 'license', /\bcosmetolog(?:y|ist) licen[sc]e|\blicen[sc]ed cosmetologist/i],
  [
    'Security guard license',
    'license',
    /\b(?:security (?:guard|officer)|guard) (?:licen[sc]e|card|registration)|\bguard card\b/i,
  ],
  [
    'Electrician license',
    'license',
    /\b(?:journeyman|master) electrician(?:(?:'|’)?s)?(?: licen[sc]e)?|\blicen[sc]ed electrician/i,
  ],
  [
    'Plumbing license',
    'license',
    /\b(?:journeyman|master) plumber(?:(?:'|’)?s)?(?: licen[sc]e)?|\blicen[sc]ed plumber|\bplumbing licen[sc]e/i,
  ],
  ['Certified Public Accountant (CPA)', 'certification', /\bCPA\b|\bcertified public accountant\b/],
  ['PMP', 'certification', /\bPMP\b/],
  ['CompTIA A+', 'certification', /\bcomptia a\+|\bA\+ certifi\w+/i],
  ['Security+', 'certification', /\bsecurity\+/i],
  ['CISSP', 'certification', /\bCISSP\b/],
  ['CCNA', 'certification', /\bCCNA\b/],
  ['SHRM-CP', 'certification', /\bSHRM-?S?CP\b/],
  ['PHR', 'certification', /\bS?PHR\b(?= certifi)/],
  ['Real estate license', 'license', /\breal estate licen[sc]e/i],
  [
    'Insurance license',
    'license',
    /\b(?:insurance|property (?:and|&) casualty|P&C|life and health) licen[sc]e/i,
  ],
  ['TWIC card', 'certification', /\bTWIC\b/],
  ['Notary', 'certification', /\bnotary(?: public)?\b(?= (?:commission|certifi|public))/i],
  [
    'Professional Engineer (PE) license',
    'license',
    /\bprofessional engineer(?:(?:'|’)?s)? licen[sc]e|\blicen[sc]ed professional engineer|\bPE licen[sc]e|\bregistration as an? [A-Z]\w+ Engineer\b/,
  ],
  ['LCSW', 'license', /\bLCSW\b|\blicen[sc]ed clinical social worker/i],
  ['BCBA', 'certification', /\bBCBA\b/],
  ['RBT', 'certification', /\bRBT\b|\bregistered behavior technician/i],
];
/** A more exact credential makes the general one superfluous. */
const COVERED: Record<string, string[]> = {
  "Commercial driver's license (CDL)": ['Class A CDL', 'Class B CDL'],
};

const OTHER = /\b((?:[A-Z][\w+/&-]*\s+){1,4})(certification|certificate|licen[sc]e|licensure|credential)\b/g;
const WAIVED = /\b(?:no|not|without)\b[^.;]{0,25}$/i;
const WAIVED_AFTER = /^[^.;,]{0,30}\b(?:is |are )?not (?:required|necessary|needed)\b/i;

/** Certifications and licences one requirement names; waived ones are none. */
export function credentialsOf(text: string): NamedCredential[] {
  const found: NamedCredential[] = [];
  const covered: string[] = [];
  for (const [name, kind, pattern] of KNOWN) {
    const match = pattern.exec(text);
    if (!match || waived(text, match.index, match.index + match[0].length)) continue;
    if (COVERED[name]?.some((other) => found.some((known) => known.name === other))) continue;
    found.push({ name, kind });
    covered.push(match[0].toLowerCase());
  }
  for (const match of text.matchAll(OTHER)) {
    const name = cleanText(match[0]);
    const plain = name.toLowerCase();
    if (covered.some((known) => plain.includes(known) || known.includes(plain))) continue;
    if (
      /^(?:a|an|the|valid|current|state|must|have|active|or|and|all|any|some|no|professional|strong|required|preferred|this|other|relevant)\b/i.test(
        name,
      )
    )
      continue;
    if (waived(text, match.index, match.index + match[0].length)) continue;
    found.push({ name, kind: /^licen/i.test(match[2] ?? '') ? 'license' : 'certification' });
  }
  return found;
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
