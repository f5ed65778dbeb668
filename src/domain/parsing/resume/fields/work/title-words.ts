import { foldText } from '../../../text/normalize';

/** Nouns that end a job title. Singular, folded; plurals in -s are understood. */
const TITLE_HEADS = new Set(
  (
    'accountant actor actuary adjudicator adjuster administrator admin advisor adviser advocate agent aide analyst anesthetist ' +
    'apprentice arborist architect archivist artist assembler assessor assistant associate attendant attorney auctioneer auditor ' +
    'author braider embroiderer herder peddler hawker tanner babysitter bagger baker banker barber barback barista bartender biller biologist blacksmith blaster boilermaker bookkeeper ' +
    'brakeman bricklayer broker builder busser busboy butcher butler buyer cabinetmaker captain caregiver caretaker carpenter carrier ' +
    'cartographer caseworker cashier caterer ceo cfo chair chairman chairperson chaplain chauffeur checker chef chemist chief ' +
    'chiropractor cio clerk cleaner clinician cmo cna coach coder collector columnist commander commissioner companion ' +
    'compositor concierge conductor conservator constable consultant contractor controller comptroller cook coordinator co-ordinator ' +
    'copywriter coo corporal correspondent cosmetologist counsel counselor counsellor courier crew crewman crewmember cto curator ' +
    'custodian cutter dancer dba dealer dean deckhand decorator deputy designer detailer detective developer dietitian dietician director ' +
    'dishwasher dispatcher distributor doctor doorman doula drafter draftsman draughtsman driller driver drywaller economist editor ' +
    'educator electrician engineer entrepreneur equipment esthetician evaluator examiner executive expediter expert extern fabricator ' +
    'facilitator farmer farmhand farmworker fellow filmmaker financier finisher firefighter fireman fisherman fitter florist flagger foreman forester forewoman ' +
    'founder co-founder cofounder framer freelancer fundraiser gardener geologist glazier governess grader grinder groomer grocer groundskeeper guard ' +
    'guide hairdresser hairstylist handler handyman head helper historian host hostess housekeeper housekeeping hygienist illustrator ' +
    'inspector installer instructor intern internist interpreter interviewer investigator investor ironworker janitor jeweler journalist ' +
    'journeyman judge keeper laborer labourer lab landscaper laundress lawyer lead leader lecturer librarian lieutenant lifeguard ' +
    'lineman linguist loader lpn machinist magistrate maid maintainer maker manager marketer marketeer marine mason masseuse ' +
    'mate mathematician mechanic medic mentor merchandiser merchant meteorologist midwife millwright miner minister model modeler ' +
    'moderator monitor mover musician nanny negotiator notary nurse nutritionist officer official operative operator ophthalmologist optician ' +
    'optometrist organizer organiser orderly owner packager packer painter paralegal paramedic paraprofessional paraeducator parking ' +
    'partner pastor pathologist patternmaker paver pediatrician pharmacist phlebotomist photographer physician physicist ' +
    'physiotherapist picker pilot pipefitter plasterer planner plumber podiatrist poet policeman porter postdoc postman potter preacher ' +
    'preparer prep president presenter president/ceo pressman principal printer processor procurer producer professor programmer promoter ' +
    'proofreader proprietor provider psychiatrist psychologist publicist publisher purchaser radiographer radiologist ' +
    'ranger receiver receptionist recruiter referee registrar rep repairer repairman reporter representative researcher resident responder restorer ' +
    'retailer reviewer rigger rn roofer roustabout runner sailor salesman salesperson saleswoman sawyer scheduler scholar scientist ' +
    'scout seamstress secretary seller server sergeant setter sewer sharpener shampooer shipper shoemaker shopper ' +
    'singer sitter sme soldier solderer solicitor sorter specialist sqa stager statistician steward stewardess stocker strategist stylist ' +
    'subcontractor supervisor superintendent superviser supporter surgeon surveyor tailor tax teacher teller technician technologist ' +
    'telemarketer teleoperator tester therapist tiler tinsmith tradesman trader trainee trainer translator transcriber transcriptionist treasurer trimmer trucker ' +
    'tutor typist underwriter undersecretary upholsterer usher valet vendor verifier vet veterinarian videographer ' +
    'volunteer vp waiter waitress waitstaff warden washer watchman weaver webmaster welder worker wrangler writer yardman yoga ' +
    'ba qa sdet sre pm tpm csr bdm gm hha stna pca emt lvn cma cook/dishwasher dsp bcba cashier/stocker stna cpa crna dj mc ' +
    'technican assitant maneger manger supervisior conserje cocinero cocinera conductor chofer enfermera enfermero gerente asistente vendedor vendedora obrero soldador ' +
    'ayudante auxiliar operador operadora mecanico albanil costurera jornalero camarera recepcionista secretaria repartidor almacenista ' +
    'carpintero electricista limpiador limpiadora cajero cajera mesero mesera niñera cuidadora jardinero maestro maestra ingeniero ingeniera contador contadora ' +
    'serveur serveuse cuisinier infirmier infirmiere chauffeur vendeur vendeuse ingenieur comptable mitarbeiter fahrer verkaufer leiter krankenschwester koch ' +
    'fahrerin verkauferin kaufmann kauffrau'
  )
    .split(' ')
    .map(foldText),
);

