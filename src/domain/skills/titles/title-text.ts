import { englishCountries } from '../../text/english-countries';
import { wordsOf } from '../text/tokens';

/** Abbreviations in titles and their long forms. Keys and values are folded words. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mgr: 'manager',
    mngr: 'manager',
    mgmt: 'management',
    asst: 'assistant',
    assist: 'assistant',
    assoc: 'associate',
    asso: 'associate',
    tech: 'technician',
    techn: 'technician',
    technologist: 'technologist',
    rep: 'representative',
    supv: 'supervisor',
    supvr: 'supervisor',
    suprv: 'supervisor',
    spvr: 'supervisor',
    dir: 'director',
    engr: 'engineer',
    eng: 'engineer',
    admin: 'administrative',
    acct: 'account',
    accts: 'account',
    accting: 'accounting',
    coord: 'coordinator',
    exec: 'executive',
    svc: 'service',
    svcs: 'service',
    serv: 'service',
    cust: 'customer',
    ops: 'operation',
    op: 'operation',
    maint: 'maintenance',
    mech: 'mechanic',
    elec: 'electrical',
    mfg: 'manufacturing',
    prod: 'production',
    opr: 'operator',
    oper: 'operator',
    spec: 'specialist',
    dept: 'department',
    div: 'division',
    purch: 'purchasing',
    hr: 'human resource',
    vp: 'vice president',
    svp: 'senior vice president',
    avp: 'assistant vice president',
    evp: 'executive vice president',
    ceo: 'chief executive officer',
    cfo: 'chief financial officer',
    coo: 'chief operating officer',
    cto: 'chief technology officer',
    cio: 'chief information officer',
    cna: 'certified nursing assistant',
    stna: 'certified nursing assistant',
    lna: 'licensed nursing assistant',
    rn: 'registered nurse',
    lpn: 'licensed practical nurse',
    lvn: 'licensed vocational nurse',
    emt: 'emergency medical technician',
    pca: 'personal care aide',
    pct: 'patient care technician',
    hha: 'home health aide',
    dsp: 'direct support professional',
    csr: 'customer service representative',
    qa: 'quality assurance',
    qc: 'quality control',
    it: 'information technology',
    ui: 'user interface',
    ux: 'user experience',
    pt: 'physical therapy',
    ot: 'occupational therapy',
    slp: 'speech language pathologist',
    ta: 'teaching assistant',
    gm: 'general manager',
    am: 'assistant manager',
    pm: 'project manager',
    dba: 'database administrator',
    ap: 'account payable',
    ar: 'account receivable',
    sw: 'software',
    dev: 'developer',
    ambassador: 'ambassador',
    chauffer: 'chauffeur',
    manger: 'manager',
    assistent: 'assistant',
    resteraunt: 'restaurant',
    restaraunt: 'restaurant',
    custumer: 'customer',
    electrition: 'electrician',
    maintnance: 'maintenance',
    recieving: 'receiving',
    wherehouse: 'warehouse',
    secretery: 'secretary',
    truk: 'truck',
    receptionst: 'receptionist',
  }),
);

/** Occupation names that are often written as two words: `book keeper`, `house keeping`. Folded. */
const WRITTEN_APART: ReadonlySet<string> = new Set(
  (
    'bookkeeper bookkeeping housekeeper housekeeping groundskeeper timekeeper storekeeper caregiver caregiving ' +
    'caretaker bartender bartending babysitter babysitting dishwasher dishwashing paralegal telemarketer ' +
    'telemarketing landscaper handyman warehouse forklift'
  ).split(' '),
);

/** With one of these words `PT` means physical therapy; otherwise part time. */
const OF_THERAPY = new Set(
  'assistant aide aid technician tech ot ota otr slp st rehab rehabilitation therapy therapist outpatient inpatient licensed dpt'.split(
    ' ',
  ),
);

/** Words for rank, hours or place, which do not identify the occupation. */
const TITLE_NOISE = foldedSet(
  'senior sr junior jr entry level entrylevel full part time fulltime parttime temporary temp seasonal prn perdiem ' +
    'contract contractor freelance remote hybrid onsite volunteer intern internship trainee apprentice i ii iii iv v ' +
    '1 2 3 4 1st 2nd 3rd first second third shift night overnight evening weekend day morning am pm hiring immediate ' +
    'alternance alternant praktikum praktikant praktikantin ausbildung azubi werkstudent werkstudentin teilzeit vollzeit ' +
    'stagiaire starszy starsza mlodszy mlodsza pleno ' +
    'urgent bilingual experienced new the a an hour hourly wanted needed sign on bonus',
);

/** Small words that join the parts of a title. */
export const joiningWords: ReadonlySet<string> = new Set([
  'of',
  'for',
  'in',
  'and',
  'to',
  'the',
  'a',
  'an',
  'at',
  'with',
  'or',
  'on',
]);

/** Kind of contract and level of a posting before its title: "CDI - Technicien", "Alternance : Comptable". */
const LEADING_CONTRACT =
  /^(?:(?:CDI|CDD|VIE|stage|alternance|int[ée]rim|praktikum|ausbildung|bac ?\+ ?\d|bac pro)\s*[-–—:|/]+\s*|(?:un(?:[·.]?e)?|une|un ou une|deux)\s+(?=\p{Ll}))+/iu;
