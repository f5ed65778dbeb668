import { foldText, removeLetterSpacing } from '../../text/normalize';

export type ResumeSectionKind =
  | 'header'
  | 'summary'
  | 'objective'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'projects'
  | 'awards'
  | 'references'
  | 'contact'
  | 'personal'
  | 'other';

/** Headings as people write them, folded; `~` marks words that are headings only when set like one. */
const SECTION_HEADINGS: Record<Exclude<ResumeSectionKind, 'header'>, string> = {
  summary:
    'summary|basics|professional summary|profile|professional profile|personal profile|about|about me|about myself|executive summary|career summary|summary of qualifications|summary of qualification|qualifications summary|career profile|executive profile|personal statement|introduction|overview|career highlights|highlights of qualifications|qualification highlights|professional overview|career overview|background|professional background summary|synopsis|profile summary|summary of experience|experience summary|work summary|brief overview|who i am|perfil|perfil profesional|resumen|resumen profesional|profil|profil professionnel|a propos|a propos de moi|kurzprofil|uber mich|resumo|sobre mim|key qualifications|sales profile|strengths summary|snapshot|professional snapshot|~bio|biography|~profile statement|professional synopsis|career synopsis|summary statement|branding statement',
  objective:
    'objective|career objective|professional objective|job objective|employment objective|resume objective|objectives|goal|career goal|career goals|career aim|~position desired|objetivo|objetivo profesional|objectif|objectif professionnel|berufsziel|~position sought|career objectives|job target',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career history|professional background|relevant experience|job history|career experience|career experience job history|job experience|jobs|experience highlights|professional history|employment experience|related experience|other experience|additional experience|industry experience|previous experience|previous employment|past employment|current employment|other employment|work|work background|employment background|positions held|professional employment|career|career progression|career path|career summary and experience|internship|internships|internship experience|teaching experience|academic experience|academic appointments|clinical experience|nursing experience|military experience|military service|driving experience|leadership experience|research experience|sales experience|management experience|customer service experience|experience and achievements|professional work experience|work experiences|professional experiences|organizational experience|organisational experience|employment details|employment record|work record|employment summary|industrial experience|corporate experience|business experience|international experience|relevant work experience|relevant employment|relevant professional experience|selected experience|key experience|experience details|work details|company details|employer details|experiencia|experiencia laboral|experiencia profesional|historial laboral|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|berufserfahrung|beruflicher werdegang|berufspraxis|esperienza|esperienze lavorative|esperienza lavorativa|esperienza professionale|experiencia profissional|experiencias profissionais|trabajo|recent experience|career narrative|apprenticeship|field experience|hands on experience|paid experience|production experience|performance experience|freelance experience|self employment|work programs|work release|vocational experience|institutional work experience|working experience|technical experience|administrative experience|legal experience|medical experience|retail experience|warehouse experience|work and volunteer experience|work assignments|practical experience|on the job experience|professional career|summary of work experience|career chronology|chronology|work chronology|experience and employment|accomplishments and experience|military|military history|military background|teaching|staff experience|professional appointments|appointments',
  volunteer:
    'volunteer|volunteering|volunteer experience|volunteer work|volunteerism|community service|community involvement|community|civic activities|civic involvement|volunteer activities|volunteer service|volunteer history|community engagement|community work|voluntary work|voluntary experience|community outreach|service|voluntariado|benevolat|ehrenamt|volontariato|unpaid experience|leadership and volunteering|extra curricular|extracurricular activities|extracurriculars|leadership and activities|leadership|activities|co curricular activities',
  education:
    'education|educational background|academic background|academics|academic qualifications|educational qualifications|educational qualification|academic qualification|education details|educational details|education and training|education history|academic history|academic profile|academic record|academic credentials|schooling|studies|schools|qualifications|qualification|academia|scholastics|academic details|education background|education qualification|formal education|academic education|degrees|degree|educacion|formacion|formacion academica|estudios|formation|formations|etudes|diplomes|ausbildung|bildung|bildungsweg|studium|schulbildung|istruzione|formazione|istruzione e formazione|educacao|formacao|formacao academica|school|academic achievements|academic preparation|educational attainment|educational history|secondary education|higher education|tertiary education|college|university education|academic training|educational profile|undergraduate|postgraduate|other education|continuing education|education summary|education and credentials|academic performance|scholastic record|academic chronicle|scholastics',
  skills:
    'skills|highlights|technical skills|key skills|core skills|skill set|skillset|skills summary|summary of skills|competencies|core competencies|key competencies|areas of expertise|area of expertise|expertise|core qualifications|technical proficiencies|technical proficiency|technologies|technology|tools|tools and technologies|computer skills|professional skills|professional competencies|other skills|additional skills|soft skills|hard skills|relevant skills|strengths|key strengths|core strengths|personal strengths|proficiencies|special skills|technical expertise|technical knowledge|software|software skills|it skills|it proficiency|skills and abilities|abilities|capabilities|core capabilities|job skills|transferable skills|specialties|specialities|specializations|specialization|technical summary|programming skills|computer proficiency|computer proficiencies|computer knowledge|areas of knowledge|functional skills|skill highlights|key skill|skill|highlights of skills|professional expertise|key expertise|languages and tools|professional strengths|strength|technical competencies|technical|technical skill set|technical skills summary|key skills and competencies|qualifications and skills|areas of strength|areas of experience|management skills|clinical skills|interpersonal skills|communication skills|personal skills|office skills|language and computer skills|equipment|equipment operated|machines operated|equipment and tools|trade skills|habilidades|competencias|aptitudes|conocimientos|competences|competences techniques|savoir faire|fahigkeiten|kenntnisse|kompetenzen|edv kenntnisse|competenze|conhecimentos|programming languages|technical environment|technical background|technology summary|software proficiency|software knowledge|accounting skills|main skills|essential skills|technical tools|skills and strengths|digital skills|platforms|frameworks|tech stack|stack|business skills|leadership skills|core expertise|knowledge|key proficiencies|skills profile|job related skills|work skills|skills and expertise|organizational skills|it|creative skills|design skills|marketing skills|domain skills|domain expertise|key skill areas|professional skill set',
  certifications:
    'certifications|certification|certs|certs and licenses|licenses and certs|training and certs|skills and certs|certificates|certificate|licenses|license|licences|licence|licensure|licensures|credentials|professional certifications|professional certification|professional licenses|licenses and certifications|certifications and licenses|technical certifications|professional development|training|trainings|courses|coursework|relevant coursework|relevant courses|training and certifications|professional training|trainings attended|training attended|additional training|technical training|continuing professional development|professional qualifications|professional credentials|accreditations|certified|endorsements|cdl|driving license|driver license|drivers license|certificaciones|certificados|licencias|cursos|certificats|permis|zertifikate|fuhrerschein|lizenzen|certificazioni|patente|certificados e cursos|online courses|other courses|short courses|courses and training|courses attended|courses and certifications|safety training|safety certifications|permits|industry certifications|it certifications|seminars|seminars and trainings|workshops|workshops and seminars|trainings and seminars attended|seminars attended|additional qualifications|other qualifications|registrations|professional registrations|registration',
  languages:
    'languages|language|language skills|language proficiency|languages known|languages spoken|linguistic skills|foreign languages|language proficiencies|known languages|idiomas|langues|sprachen|sprachkenntnisse|lingue|linguas|spoken languages|language abilities|language competencies|foreign language',
  projects:
    'projects|project|personal projects|academic projects|key projects|selected projects|project experience|project details|side projects|relevant projects|projects undertaken|projects handled|portfolio|open source|open source projects|open source contributions|research projects|major projects|recent projects|technical projects|project summary|course projects|proyectos|projets|projekte|progetti|projetos|project highlights|project profile|design projects|notable projects|professional projects|live projects|mini project|main project',
  awards:
    'awards|honors|honours|awards and honors|honors and awards|achievements|accomplishments|key achievements|key accomplishments|major achievements|awards and achievements|recognition|awards and recognition|awards and recognitions|professional achievements|professional accomplishments|academic awards|academic honors|scholarships|scholarships and awards|academic achievement|premios|reconocimientos|distinctions|auszeichnungen|premi|accolades|honors and achievements|honor|award|career achievements|notable achievements|awards received|personal achievements|selected achievements|selected accomplishments|academic honors and awards|career accomplishments|rewards',
  references:
    'references|reference|character references|professional references|referees|referee|recommendations|referencias|referenzen|referenze|testimonials',
  contact:
    'contact|contact information|contact details|contact info|contact me|get in touch|address|contacts|personal contact|correspondence|contacto|coordonnees|kontakt|contatti|links|social|social media|find me online|online|social links|profiles|online profiles|web|follow me',
  personal:
    'personal|personal information|personal details|personal data|personal info|personal particulars|personal background|bio data|biodata|personal dossier|personal vitae|personal profile details|datos personales|informations personnelles|personliche daten|dati personali|dados pessoais|persons details|personal details and declaration|basic information|general information',
  other:
    'interests|hobbies|hobby|hobbies and interests|interests and hobbies|personal interests|other interests|publications|publication|papers|research papers|journal articles|selected publications|patents|presentations|conferences|conference presentations|memberships|membership|professional memberships|professional affiliations|affiliations|associations|professional associations|professional organizations|organizations|additional information|other information|additional|miscellaneous|additional details|declaration|availability|research interests|research|areas of interest|area of interest|travel|security clearance|clearance|exhibitions|press|media|speaking engagements|speaking|invited talks|talks|grants|dissertation|thesis|theses|intereses|loisirs|centres d interet|interessen|hobbys|interessi|interesses|other|others|other activities|other details|passport details|passions|passion|visa status|work authorization|salary|current salary|notice period|strength and weakness|signature|responsibilities|roles and responsibilities|duties|key responsibilities|job responsibilities|personality|personality traits|personal traits|personal qualities|personal attributes|attributes|values|mission|philosophy|leadership philosophy|teaching philosophy|quotes|keywords|additional info|other relevant information|extra|a day of my life|favorites|life philosophy|professional activities|fun facts|services|clients|appendix|note|notes|industries|industry|additional experience and interests|likes|social activities|blog|writing|news|committees|professional service|test scores|entrepreneurship',
};

