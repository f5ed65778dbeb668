import type { EducationLevel, EmploymentType, Shift, WorkplaceType } from '../../common';
import type { BenefitCategory, FriendlinessSignal } from '../parsed-job-description';
import type { LanguageSkill } from '../parsed-resume';
import type { PostingSectionKind } from '../posting/segmentation/section-kind';
import type { ResumeSectionKind } from '../resume/segmentation/section-kind';

/**
 * The words of one language. Lists hold text folded to lower case without accents, except where a comment says
 * otherwise. A *pattern* is the source of a regular expression without capturing groups.
 */
export interface Locale {
  /** ISO 639-1. */
  readonly code: string;
  /** True if the parsers know the headings, dates and degrees of the language; otherwise a parse carries a warning. */
  readonly supported: boolean;
  /** Country in which phone numbers without a code are tried, ISO 3166-1; absent if the language has several. */
  readonly country?: string;
  /** Countries in which a town without its country is looked up, likeliest first; without them, `country` alone. */
  readonly countries?: readonly string[];
  /** Frequent short words that distinguish the language in any document. */
  readonly stopWords: readonly string[];
  /** Frequent words of postings, with accents. */
  readonly postingStopWords?: readonly string[];
  /** Letters that identify the language by themselves. */
  readonly letters?: RegExp;
  /** Letters that tell the language apart from the next ones in the same script. */
  readonly distinctiveLetters?: RegExp;
  /** Letters of a Latin alphabet that few other languages have. */
  readonly typicalLetters?: RegExp;
  /** Data for OCR, published as the package `@tesseract.js-data/<set>`. */
  readonly ocrData?: OcrData;
  readonly dates?: DateWords;
  /** Headings of a resume by the kind of section they announce. A heading belongs to one kind in all languages. */
  readonly sectionHeadings?: SectionHeadings;
  /** Endings of longer headings ("Warehouse and Logistics Experience"), in the order they are tried. */
  readonly headingEndings?: readonly HeadingEnding[];
  /** Headings and labels of a posting by what they announce, as written; case, accents and punctuation do not count. */
  readonly postingHeadings?: PostingHeadings;
  /** Words of longer headings of a posting. A heading of cues and fillers announces the first kind that has a cue. */
  readonly postingHeadingWords?: PostingHeadingWords;
  readonly postingTerms?: PostingTerms;
  /** Headings that are also labels or items inside entries, so they need the typography of a heading. */
  readonly ambiguousHeadings?: readonly string[];
  /** Labels inside the entries of a job or project, which do not open a section there. */
  readonly entryLabels?: readonly string[];
  /** Patterns of labels before the fields of a position, as in forms: "Occupation or position held: Driver". */
  readonly positionLabels?: Partial<Record<PositionField, readonly string[]>>;
  /** Words that join two headings into one ("Skills & Certifications"). */
  readonly listConjunctions?: readonly string[];
  /** Patterns of degrees by level; the first pattern that matches at an offset wins. */
  readonly degrees?: Partial<Record<EducationLevel, readonly string[]>>;
  /** Patterns of levels of education as postings ask for them, in addition to `degrees`. */
  readonly postingDegrees?: Partial<Record<EducationLevel, readonly string[]>>;
  /** Patterns of words that only look like a degree: "maîtrise d'Excel". */
  readonly noDegreeWords?: readonly string[];
  /** Patterns of words that names of schools contain. */
  readonly institutionWords?: readonly string[];
  /** Patterns of text next to a degree that states completion, not a field of study. */
  readonly noFieldWords?: readonly string[];
  readonly titleWords?: TitleWords;
  /** Patterns of licenses and certificates, case does not count, accents do. English ones are with the parser. */
  readonly certificationWords?: readonly string[];
  /** Patterns of a license to drive; a word with other meanings needs its class behind it: "permis(?= ?[A-E])". */
  readonly drivingLicenses?: readonly string[];
  /** Patterns of words before the classes of such a license: "Klasse", "kat." */
  readonly licenseClassLabels?: readonly string[];
  /** Words that deny what follows: "sin". */
  readonly withoutWords?: readonly string[];
  /** Patterns of the answer "no". */
  readonly noWords?: readonly string[];
  /** Patterns of abbreviations before the name of a town: "TP." */
  readonly townPrefixes?: readonly string[];
  /** Patterns of words between a position and its employer, in addition to the English "at": "bei", "chez". */
  readonly employerPrepositions?: readonly string[];
  /** Words of resumes written as running text. English ones are with the parser. */
  readonly prose?: ProseWords;
  /** Patterns of words between a degree and its field of study: "em" in "Licenciatura em Gestão". */
  readonly fieldPrepositions?: readonly string[];
  /** Patterns of words before the day on which a certificate expires: "gültig bis". English ones are with the parser. */
  readonly validUntilWords?: readonly string[];
  /** Patterns of words between a position and its agency: "über Randstad". English ones are with the parser. */
  readonly agencyLeads?: readonly string[];
  /** Patterns of the label of an agency. */
  readonly agencyLabels?: readonly string[];
  /** Patterns of work for an agency. */
  readonly agencyWork?: readonly string[];
  /** Patterns of words between an agency and the employer to which it sends a worker. */
  readonly assignmentWords?: readonly string[];
  /** Patterns of the label of a field of study: "Fachrichtung: Maschinenbau". */
  readonly fieldLabels?: readonly string[];
  /** Patterns of the label of a degree. */
  readonly degreeLabels?: readonly string[];
  /** Patterns of words that state how far a study is. */
  readonly studyStates?: readonly string[];
  /** Patterns of words for work on one's own account. English ones are with the parser. */
  readonly selfEmployedWords?: readonly string[];
  /** Trades in `titleWords` that are also family names. English ones are with the parser. */
  readonly tradeSurnames?: readonly string[];
  /** "Page" before a page number. */
  readonly pageWords?: readonly string[];
  /** Patterns of words of a street, with accents; in German also the ending of a name. */
  readonly streetWords?: readonly string[];
  /** Words after which a phrase continues on the next line. */
  readonly unfinishedWords?: readonly string[];
  /** Names of towns, in all cases of the language, by their English or local name in Latin letters. */
  readonly townNames?: Readonly<Record<string, string>>;
  /** Words inside the names of towns: "am" in "Frankfurt am Main". */
  readonly townParticles?: readonly string[];
  /** Patterns of legal forms in names of employers. Those in Latin script are with the parser. */
  readonly legalForms?: readonly string[];
  /** True if words that differ only in accents are different words, so that their accents are kept in comparisons. */
  readonly accentsDistinguish?: boolean;
  /** Words that names of employers contain. */
  readonly employerWords?: readonly string[];
  /** Patterns of proficiency in a spoken language, with accents. */
  readonly fluencyWords?: Partial<Record<Fluency, readonly string[]>>;
  /** Labels before the name of the candidate. */
  readonly nameLabels?: readonly string[];
  /** Labels before a home address. */
  readonly addressLabels?: readonly string[];
  /** Sources of regular expressions: labels of a person whose contact details follow, who is not the candidate. */
  readonly otherPersonLabels?: readonly string[];
  /** Patterns of the words that a letter addresses its reader with. */
  readonly salutations?: readonly string[];
  /** Patterns of labels before a number that is no phone number: of a license, an account, a person at an authority. */
  readonly identifierLabels?: readonly string[];
  /** Patterns of labels before the date of the document itself, with accents: "Last updated:". */
  readonly documentDateLabels?: readonly string[];
  /** Patterns of words of a line about the future of its writer, with accents: "expected graduation". */
  readonly futureWords?: readonly string[];
  /** Patterns of labels before interests in a list of skills: "Hobbies: chess". */
  readonly interestLabels?: readonly string[];
  /** Patterns of labels before birth and civil data, which redaction removes. */
  readonly personalDataLabels?: readonly string[];
  /** Names of languages and their ISO 639-1 codes; null for a language without a code. */
  readonly languageNames?: Readonly<Record<string, string | null>>;
  /** Names of countries and their ISO 3166-1 codes, in addition to the English names of the Unicode CLDR. */
  readonly countryNames?: Readonly<Record<string, string>>;
}

