import type { Steps } from '../../steps';
import { fieldOf } from '../../skills';
import type { EducationLevel } from '../../common';
import type { FriendlinessSignal, ParsedJobDescription } from '../parsed-job-description';
import { occupationOfTitle } from '../text/occupation-of-title';
import type { PageLine } from './candidates/page-lines';
import { weighTown } from './candidates/weigh-town';
import { isBoilerplate, requirementsInProse, type ClassifiedItems } from './classifiers/requirement-items';
import { extractBenefits } from './fields/benefits/benefits';
import { namesCredentialsOnly } from './fields/certifications/credential-mentions';
import { extractAllCredentials } from './fields/certifications/all-credentials';
import { asksForNoDegree, minEducationInProse, minEducationLevel } from './fields/education/education';
import { extractRequiredExperience } from './fields/experience/experience';
import { extractFriendlinessSignals } from './fields/friendliness/friendliness';
import { extractWorkLocation, type WorkLocation } from './fields/location/work-location';
import { countryOfMoney } from './fields/location/world-place';
import { extractPay } from './fields/pay/pay';
import { extractPayExtras } from './fields/pay/pay-extras';
import {
  extractApplyUrl,
  extractDepartment,
  extractStartDate,
  extractTimestamp,
  extractWorkplaceType,
} from './fields/posting-facts';
import { extractOpenings } from './fields/openings';
import { extractSummary } from './fields/posting-summary';
import { extractPhysicalRequirements } from './fields/requirements/physical-demands';
import { requestTexts } from './fields/requirements/request-texts';
import { extractScreening, type Screening } from './fields/requirements/screening';
import { extractLanguages } from './fields/requirements/spoken-languages';
import { extractEmploymentType, extractSchedule } from './fields/schedule/schedule';
import { extractJobSkills } from './fields/skills/job-skills';
import { usualSkills } from './fields/skills/usual-skills';
import type { HeaderBlock } from './fields/title-employer/header-block';
import { MIN_TITLE_CONFIDENCE, type TitleAndEmployer } from './fields/title-employer/title-employer';
import type { Posting, PostingItem } from './posting-model';
import { collapseWhitespace } from './segmentation/section-lookup';

const DRIVERS_LICENSE = /^(?:commercial )?driver's license\b/i;

export interface PostingFields {
  parsed: Omit<ParsedJobDescription, 'meta' | 'evidence'>;
  /** Confidence of the fields that have no confidence of their own in the result. */
  confidence: { title: number; employer: number; place: number };
}

interface ClassifiedPosting {
  posting: Posting;
  language: string | null;
  header: TitleAndEmployer;
  block: HeaderBlock | null;
  page: readonly PageLine[];
  items: ClassifiedItems;
}

/** Extracts all fields of a posting whose items are classified, in steps. */
export function* extractFields(classifiedPosting: ClassifiedPosting): Steps<PostingFields> {
  const { posting, language, header, block, items } = classifiedPosting;
  const english = language === 'en';
  const title = { start: header.titleStart, end: header.titleEnd };
  const place = placeOfWork(classifiedPosting);
  yield;
  const pay = extractPay(posting, place.countryCode ?? countryOfMoney(posting, language));
  yield;
  const required = items.required.map(itemText);
  const preferred = items.preferred.map(itemText);
  const requests = requestTexts(posting, required);
  const experience = extractRequiredExperience([...requests, ...(block?.attributes ?? [])], {
    ...posting,
    isEnglish: posting.isEnglish && block === null,
  });
  yield;
  const credentials = credentialsOf(classifiedPosting, requests, preferred);
  yield;
  // A first line that is used only because no title was found names no occupation.
  const occupation = header.titleConfidence < MIN_TITLE_CONFIDENCE ? null : occupationOfTitle(header.title);
  yield;
  const field = occupation ? fieldOf(occupation.onetSocCode) : null;
  const names = { employer: header.employerName, town: place.city };
  const context = { title, english, field, ...names, isIrrelevant: isBoilerplate };
  const skills = yield* extractJobSkills(posting, items, context);
  yield;
  const friendlinessSignals = extractFriendlinessSignals(posting);
  yield;
  const terms = yield* termsOf(classifiedPosting);
  const parsed: PostingFields['parsed'] = {
    title: header.title,
    requiredCertifications: credentials.required,
    hourlyMinUsd: pay.hourlyMinUsd,
    hourlyMaxUsd: pay.hourlyMaxUsd,
    city: place.city,
    state: place.state,
    employerName: header.employerName && withoutTown(header.employerName, place.city),
    department: extractDepartment(posting),
    summary: extractSummary(posting, title, classifiedStarts(items)),
    responsibilities: items.responsibilities.map(itemText),
    requiredQualifications: required,
    preferredQualifications: preferred,
    requiredSkills: skills.required,
    preferredSkills: skills.preferred,
    inferredSkills: occupation ? usualSkills(header.title, [...skills.required, ...skills.preferred]) : [],
    preferredCertifications: credentials.preferred,
    compensation: { ...pay.compensation, ...extractPayExtras(posting.flat) },
    benefits: terms.benefits,
    friendlinessSignals,
    employmentType: terms.employmentType,
    schedule: terms.schedule,
    workplaceType: terms.workplaceType,
    postalCode: place.postalCode,
    address: place.address,
    countryCode: place.countryCode,
    minEducationLevel: educationOf(classifiedPosting, requests, friendlinessSignals),
    minExperienceMonths: experience.minMonths,
    maxExperienceMonths: experience.maxMonths,
    languages: terms.languages,
    physicalRequirements: extractPhysicalRequirements(posting),
    licenses: credentials.licenses,
    ...screeningOf(posting, credentials.licenses),
    openings: extractOpenings(posting, header.titleEnd),
    startDate: extractStartDate(posting),
    postedAt: extractTimestamp(posting, 'posted'),
    expiresAt: extractTimestamp(posting, 'deadline'),
    applyUrl: extractApplyUrl(posting),
    onetSocCode: occupation?.onetSocCode ?? null,
    onetTitle: occupation?.title ?? null,
    occupationConfidence: occupation?.confidence ?? null,
  };
  const confidence = {
    title: header.titleConfidence,
    employer: header.employerConfidence,
    place: place.confidence,
  };
  return { parsed, confidence };
}