const SECTION_KIND_BY_HEADING = new Map<string, ResumeSectionKind>();
for (const [kind, headings] of Object.entries(SECTION_HEADINGS)) {
  for (const heading of headings.split('|'))
    SECTION_KIND_BY_HEADING.set(heading.replace('~', ''), kind as ResumeSectionKind);
}

/** Labels inside the entries of a job or project, which open no section there. */
const ENTRY_LABELS = new Set(
  (
    'responsibilities|roles and responsibilities|duties|key responsibilities|job responsibilities|description|environment|' +
    'technical environment|role|title|company|client|clients|work performed|note|project|degree|school|salary|industry'
  ).split('|'),
);

/** True for a label of an entry, also as the first of two: "Responsibilities & Achievements". */
export function isEntryLabel(key: string): boolean {
  return ENTRY_LABELS.has(key) || ENTRY_LABELS.has(key.split(' and ')[0] ?? '');
}

/** Words that are headings and also labels or items inside entries; they need to be set like a heading. */
export const SHARED_HEADINGS = new Set(
  (
    'achievements|key achievements|accomplishments|key accomplishments|technologies|technology|tools|projects|courses|coursework|' +
    'relevant coursework|relevant courses|subjects|overview|college|keywords|tech stack|stack|address|reference|thesis|dissertation|' +
    'software|platforms|frameworks|certificate|license|knowledge|technical|service|services|other|others|activities|honors|awards|award|' +
    'leadership|equipment|training|research|links|web|social|personal|teaching|military|community|career|it|strength|academia|summary|' +
    'certified|news|press|media|values|mission|writing|blog|travel|background|profile|qualification|knowledge|work|additional|training'
  ).split('|'),
);

