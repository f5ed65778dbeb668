import type { Warning } from '../../common';
import type { LayoutDocument } from '../../layout/layout-document';
import type { PostingOutcome, ParseOptions } from '../parse-outcome';
import { extractBenefits } from './fields/benefits/benefits';
import { extractCredentials, splitCredentials } from './fields/certifications/certifications';
import { minEducationLevel } from './fields/education/education';
import { extractRequiredExperience } from './fields/experience/experience';
import { extractFriendlinessSignals } from './fields/friendliness/friendliness';
import { extractJobSkills } from './fields/skills/job-skills';
import { extractPay } from './fields/pay/pay';
import { extractPayExtras } from './fields/pay/pay-extras';
import { extractPhysicalRequirements } from './fields/requirements/physical-demands';
import { segmentPosting } from './segmentation/read-sections';
import {
  extractApplyUrl,
  extractDepartment,
  extractOpenings,
  extractStartDate,
  extractTimestamp,
  extractWorkplaceType,
} from './fields/posting-facts';
import { detectPostingLanguage } from '../text/language-detector';
import { postingProbability } from './classifiers/posting-likelihood';
import { extractSummary } from './fields/posting-summary';
import { redactPosting } from './redaction';
import {
  requirementsInProse,
  isBoilerplate,
  classifyRequirementItems,
} from './classifiers/requirement-items';
import { extractEmploymentType, extractSchedule } from './fields/schedule/schedule';
import { extractScreening } from './fields/requirements/screening';
import { cleanText } from './segmentation/section-lookup';
import { extractLanguages } from './fields/requirements/spoken-languages';
import { fieldOf } from '../../skills';
import { occupationOfTitle } from '../text/occupation-of-title';
import { extractTitleAndEmployer } from './fields/title-employer/title-employer';
import { extractWorkLocation } from './fields/location/work-location';

/** Changes whenever the same posting could be read otherwise. */
export const POSTING_MODEL_VERSION = 'jd-rules-1.1.0';

/** Sentences looked at for what is asked; no posting has more. */
const MAX_ASKED = 2_000;

/** Currency meant by a plain `$` in countries that have a dollar of their own. */
const DOLLAR_COUNTRIES: Record<string, string> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/**
 * Reads a job description into structured data. Pure: the same document gives the same answer. What the text does not
 * state is null; every item stands in the text.
 */
export function parsePosting(document: LayoutDocument, options: ParseOptions): PostingOutcome {
  const posting = segmentPosting(document);
  const { source, flat } = posting;
  const head = extractTitleAndEmployer(posting);
  const place = extractWorkLocation(posting);
  const pay = extractPay(posting, DOLLAR_COUNTRIES[place.countryCode ?? ''] ?? null);
  const title = { start: head.titleStart, end: head.titleEnd };
  const items = classifyRequirementItems(posting, title);
  const required = items.required.map((item) => cleanText(item.text));
  const preferred = items.preferred.map((item) => cleanText(item.text));
  // Postings without a list of requirements state them in prose: there every sentence is looked at.
  const asked =
    required.length > 0
      ? required
      : posting.sections
          .flatMap((s) => (s.kind === 'about' || s.kind === 'legal' ? [] : s.items.map((i) => i.text)))
          .slice(0, MAX_ASKED);
  const language = detectPostingLanguage(flat, options.language);
  const english = language === 'en';
  const experience = extractRequiredExperience(asked, flat);
  const credentials = [...asked, ...(english ? requirementsInProse(posting, items) : [])].map((text) =>
    splitCredentials(text),
  );
  const requiredCredentials = uniqueBy(credentials.flatMap((each) => each.asked));
  const requiredNames = new Set(requiredCredentials.map(({ name }) => name));
  const preferredCredentials = uniqueBy([
    ...credentials.flatMap((each) => each.wished),
    ...preferred.flatMap(extractCredentials),
  ]).filter(({ name }) => !requiredNames.has(name));
  // A first line that only stands in for a title names no occupation.
  const occupation = head.titleConfidence < 0.5 ? null : occupationOfTitle(head.title);
  const skills = extractJobSkills(posting, items, {
    title,
    english,
    field: occupation ? fieldOf(occupation.onetSocCode) : null,
    isIrrelevant: isBoilerplate,
  });
  const documentProbability = postingProbability(posting);
  const confidence = overallConfidence(
    head.titleConfidence,
    head.employerConfidence,
    place.confidence,
    required.length + items.responsibilities.length,
    documentProbability,
  );
  const warnings: Warning[] = [];
  if (head.titleConfidence < 0.5) {
    warnings.push({
      code: 'low_confidence',
      message: 'No title was found; the beginning of the text stands for it.',
      pointer: '/title',
    });
  }
  return {
    parsed: {
      title: head.title,
      requiredCertifications: requiredCredentials.map((credential) => credential.name),
      hourlyMinUsd: pay.hourlyMinUsd,
      hourlyMaxUsd: pay.hourlyMaxUsd,
      city: place.city,
      state: place.state,
      employerName: head.employerName,
      department: extractDepartment(posting),
      summary: extractSummary(
        posting,
        title,
        new Set([...items.required, ...items.preferred].map((item) => item.start)),
      ),
      responsibilities: items.responsibilities.map((item) => cleanText(item.text)),
      requiredQualifications: required,
      preferredQualifications: preferred,
      requiredSkills: skills.required,
      preferredSkills: skills.preferred,
      preferredCertifications: preferredCredentials.map((credential) => credential.name),
      compensation: { ...pay.compensation, ...extractPayExtras(flat) },
      benefits: extractBenefits(posting),
      friendlinessSignals: extractFriendlinessSignals(posting),
      employmentType: extractEmploymentType(posting, head.title),
      schedule: extractSchedule(posting, head.title),
      workplaceType: extractWorkplaceType(posting),
      postalCode: place.postalCode,
      address: place.address,
      countryCode: place.countryCode,
      minEducationLevel: minEducationLevel(asked),
      minExperienceMonths: experience.minMonths,
      maxExperienceMonths: experience.maxMonths,
      languages: extractLanguages(posting),
      physicalRequirements: extractPhysicalRequirements(posting),
      licenses: requiredCredentials
        .filter((credential) => credential.kind === 'license')
        .map((credential) => credential.name),
      ...extractScreening({ flat, raw: source.raw }),
      openings: extractOpenings(posting),
      startDate: extractStartDate(posting),
      postedAt: extractTimestamp(posting, 'posted'),
      expiresAt: extractTimestamp(posting, 'deadline'),
      applyUrl: extractApplyUrl(posting),
      onetSocCode: occupation?.onetSocCode ?? null,
      onetTitle: occupation?.title ?? null,
      occupationConfidence: occupation?.confidence ?? null,
    },
    language,
    documentProbability,
    confidence,
    warnings,
    rawText: source.raw,
    redactedText: redactPosting(source.raw),
    modelVersion: POSTING_MODEL_VERSION,
  };
}

function uniqueBy<T extends { name: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => (seen.has(entry.name) ? false : (seen.add(entry.name), true)));
}

function overallConfidence(
  title: number,
  employer: number,
  place: number,
  items: number,
  probability: number,
): number {
  const content = Math.min(1, 0.4 + items / 10);
  const mean = (2 * title + (employer || 0.6) + (place || 0.6) + 2 * content) / 6;
  return Math.round(mean * (0.5 + probability / 2) * 1e4) / 1e4;
}