/** The required and preferred credentials, from the items and from the text of a posting in English. */
function credentialsOf(
  { posting, language, header, items }: ClassifiedPosting,
  requests: readonly string[],
  preferred: readonly string[],
): ReturnType<typeof extractAllCredentials> {
  const context = { title: header.title, employer: header.employerName, posting: posting.flat };
  const inProse =
    language === 'en'
      ? requirementsInProse(posting, items, (text) => namesCredentialsOnly(text, context))
      : [];
  return extractAllCredentials([...requests, ...inProse], preferred, context);
}

type Terms = Pick<
  PostingFields['parsed'],
  'benefits' | 'employmentType' | 'schedule' | 'workplaceType' | 'languages'
>;

/** What the employer offers and when and where the work is done, in steps. */
function* termsOf({ posting, header, block }: ClassifiedPosting): Steps<Terms> {
  const benefits = extractBenefits(posting, header.employerName);
  yield;
  const employmentType = extractEmploymentType(
    posting,
    posting.isEnglish ? header.title : lineOfTitle(posting, header),
    block?.attributes ?? [],
  );
  yield;
  const schedule = extractSchedule(posting, header.title);
  yield;
  const workplaceType = extractWorkplaceType(posting);
  const languages = extractLanguages(posting);
  yield;
  return { benefits, employmentType, schedule, workplaceType, languages };
}

const MAX_TITLE_LINE = 160;

/** The line of the title, which names terms after it: "Staplerfahrer (m/w/d) in Teilzeit". */
function lineOfTitle({ source }: Posting, { title, titleStart }: TitleAndEmployer): string {
  const line = source.lines.findLast(({ start }) => start <= titleStart)?.text ?? title;
  return line.length <= MAX_TITLE_LINE ? line : title;
}

function classifiedStarts(items: ClassifiedItems): Set<number> {
  return new Set([...items.required, ...items.preferred].map((item) => item.start));
}

function educationOf(
  { posting, language }: ClassifiedPosting,
  requests: readonly string[],
  signals: readonly FriendlinessSignal[],
): EducationLevel | null {
  return (
    minEducationLevel(requests, language) ??
    minEducationInProse(posting, language) ??
    (asksForNoDegree(signals) ? 'none' : null)
  );
}

function placeOfWork({ posting, language, header, block, page }: ClassifiedPosting): WorkLocation {
  const context = { title: header.title, employer: header.employerName, lines: page, language };
  const place = weighTown(posting, extractWorkLocation(posting, block, language), context);
  const isTown = !NO_TOWN.test(place.city ?? '') && (place.state !== null || place.city !== 'Enterprise');
  return isTown ? place : { ...place, city: null };
}

/** What stands in place of a town: "LATAM, Brazil", "Full-time". Of large customers, "Enterprise" is no town. */
const NO_TOWN =
  /^(?:hybrid|on-?site|anywhere|worldwide|nationwide|global|LATAM|EMEA|APAC|DACH|Europe|Americas?|(?:full|part)[- ]time|temporary|permanent|contract|internship)$/i;

/** The conditions of a posting. A required license of a driver counts, whatever the language that names it. */
function screeningOf(posting: Posting, licenses: readonly string[]): Screening {
  const screening = extractScreening(posting);
  const namesLicense = licenses.some((name) => DRIVERS_LICENSE.test(name) && !name.includes(' or '));
  return {
    ...screening,
    requiresDriversLicense: screening.requiresDriversLicense ?? (namesLicense ? true : null),
  };
}

/** "Lindenhof gGmbH, 79098 Freiburg", "Saldo, Wrocław (hybrid)" without the town, which another field holds. */
function withoutTown(name: string, city: string | null): string {
  const at = city === null ? -1 : name.lastIndexOf(city);
  const before = name.slice(0, Math.max(0, at));
  return /[\p{L}.]{3}\s*(?:,|[–—|·]| -)\s*(?:\d{4,6} |\d{2}-\d{3} )?$/u.test(before)
    ? before.replace(/\s*(?:,|[–—|·]| -)\s*[\d -]*$/, '')
    : name;
}

/** The text of an item without line breaks of Markdown and the semicolon that French lists set off with a space. */
function itemText({ text }: PostingItem): string {
  return collapseWhitespace(text.replace(/\\(?=\s|$)/g, ' ')).replace(/\s;$/, '');
}