export type PositionField = 'title' | 'employer' | 'other' | 'duties';

export type Fluency = NonNullable<LanguageSkill['fluency']>;

export type SectionHeadings = Partial<Record<Exclude<ResumeSectionKind, 'header'>, readonly string[]>>;

export type PostingHeadings = Partial<Record<Exclude<PostingSectionKind, 'body'>, readonly string[]>>;

export interface PostingHeadingWords {
  readonly cues: Partial<Record<Exclude<PostingSectionKind, 'body'>, readonly string[]>>;
  readonly fillers: readonly string[];
}

/** Patterns of what the sentences of a resume begin with or contain; case does not count, accents do. */
export interface ProseWords {
  /** Before the name of the writer: "me llamo". */
  readonly introductions?: readonly string[];
  /** Before the town of the writer: "vivo en". */
  readonly residence?: readonly string[];
  /** Before a title: "como", "soy". */
  readonly titleLeads?: readonly string[];
  /** Between which and the title an employer may stand: "trabajo". */
  readonly workVerbs?: readonly string[];
  /** Articles before a credential. */
  readonly articles?: readonly string[];
  /** Articles and nouns before the name of an employer: "la empresa". */
  readonly employerNouns?: readonly string[];
  /** After the name of an employer, in addition to prepositions: "desde", "donde". */
  readonly employerEnds?: readonly string[];
  /** Before a year: "en 2016". */
  readonly yearLeads?: readonly string[];
  /** Of a clause about education: "terminé". */
  readonly schoolingVerbs?: readonly string[];
  /** Before a credential: "tengo". */
  readonly holdingVerbs?: readonly string[];
  /** Before languages: "hablo". */
  readonly speakingVerbs?: readonly string[];
}