/** Folded words of a candidate heading: punctuation, numbering and decoration gone, `&` and `/` as "and". */
export function headingKey(text: string): string {
  return foldText(
    joinSmallCaps(removeLetterSpacing(text.replace(/[\u2022\u25cf\u25a0|_=*#~]+/g, ' ').trim())),
  )
    .replace(/^\s*(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s+/, '')
    .replace(/\((?:s|continued|cont'?d?\.?|es)\)/g, '')
    .replace(/[&/+]| y | et | und | e /g, ' and ')
    .replace(/'s\b/g, 's')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Last words that tell what a longer heading announces: "Warehouse and Logistics Experience". */
const TRAILING_WORDS: [RegExp, ResumeSectionKind][] = [
  [/ volunteer(?:ing)? (?:experience|work|service)$/, 'volunteer'],
  [/ (?:experiences?|employment|work history|employment history|career history|internships?)$/, 'work'],
  [/ (?:skills|competenc(?:ies|y)|proficiencies|expertise|strengths|knowledge areas)$/, 'skills'],
  [/ (?:education|academic background|schooling)$/, 'education'],
  [/ (?:certifications?|certificates|licenses|licences|trainings?|coursework|courses)$/, 'certifications'],
  [/ (?:projects)$/, 'projects'],
  [/ (?:awards|honors|honours|achievements|accomplishments)$/, 'awards'],
  [/ (?:summary|profile)$/, 'summary'],
  [
    / (?:affiliations|memberships|publications|interests|activities|hobbies|information|presentations)$/,
    'other',
  ],
];

/** True when the heading as a whole is in the lexicon, alone or as a list. */
export function toKnownHeading(key: string): boolean {
  return SECTION_KIND_BY_HEADING.has(key) || listedKinds(key).length > 0;
}

/** "W ORK E XPERIENCE", as small capitals are often extracted, as "WORK EXPERIENCE". */
function joinSmallCaps(text: string): string {
  return /^(?:\p{Lu} \p{Lu}+(?: (?:&|AND|OF))?(?: |$)){1,5}$/u.test(text)
    ? text.replace(/\b(\p{Lu}) (?=\p{Lu}{2,})/gu, '$1')
    : text;
}

/** What a heading announces; several kinds for "Skills & Certifications"; empty when it is no known heading. */
export function sectionKinds(key: string): ResumeSectionKind[] {
  const whole = SECTION_KIND_BY_HEADING.get(key);
  if (whole) return [whole];
  const listed = listedKinds(key);
  if (listed.length > 0) return listed;
  const last = TRAILING_WORDS.find(([pattern]) => pattern.test(key));
  return last ? [last[1]] : [];
}

function listedKinds(key: string): ResumeSectionKind[] {
  const parts = key.split(/ and |, /).map((part) => part.trim());
  if (parts.length < 2 || parts.length > 4) return [];
  const shared = key.split(' ').at(-1) ?? '';
  const kinds: ResumeSectionKind[] = [];
  for (const part of parts) {
    // "Volunteer and work experience": the last noun belongs to both.
    const kind = SECTION_KIND_BY_HEADING.get(part) ?? SECTION_KIND_BY_HEADING.get(`${part} ${shared}`);
    if (!kind) return kinds.length > 0 && parts.length > 2 ? kinds : [];
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return kinds;
}