/** Both genders after a title: "F/H", "m/w/d". */
const GENDERS = /(?<![\p{L}/])[FHMWDX] ?[/|] ?[FHMWDX](?: ?[/|] ?[FHMWDX])?(?![\p{L}/])/giu;
/** The other gender within a word: "chargé·e", "conseiller-ère", "Redakteur:in", "operario/a". */
const OTHER_GENDER =
  /(?<=\p{L}{4})(?:[·*:]\p{Ll}{1,5}|\.(?:e|es|se|trice)|\/-?(?:as?|e|o|in|innen|ra|frau|trice|euse|ère)|-(?:se|euse|trice|ère))(?![\p{L}])/gu;

const BRACKETS = /[([{][^()[\]{}]*[)\]}]/g;
const AFTER_DASH = /\s+[-–—|@:]\s+.*$/;
/** Words of a place of custody. */
const CUSTODY = foldedSet(
  'inmate prison prisoner jail penitentiary incarcerated custody correctional correction',
);
/** Where the work was done, behind the name of the work. */
const PLACE_OF_CUSTODY = new Set([
  ...CUSTODY,
  ...foldedSet('facility institution county state federal while'),
]);
/** Work with people in custody, whose title names the place: an officer in a prison is a correctional officer. */
const WORK_OF_CUSTODY = foldedSet(
  'officer guard deputy sergeant lieutenant captain warden nurse counselor chaplain teacher superintendent administrator ' +
    'supervisor manager',
);
/** `nurse in Haiti`, `accountant back home` */
const COUNTRY_OF_WORK = new RegExp(
  String.raw`(?<=\S)[\s,]+(?:in|from)\s+(?:${englishCountries.map(({ name }) => name.replace(/[.()]/g, '\\$&')).join('|')})\s*$`,
  'i',
);
const HOME_COUNTRY =
  /(?<=\S)[\s,]+(?:back home|back in my country|in my (?:home |native )?(?:country|village|town)|overseas|abroad)\s*$/i;
const DEGREE = /\b(?:[A-Z]\.){2,}/g;

/** Normalized words of a title: folded, abbreviations expanded. Rank and noise are kept. */
export function titleWords(title: string): string[] {
  const words: string[] = [];
  const written = wordsOf(withoutGenders(title).replace(DEGREE, (dotted) => dotted.replaceAll('.', '')));
  for (let at = 0; at < written.length; at += 1) {
    const word = written[at]!;
    const joined = word + (written[at + 1] ?? '');
    if (WRITTEN_APART.has(joined)) {
      if (joined !== word) at += 1;
      words.push(joined);
      continue;
    }
    const full = word === 'pt' && meansPartTime(written) ? 'part time' : WRITTEN_OUT.get(word);
    if (full === undefined) words.push(word);
    else words.push(...full.split(' '));
  }
  return words;
}

/** A title in one gender, without the kind of contract before it. */
export function withoutGenders(title: string): string {
  const plain = title.replace(LEADING_CONTRACT, '').replace(OTHER_GENDER, '').replace(GENDERS, ' ');
  return plain.trim() === '' ? title : plain;
}

/** False for `PT` alone or with a therapy word, where it means physical therapy. */
function meansPartTime(words: readonly string[]): boolean {
  return words.length > 1 && !words.some((word) => OF_THERAPY.has(word));
}

/** Words of a title without rank, shift, place and remarks; never empty if the title has words. */
export function coreTitle(title: string): string[] {
  const titleWithoutBrackets = withoutGenders(title)
    .replace(BRACKETS, ' ')
    .replace(COUNTRY_OF_WORK, '')
    .replace(HOME_COUNTRY, '');
  const beforeDash = titleWithoutBrackets.replace(AFTER_DASH, '');
  for (const form of [beforeDash, titleWithoutBrackets, title]) {
    const words = titleWords(form).filter((word) => !TITLE_NOISE.has(word) && !isNumber(word));
    if (words.length > 0) return withoutPlaceOfCustody(words);
  }
  return titleWords(title);
}

/** `laundry worker correctional facility` is the title of a laundry worker. */
function withoutPlaceOfCustody(words: string[]): string[] {
  if (words.some((word) => WORK_OF_CUSTODY.has(word))) return words;
  let end = words.length;
  while (end > 0 && (PLACE_OF_CUSTODY.has(words[end - 1]!) || joiningWords.has(words[end - 1]!))) end -= 1;
  const namesCustody = words.slice(end).some((word) => CUSTODY.has(word));
  return namesCustody && end > 0 ? words.slice(0, end) : words;
}

/** The word for the kind of worker: the last one before the first joining word (`manager` in `manager of sales`). */
export function headWord(words: readonly string[], joining = joiningWords): string {
  const joiningIndex = words.findIndex((word, at) => at > 0 && joining.has(word));
  return words[(joiningIndex === -1 ? words.length : joiningIndex) - 1] ?? '';
}

/** True for a word of digits only. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

function foldedSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => wordsOf(word)[0] ?? word));
}