/** Words that announce a title by standing in front of one. */
const TITLE_LEADS = new Set(
  'senior junior sr jr lead chief head principal assistant associate deputy vice certified licensed registered staff managing executive general regional national global interim acting freelance self-employed independent trainee student apprentice journeyman master co-founder co-owner entry-level mid-level full-stack fullstack front-end backend frontend'.split(
    ' ',
  ),
);

const TITLE_FIELDS = new Set(
  'software web sales marketing human resources customer service project product program business data network systems system security quality production warehouse forklift truck delivery home health nursing medical dental office administrative account finance financial operations operation maintenance construction field research teaching front desk food kitchen line retail store shift team case social child care process mechanical electrical civil help support technical it hr ui ux qa database machine general patient personal direct'.split(
    ' ',
  ),
);

/** Functions that stand for a post when nothing else does: "Sales", "Accounts Payable". */
const NOT_TITLES =
  /\b(?:responsib|duties|experience|skills?|summary|references?|university|college|school|academy|inc|llc|ltd|corp|gmbh|degree|bachelors?|diploma|certificat)/;

/** Longer than a title with its brackets; its words are counted besides. */
const MAX_TITLE_CHARS = 400;

/**
 * How much a short text looks like a job title, 0–1. The last noun decides, as titles end in what the person is
 * ("… Engineer", "Director of …", "Driver, Class A").
 */
export function titleScore(text: string): number {
  if (text.length > MAX_TITLE_CHARS) return 0;
  const whole = foldText(text);
  const folded = whole.includes('(') ? whole.replace(/\(.*?\)/g, ' ') : whole;
  const words = folded.match(/[\p{L}][\p{L}'./-]*/gu);
  if (!words || words.length > 14) return 0;
  let score = 0;
  const headEnd = folded.search(/,| - | of | for | at | to | in | with |\/|\||: | – | — /);
  const head = headEnd === -1 ? folded : folded.slice(0, headEnd);
  const headWords = head.match(/[\p{L}][\p{L}'.-]*/gu) ?? [];
  const last = headWords.at(-1) ?? '';
  if (isTitleHead(last)) score = 0.85;
  else if (headWords.some(isTitleHead)) score = 0.6;
  else if (words.some((word) => word.split('/').some(isTitleHead))) score = 0.5;
  else if (/(?:ologist|ographer|ician|keeper|tender|maker|smith|person|woman|worker)s?$/.test(last))
    score = 0.6;
  if (score > 0 && TITLE_LEADS.has(words[0]?.replace(/\.$/, '') ?? '')) score += 0.1;
  else if (score === 0 && TITLE_LEADS.has(words[0]?.replace(/\.$/, '') ?? '') && words.length > 1)
    score = 0.3;
  if (score > 0 && words.some((word) => TITLE_FIELDS.has(word))) score += 0.05;
  if (/^(?:i{1,3}|iv|[1-4])$/.test(words.at(-1) ?? '') && score > 0) score += 0.05;
  if (NOT_TITLES.test(folded)) score *= 0.35;
  if (words.length > 8) score *= 0.6;
  return Math.min(1, score);
}

/** True for a word that titles are made of. */
export function isTitleWord(word: string): boolean {
  const folded = foldText(word);
  return isTitleHead(folded) || TITLE_LEADS.has(folded) || TITLE_FIELDS.has(folded);
}

function isTitleHead(word: string): boolean {
  const bare = word.endsWith('.') ? word.slice(0, -1) : word;
  if (TITLE_HEADS.has(bare) || (bare.endsWith('s') && TITLE_HEADS.has(bare.slice(0, -1)))) return true;
  const hyphen = bare.lastIndexOf('-');
  return hyphen !== -1 && TITLE_HEADS.has(bare.slice(hyphen + 1));
}
