import type { Unit } from '../../common';
import { coreTitle, headWord, titleWords } from './title-text';
import { roundTo } from '../../numbers';

/** Lookups of the title index that detection uses. */
export interface TitleLookup {
  isNamed(title: string): boolean;
  nearestSimilarity(title: string): Unit;
}

/** Last words of job titles: `head cook`, `night manager`. Folded. */
const TITLE_HEADS = new Set(
  `manager assistant associate clerk driver operator technician mechanic worker laborer helper supervisor lead leader
  director coordinator specialist representative agent officer guard aide attendant nurse cook chef server waiter waitress
  bartender barista host hostess cashier teller receptionist secretary administrator analyst engineer developer programmer
  designer architect consultant advisor counselor therapist teacher tutor instructor professor lecturer trainer coach
  accountant bookkeeper auditor buyer planner scheduler dispatcher picker packer stocker loader handler assembler welder
  machinist fabricator electrician plumber carpenter painter roofer mason installer repairer inspector cleaner janitor
  custodian housekeeper maid porter caregiver nanny babysitter paramedic phlebotomist hygienist pharmacist physician doctor
  dentist veterinarian surgeon scientist researcher technologist intern trainee apprentice volunteer foreman superintendent
  president owner founder partner principal dean editor writer reporter journalist photographer producer artist musician
  stylist barber cosmetologist manicurist esthetician landscaper gardener groundskeeper farmworker farmer butcher baker
  dishwasher busser runner valet courier messenger carrier collector sorter seamstress tailor presser lineman pilot captain
  sailor deckhand soldier sergeant lieutenant deputy detective investigator firefighter lifeguard lawyer attorney paralegal
  judge librarian translator interpreter recruiter generalist executive strategist marketer merchandiser promoter salesperson
  salesman realtor broker banker underwriter adjuster estimator appraiser controller treasurer ceo cfo cto coo chairman
  tester scrummaster webmaster janitress chauffeur mover detailer greeter concierge bellman crew member staff practitioner
  provider companion professional expert fellow ambassador facilitator liaison navigator advocate case-manager orderly
  transporter scribe coder biller optician dietitian nutritionist handyman locksmith millwright pipefitter glazier
  contractor freelancer consultor gerente asistente cajero cajera mesero mesera cocinero cocinera chofer enfermera maestra
  maestro ingeniero vendedor vendedora recepcionista secretaria`.split(/\s+/),
);

/** Words of an organization's name. */
const ORGANIZATION =
  /\b(?:inc|llc|l\.l\.c|ltd|corp|corporation|company|co|plc|gmbh|group|holdings|partners|associates|industries|enterprises|solutions|systems|technologies|services|university|college|school|academy|institute|hospital|clinic|center|centre|church|bank|restaurant|cafe|grill|hotel|inn|resort|store|stores|market|city of|county of|state of|department of|ministry of|foundation|association|agency|logistics|healthcare|international|global|usa|district|airlines|motors|pharmacy)\b\.?/i;
const ORGANIZATION_TAIL = /(?:,?\s+(?:inc|llc|ltd|corp|co|plc|gmbh|lp|llp|pllc|pc)\.?|®|™)\s*$/i;
const SENTENCE =
  /[.!?]\s+[A-Z]|\b(?:was|were|is|are|have|has|responsible|provided|managed|worked|assisted|ensured|using|while|which|that)\b/i;
const DATE_OR_CONTACT = /\b(?:19|20)\d{2}\b|@|https?:|\d{3}[-.\s]\d{4}/;
const MAX_TITLE_LENGTH = 100;
const MAX_TITLE_WORDS = 12;

/**
 * Probability that a text is a job title, 0–1: about 1 for a name in the index or words that end in a worker, low for
 * an employer, a sentence or a date. Used to distinguish the title from the employer in an entry.
 */
export function titleProbability(text: string, index: TitleLookup): Unit {
  const trimmed = text.trim();
  const words = titleWords(trimmed);
  if (words.length === 0 || trimmed.length > MAX_TITLE_LENGTH || words.length > MAX_TITLE_WORDS) return 0;
  const core = coreTitle(trimmed);
  const head = headWord(core);
  const isOrganization = ORGANIZATION.test(trimmed);
  let score: number;
  if (index.isNamed(trimmed)) score = isOrganization && !TITLE_HEADS.has(head) ? 0.8 : 0.97;
  else if (TITLE_HEADS.has(head)) score = isOrganization ? 0.7 : 0.9;
  else if (core.some((word) => TITLE_HEADS.has(word))) score = isOrganization ? 0.4 : 0.65;
  else score = Math.min(0.75, index.nearestSimilarity(trimmed)) * (isOrganization ? 0.25 : 0.7);
  if (ORGANIZATION_TAIL.test(trimmed)) score *= 0.15;
  if (DATE_OR_CONTACT.test(trimmed)) score *= 0.3;
  if (SENTENCE.test(trimmed)) score *= 0.35;
  return roundTo(score, 3);
}
