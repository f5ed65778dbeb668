import { wordRarity } from '../../../../text/text-vector';
import { worldCityOf } from '../../../places/world-cities';

/** A word that postings use more often than this is no name of a tool or a method by itself. */
const MIN_RARITY_OF_A_NAME = 4;

/** Degrees, schools, examinations, grades and other requirements that have their own fields or none. */
const OTHER_REQUIREMENT =
  /^(?:BS|BA|MS|MA|AS|AA|BSc|MSc) in\b|\b(?:degrees?|diplomas?|schools?|coursework|bachelor\S*|master(?:'|’)?s|graduat\w+|exams?|examination|GED|NVQ|clearance|semesters?|(?:class|level|grade|tier|section|requirement|type) (?:\d|#|[A-Z]\b|I+\b|IV\b)|registered|licensed|journey(?:man|person|worker)s?|apprentices?|supervisors?|managers?|(?:clerk|technician|worker|nurse|driver|assistant|helper|cook)s?$|commissioner|capacity|YC|[WS]\d\d)\b/i;
/** Addresses, markup and artefacts of a conversion. */
const NOT_WORDS =
  /https?:|www\.|&amp|#URL|#\s?\d|[{}<>=_]|\p{Ll}{3}\.\p{Lu}|(?:^|\s)\p{Ll}{4,}\p{Lu}\p{Ll}{2}/u;
/** A company, or two names that a slash joins. */
const ORGANIZATION = /\b(?:St|Ave|Blvd|Rd|Hwy)\.?$|\b(?:Co|Corp|Inc|LLC|Ltd|GmbH|S\.?A)\.?$|\band\/or\b/;
/** An organization or a person who owns something. */
const POSSESSIVE = /\p{L}(?:'|’)s?(?:\s|$)/u;
/** A grade of a position: "Engineering Technician IV". */
const ROMAN_NUMERAL = /^(?:I{1,3}|IV|VI{0,3}|IX|X[IV]*)$/;
/** "early-stage", "data-heavy", "in-depth": words that describe something else. */
const DESCRIBING =
  /^\p{L}+-(?:stage|end|depth|based|related|heavy|level|latency|intensive|driven|market|growth|throughput|tenant|family|scale|rich|facing|wide|house|site|premises?|person|term|hire|time|side|specific|adjacent|quality|performance|critical|carrying|managerial|only|ins?|type)$/iu;
/** The last word of something that surrounds the work: "the CPG landscape", "acceleration requests". */
const SURROUNDINGS =
  /\b(?:industry|industries|landscape|ecosystem|environments?|fields?|trades?|government|properties|structures|responsibilities|proposals?|requests?|requirements|options|population|districts|buildings|specialties|capacity|concerns|roles?|files)$/i;
/** Parts of a list or a bracket that a name was cut from. */
const CUT_OFF = /(?:^|\s)(?:and\/or|and|or)$|^(?:and\/or|and|or)\b|^[^()]*[()][^()]*$/i;
/** Several shouted words are part of a heading. */
const SHOUTED = /^(?:[\p{Lu}&-]{2,}\s+)+[\p{Lu}&-]{3,}$/u;
/** Inhabitants in thousands; names of smaller cities are too often names of something else. */
const MIN_CITY_POPULATION = 200;
/** A shouted word; abbreviations are shorter. */
const SHOUTED_WORD = /^\p{Lu}{6,}(?:[/&-]\p{Lu}{4,})*$/u;
/** Regions, tests, documents and terms of employment in capitals, and credentials, which have their own field. */
const OTHER_ABBREVIATION =
  /^(?:EU|UK|USA?|SF|NYC|TB|UA|MVR|ID|SSN|PT|FT|EAD|PPD|MMR|PAN|FTE|FLSA|HS|ECE|CDA|RN|LPN|LVN|CNA|CDL|DOE|DOT|PTO|BPO|HR|GPA|CV)$/;
/** Credentials with what is done for them: "CNA cert", "CDL school", "CCMA/RMA". */
const CREDENTIAL_ABBREVIATION =
  /^(?:CDL|CNA|STNA|RN|LPN|LVN|EMT|CMA|RMA|CCMA|CPR|BLS|ACLS|PALS|TWIC|HHA|PCA|CPA(?:-track)?|LCSW|LMSW|LSW|LMFT|LPC|RRT|CRT|CCHI|NBCMI|HCW|HCA|NAC|PAB|GED|ServSafe|OSHA(?: ?\d{2})?)(?:[ /-](?:school|class(?:es)?|certs?|certificates?|cards?|licen[cs]es?|students?|holders?|[A-C]|\p{Lu}{2,5}))*$/u;
/** "OH, MI": codes of states. */
const STATE_CODES = /^[A-Z]{2}(?:,? (?:or |and )?[A-Z]{2})+$/;
/** Lower-case words with these endings name a field of study. */
const DISCIPLINE = /(?:ology|ography|istics|onomy|metry|etics|omics)$/;

const NOT_NAMES = [
  NOT_WORDS,
  ORGANIZATION,
  POSSESSIVE,
  OTHER_REQUIREMENT,
  SURROUNDINGS,
  CUT_OFF,
  SHOUTED,
  SHOUTED_WORD,
  OTHER_ABBREVIATION,
  CREDENTIAL_ABBREVIATION,
  STATE_CODES,
];

/** True for a common credential, which the fields of certifications hold if the posting asks for it. */
export function isCredentialAbbreviation(written: string): boolean {
  return CREDENTIAL_ABBREVIATION.test(written);
}

/**
 * True for words that can name a tool, a method or a subject which the skills map does not contain. The tagger also
 * marks adjectives, organizations, grades and everyday nouns, which are no skills.
 */
export function isCredibleName(written: string): boolean {
  if (NOT_NAMES.some((pattern) => pattern.test(written))) return false;
  const words = written.split(/\s+/);
  if (words.some((word) => ROMAN_NUMERAL.test(word))) return false;
  if (/^\p{Lu}/u.test(written) && (worldCityOf(written)?.population ?? 0) >= MIN_CITY_POPULATION)
    return false;
  if (words.length > 1) return true;
  if (DESCRIBING.test(written)) return false;
  if (/^\p{Ll}+$/u.test(written)) return DISCIPLINE.test(written);
  return !/^\p{L}+$/u.test(written) || wordRarity(written) >= MIN_RARITY_OF_A_NAME;
}
