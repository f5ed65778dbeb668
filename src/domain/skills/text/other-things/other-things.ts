import { OTHER_THINGS_IN_BUSINESS } from './in-business';
import { OTHER_THINGS_IN_SOFTWARE } from './in-software';
import { OTHER_THINGS_IN_WORKS } from './in-works';
import type { OtherThing } from './other-thing';

const SYSTEM =
  '(?:systems?|sites?|platforms?|products?|production|services?|networks?|equipment|assets?|models?|software|applications?|infrastructure|process(?:es)?|machines?|supply[- ]chain|power|grid|operational|cyber|climate|financial|organi[sz]ational|business|community|mechanical|data)';
const QUALITY_OF_SYSTEM =
  '(?:scalab|availab|performan|maintainab|serviceab|secur|latenc|observab|durab|efficien|manufacturab|redundan|reliab|resilien)\\w*';

const OTHER_THINGS: readonly OtherThing[] = [
  // A part of a building; the text that a language model reads; an hour in which something happens.
  { word: /^window$/i },
  {
    word: /^windows$/,
    before:
      /\b(?:context|time|change|maintenance|delivery|shipping|appointment|booking|launch|bid|pay|storm|vinyl|glass|wooden|car|vehicle|house|store|display|broken|teller|ticket|clean(?:ed|ing|s)?|wash(?:ed|ing|es)?|wip(?:ed?|es|ing)|measur(?:ed?|ing)|fram(?:ed|ing)|doors?(?: and|,| ?&)?) (?:the |all |of )?$/i,
  },
  {
    word: /^windows$/,
    after:
      /^(?:,? (?:and|&|or) doors?\b|[,/] ?doors?\b| (?:treatments?|coverings?|displays?|blinds|frames|shades)\b)/i,
  },
  // The label of a number in running text: "phone (253) 555-0111".
  { word: /^(?:tele)?phones?$/i, after: /^(?: number)?(?: is)?[:.]? ?\+?[(\d]/i },
  { word: /^curriculum$/i, after: /^\s+vitae\b/i },
  { word: /^permits?$/i, before: /\bwork $/i },
  // Standards of the American Petroleum Institute: "API RP 2D", "API 510".
  { word: /^API$/, after: /^ (?:RP|Spec|Std|\d{3})\b/ },
  // A credential of the building trade.
  { word: /^AP$/, before: /\bLEED $/ },
  { word: /^retail$/i, after: /^ (?:security|loss prevention|pharmac|bank|locations?|stores? (?:in|at)\b)/i },
  { word: /^pathology$/i, before: /\b(?:plant|forest|speech(?:[- ]language)?) $/i },
  // Hours of work: "M-F after 3:30 pm".
  { word: /^pm$/i, before: /\d ?$/ },
  // A person in a restaurant.
  {
    word: /^servers?$/i,
    near: /\b(?:bartend\w*|restaurants?|waiters?|waitress\w*|dining|hostess|cocktails?|banquets?|bussers?|cooks?|guests?|cafes?)\b/i,
    unlessNear:
      /\b(?:linux|windows|SQL|networks?|databases?|cloud|software|VMware|data cent(?:er|re)s?|IT)\b/i,
  },
  { word: /^wiring$/i, before: /\b(?:copy|money|funds?) +$/i },
  // Reports on the care of a patient.
  {
    word: /^PCRs?$/i,
    near: /\b(?:EMS|EMTs?|ambulance|paramedics?|patient care reports?|fire department|ePCR|prehospital)\b/i,
    unlessNear: /\b(?:DNA|RNA|assays?|molecular|qPCR|RT-?PCR|sequencing|genom\w*|primers?)\b/i,
  },
  // A professional learning community of teachers, and a public limited company.
  {
    word: /^PLCs?$/,
    near: /\b(?:teach\w*|grades?|classrooms?|curricul\w+|instruction\w*|literacy|students?|schools?|pupils|principal|elementary)\b/i,
    unlessNear:
      /\b(?:automat\w+|ladder|allen|siemens|rockwell|omron|HMIs?|SCADA|VFDs?|electric\w*|mechatronics?|robot\w*|machin\w+|maintenance|controls?|controllers?|sensors?|programm\w+|servos?|motors?|CNC)\b/i,
  },
  {
    word: /^PLC$/i,
    before:
      /\b(?:Bank|Group|Holdings?|Pharma\w*|Insurance|Brewer(?:y|ies)|Energy|International|Oil|Communications|Industries|Company|Services|Nigeria|Limited|Foods?|Cement),? $/,
  },
  // The American Welding Society.
  {
    word: /^AWS$/,
    near: /\b(?:weld\w*|GMAW|SMAW|GTAW|FCAW|[36]G)\b/i,
    unlessNear: /\b(?:cloud|amazon|EC2|S3|lambda|azure|devops|software|terraform|docker|kubernetes)\b/i,
  },
  { word: /^AWS$/, after: /^ (?:D\d|CWI|QC\d|certified weld)/i },
  {
    word: /^groom\w*$/i,
    near: /\b(?:horses?|stables?|barns?|stalls?|equine|dogs?|cats?|pets?|animals?|livestock|lawns?|trails?|slopes?|backlog)\b/i,
    unlessNear: /\b(?:patients?|residents?|clients?|toilet\w*|bath\w*|dress\w*|hygiene|elder\w*)\b/i,
  },
  { word: /^robotics$/i, after: /^ (?:clubs?|olympiads?|camps?|league)\b/i },
  // What reporters get, not what cells grow in.
  {
    word: /^prepar\w+ (?:of )?media$/i,
    after:
      /^ (?:reports?|kits?|releases?|brief\w+|lists?|plans?|materials?|statements?|coverage|content|responses?)\b/i,
  },
  {
    word: /^fingerprint\w*$/i,
    before: /\b(?:device|browser|content|audio|acoustic|digital|data|code|model|canvas|carbon|gas) $/i,
  },
  // What services, programs and instruction are given by, and what a ward and childbirth are named after.
  {
    word: /^deliver(?:y|ies)$/i,
    before:
      /\b(?:services?|software|products?|programs?|programmes?|projects?|IT|content|care|health|healthcare|instruction(?:al)?|training|labou?r (?:and|&)|labou?r\/|value|solutions?|client|customer success|digital|application|technology|results|curriculum|speech|baby|drug|gene|vaccine|energy|continuous|agile|on[- ]time) (?:and [a-z]+ )?$/i,
  },
  // A level of education, and a sector.
  {
    word: /^higher education$/i,
    after: /^ ?(?:$|[;.,()]|degree|diploma|(?:in|or|and|is|required|preferred)\b)/i,
  },
  // Signals of cables, vehicles and programs.
  {
    word: /^telemetry$/i,
    near: /\b(?:cables?|circuits?|satellites?|vehicles?|metrics|logs|logging|traces|tracing|observability|monitoring (?:tools|stack)|SCADA|water|wastewater|rockets?|flight|sensors?|endpoints?|software|radio)\b/i,
    unlessNear:
      /\b(?:patients?|cardiac|nurs\w+|RN|ICU|PCU|ECG|EKG|arrhythmia|step-?down|med[- ]surg|hospital)\b/i,
  },
  // Works on buildings.
  {
    word: /^alterations?$/i,
    near: /\b(?:buildings?|structures?|construction|repairs?|maintenance|remodel\w*|facilit(?:y|ies)|installations?|equipment|streets?|plumbing|electrical|systems?)\b/i,
    unlessNear:
      /\b(?:sew\w*|garments?|seam\w*|tailor\w*|dress\w*|bridal|hem(?:s|ming)?|clothing|suits?|fittings?|fabrics?)\b/i,
  },
  // A check of applicants.
  {
    word: /^credit checks?$/i,
    near: /\b(?:drug (?:test|screen)\w*|background|criminal|pre-?employment|reference checks?|employment history)\b/i,
  },
  { word: /^credit checks?$/i, before: /\b(?:pass|undergo|subject to|require\w*|bondable)\b[^.]{0,40}$/i },
  {
    word: /^credit checks?$/i,
    after: /^ (?:is |are |will be )?(?:required|conducted|performed|needed|may)\b/i,
  },
  // A personal care aide, and a peer recovery specialist.
  { word: /^PCA$/, before: /\b(?:HHA|CNA|HOME|home|aides?|AIDE|health|care)\b/ },
  { word: /^PCA$/, after: /^\W+(?:HHA|CNA|cert|aides?|home|training|license|care|(?:\w+ )?agency)/i },
  { word: /^P(?:IT|R)$/, before: /\b(?:peer|recovery|PIT|PRSS|[A-Z]{2})\W{1,3}$/i },
  { word: /^P(?:IT|R)$/, after: /^(?:\/| cert)/i },
  // Series of sales messages; words under pictures that models learn from.
  {
    word: /^sequencing$/i,
    near: /\b(?:sales|outreach|outbound|CRM|cadences?|prospect\w*|salesforce|hubspot|email|construction|scheduling|projects?|work)\b/i,
    unlessNear: /\b(?:DNA|RNA|genom\w*|NGS|sanger|genes?|genetic\w*|assays?|molecular|illumina)\b/i,
  },
  {
    word: /^(?:captioning|captions?)$/i,
    near: /\b(?:annotat\w+|datasets?|machine learning|ML|models?|images?|instagram|social media|posts)\b/i,
    unlessNear: /\b(?:subtitl\w*|court|broadcast\w*|CART|transcri\w+|deaf|hard of hearing|stenograph\w*)\b/i,
  },
  // A quality of systems, not of a person.
  {
    word: /^(?:reliability|resilien(?:ce|cy))$/i,
    before: new RegExp(
      `\\b(?:${SYSTEM}|production-grade|improv\\w+|increas\\w+|${QUALITY_OF_SYSTEM}) ?(?:and |, and |, |/ ?|& )?$`,
      'i',
    ),
  },
  {
    word: /^(?:reliability|resilien(?:ce|cy))$/i,
    after: new RegExp(
      `^(?: (?:engineer\\w*|patterns?|at scale|testing|analysis|metrics|issues?|improvements?)\\b| of (?:(?:the|our|its|all|these|complex|critical) )?(?:\\w+ )?${SYSTEM}\\b|,? (?:and |& )?${QUALITY_OF_SYSTEM})`,
      'i',
    ),
  },
];
const ALL_OTHER_THINGS = [
  ...OTHER_THINGS,
  ...OTHER_THINGS_IN_BUSINESS,
  ...OTHER_THINGS_IN_SOFTWARE,
  ...OTHER_THINGS_IN_WORKS,
];
/** All words at once, so that most skills take one test. */
const ANY_WORD = new RegExp(ALL_OTHER_THINGS.map(({ word }) => word.source).join('|'), 'i');
/** Characters before and after a word in which these words stand. */
const BESIDE_CHARACTERS = 40;
const NEAR_CHARACTERS = 160;

/** True if the words around a spelling of a skill tell that it names something else. */
export function namesOtherThingThanSkill(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  if (!ANY_WORD.test(word)) return false;
  return ALL_OTHER_THINGS.some((thing) => {
    if (!thing.word.test(word)) return false;
    if (thing.before?.test(text.slice(Math.max(0, start - BESIDE_CHARACTERS), start)) === false) return false;
    if (thing.after?.test(text.slice(end, end + BESIDE_CHARACTERS)) === false) return false;
    if (thing.near === undefined && thing.unlessNear === undefined) return true;
    const around =
      text.slice(Math.max(0, start - NEAR_CHARACTERS), start) + text.slice(end, end + NEAR_CHARACTERS);
    return thing.near?.test(around) !== false && thing.unlessNear?.test(around) !== true;
  });
}