/** Patterns of what a posting states about the employment; case does not count, accents do. */
export interface PostingTerms {
  readonly employmentTypes?: Partial<Record<EmploymentType, readonly string[]>>;
  /** Recognized as a line, a label's value or a tag of their own only. */
  readonly workplaceTypes?: Partial<Record<WorkplaceType, readonly string[]>>;
  /** Anywhere in the text: "two days at home", "a hybrid model". */
  readonly workplacePhrases?: Partial<Record<WorkplaceType, readonly string[]>>;
  /** Of sentences that announce the list below them: "you bring:". */
  readonly listLeads?: Partial<Record<'required' | 'preferred' | 'responsibilities', readonly string[]>>;
  /** Experience at work. */
  readonly experience?: string;
  /** Years in numbers of years. */
  readonly years?: readonly string[];
  readonly months?: readonly string[];
  /** Words of the numbers one to five. */
  readonly smallNumbers?: readonly (readonly string[])[];
  /** Between the two numbers of a range. */
  readonly rangeWords?: readonly string[];
  /** Before the town of the work. */
  readonly placePrepositions?: readonly string[];
  readonly payWords?: readonly string[];
  /** Before an amount that is paid beside the pay, such as an allowance for meals. */
  readonly payAdditions?: readonly string[];
  /** "Gross" and "net", right after an amount. */
  readonly grossOrNet?: readonly string[];
  /** Names of currencies after an amount by their ISO 4217 codes; `$` for a name that several countries use. */
  readonly currencyNames?: Readonly<Record<string, readonly string[]>>;
  /** Words that only the postings of one country use, by its ISO 3166-1 code. */
  readonly countryCues?: Readonly<Record<string, readonly string[]>>;
  /** Right after an amount. */
  readonly payPeriods?: Partial<Record<'hour' | 'day' | 'week' | 'month' | 'year', readonly string[]>>;
  /** Before an amount, in its label. */
  readonly payPeriodLabels?: Partial<Record<'hour' | 'day' | 'week' | 'month' | 'year', readonly string[]>>;
  readonly shifts?: Partial<Record<Shift, readonly string[]>>;
  /** Right after a number of hours. */
  readonly weeklyHours?: readonly string[];
  /** Hours after their number, where words around them do not say that they are those of a week. */
  readonly hourUnits?: readonly string[];
  /** Before a number of hours of a week: "contract of", "part time". */
  readonly hoursLeads?: readonly string[];
  readonly backgroundChecks?: readonly string[];
  /** "Or" between two credentials. */
  readonly orWords?: readonly string[];
  /** Words that allow to obtain a credential after the start. */
  readonly obtainableLater?: readonly string[];
  /** Words before "in" and the town of the work. */
  readonly workplaceWords?: readonly string[];
  /** Labels before the people of an e-mail: "from", "to". */
  readonly mailPeople?: readonly string[];
  /** Labels before the time of an e-mail. */
  readonly mailDates?: readonly string[];
  /** Labels before the subject of an e-mail, and marks of an answer or a forwarded one. */
  readonly mailSubjects?: readonly string[];
  /** Words that close a letter. */
  readonly closings?: readonly string[];
  /** Words in the titles of those who recruit. */
  readonly recruiterWords?: readonly string[];
  /** Between the first and the last day of a week of work: "Monday to Friday". */
  readonly dayRangeWords?: readonly string[];
  /** Between the two times of a shift. */
  readonly timeRangeWords?: readonly string[];
  /** "Located", "based" before the town of a site. */
  readonly siteWords?: readonly string[];
  /** Second parts of compounds with the name of a language. */
  readonly languageCompounds?: readonly string[];
  /** Near the name of a language that the posting asks for. */
  readonly languageCues?: readonly string[];
  /** Near the name of a language that is only welcome. */
  readonly wishCues?: readonly string[];
  readonly signals?: Partial<Record<FriendlinessSignal['signal'], readonly string[]>>;
  readonly benefits?: Partial<Record<BenefitCategory, readonly string[]>>;
  /** Openings after their number. */
  readonly openings?: readonly string[];
  /** Words after a title that is sought: "gesucht". */
  readonly wantedWords?: readonly string[];
  /** Labels before the title, the employer and the town, in addition to the headings. */
  readonly titleLabels?: readonly string[];
  readonly employerLabels?: readonly string[];
  readonly townLabels?: readonly string[];
  /** Before the title of the one who applies: "as". */
  readonly titleLeads?: readonly string[];
  /** Before the title in a sentence: "we are looking for". */
  readonly titleCues?: readonly string[];
  /** Before the name of the employer in a sentence: "at", "with". */
  readonly employerLeads?: readonly string[];
  /** What an employer does in its first sentence, in addition to `employerVerbs`: "serves", "makes". */
  readonly introducingVerbs?: readonly string[];
  /** Articles before the name of an employer that is the subject of a sentence; upper case counts. */
  readonly employerArticles?: readonly string[];
  /** "Company", "group" between article and name. */
  readonly employerKinds?: readonly string[];
  /** What an employer does: "seeks", "employs", "is a". */
  readonly employerVerbs?: readonly string[];
  /** First words of subjects that name no employer: "the team", "the position", "which". */
  readonly nonEmployers?: readonly string[];
  /** Of a sentence that ends before the title on the next line: "we are looking for". */
  readonly seekingWords?: readonly string[];
  /** Before the title in a sentence: "position as", "vacancy for". */
  readonly openingNouns?: readonly string[];
  /** Prepositions before a title: "of". */
  readonly titlePrepositions?: readonly string[];
  /** Kinds of businesses before their names, in small letters: "restaurant". */
  readonly businessKinds?: readonly string[];
  /** Before the name of a place that is near the work: "next to". */
  readonly nearWords?: readonly string[];
  /** Words after a title in a sentence: "for", "in", "with". */
  readonly titleEnds?: readonly string[];
  /** Before the title in a sentence, between the words for seeking and it: "urgently", "from now on". */
  readonly titleFillers?: readonly string[];
  /** After a title on its line, where its terms, its employer or its place begin: "full time", "for our". */
  readonly titleTails?: readonly string[];
  /** Articles at the end of such a sentence. */
  readonly titleArticles?: readonly string[];
  /** Before the title: "wanted". */
  readonly hiringWords?: readonly string[];
  /** Ages that a posting requires, with their number: "over 18 years". */
  readonly ages?: readonly string[];
  /** Lines below the title that name neither employer nor town. */
  readonly headerNoise?: readonly string[];
}

export interface HeadingEnding {
  kind: ResumeSectionKind;
  /** Patterns of the last words. */
  endings: readonly string[];
}

export interface OcrData {
  readonly set: string;
  /** False if OCR data for English recognizes no letter of the language. */
  readonly latinScript: boolean;
}

/** Words of dates. The searched texts keep their accents, so patterns list both spellings. */
export interface DateWords {
  /** Lists of twelve names or abbreviations, January first, folded. */
  readonly months: readonly (readonly string[])[];
  /** Names of months as spelled with accents. */
  readonly accentedMonths?: readonly string[];
  /** Patterns for the end of an open range. */
  readonly present: readonly string[];
  /** Patterns between the two ends of a range. */
  readonly rangeSeparators: readonly string[];
  /** Articles between a range separator and the end of the range. */
  readonly articles?: readonly string[];
  /** Words before the start of an open range. */
  readonly since?: readonly string[];
  /** Words before a range of which only the end is written. */
  readonly until?: readonly string[];
  /** Words before the start of a range with two ends. */
  readonly from?: readonly string[];
  /** Words between day and month ("5 of June"). */
  readonly beforeMonth?: readonly string[];
  /** Words between month and year ("junio de 2018"). */
  readonly beforeYear?: readonly string[];
  /** Suffixes of the number of a day ("5th"). */
  readonly ordinalSuffixes?: readonly string[];
  readonly seasons?: readonly string[];
}

/** Words of job titles. */
export interface TitleWords {
  /** Nouns that end a title, in the singular. A plural "s" is recognized too. */
  readonly heads: readonly string[];
  /** Endings of compound nouns that are titles ("fahrer" in "Gabelstaplerfahrer"). */
  readonly endings?: readonly string[];
  /** Nouns that end a title only after one of these words: "tech" after "lab", but not after "Georgia". */
  readonly compounds?: Readonly<Record<string, readonly string[]>>;
  /** Words that precede a title. */
  readonly leads?: readonly string[];
  /** Fields of work, which make a title more likely. */
  readonly fields?: readonly string[];
}

/** Splits a list of single words at white space. */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
