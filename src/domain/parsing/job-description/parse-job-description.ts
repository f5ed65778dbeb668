import type { Warning } from '../../common';
import type { LayoutDocument } from '../../layout/layout-document';
import type { JobDescriptionOutcome, ParseOptions } from '../parse-outcome';
import { readBenefits } from './benefits';
import { credentialsOf, splitCredentials } from './certifications';
import { minEducation } from './education';
import { requiredExperience } from './experience';
import { readSignals } from './friendliness';
import { readJobSkills } from './job-skills';
import { readPay } from './pay';
import { readPayExtras } from './pay-extras';
import { readPhysicalRequirements } from './physical-demands';
import { readPosting } from './posting';
import {
  readApplyUrl,
  readDepartment,
  readOpenings,
  readStartDate,
  readTimestamp,
  readWorkplaceType,
} from './posting-facts';
import { languageOf, postingProbability } from './posting-likelihood';
import { readSummary } from './posting-summary';
import { redact } from './redaction';
import { demandsInProse, isBoilerplate, sortItems } from './requirement-items';
import { readEmploymentType, readSchedule } from './schedule';
import { readScreening } from './screening';
import { cleanText } from './section-lookup';
import { readLanguages } from './spoken-languages';
import { fieldOf } from '../../skills';
import { occupationOf } from '../text/occupation-of';
import { readTitleAndEmployer } from './title-employer';
import { readWorkPlace } from './work-place';

/** Changes whenever the same posting could be read otherwise. */
export const JOB_DESCRIPTION_MODEL = 'jd-rules-1.1.0';

/** Sentences looked at for what is asked; no posting has more. */
const MAX_ASKED = 2_000;

/** Currency meant by a plain `$` in countries that have a dollar of their own. */
const DOLLARS: Record<string, string> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' };

/**
 * Reads a job description into structured data. Pure: the same document gives the same answer. What the text does not
 * state is null; every item stands in the text.
 */
export function parseJobDescription(document: LayoutDocument, options: ParseOptions): JobDescriptionOutcome {
  const posting = readPosting(document);
  const { source, flat } = posting;
  const head = readTitleAndEmployer(posting);
  const place = readWorkPlace(posting);
  const pay = readPay(posting, DOLLARS[place.countryCode ?? ''] ?? null);
  const title = { start: head.titleStart, end: head.titleEnd };
  const items = sortItems(posting, title);
  const required = items.required.map((item) => cleanText(item.text));
  const preferred = items.preferred.map((item) => cleanText(item.text));
  // Postings without a list of requirements state them in prose: there every sentence is looked at.
  const asked =
    required.length > 0
      ? required
      : posting.sections
          .flatMap((s) => (s.kind === 'about' || s.kind === 'legal' ? [] : s.items.map((i) => i.text)))
          .slice(0, MAX_ASKED);
  const language = languageOf(flat, options.language);
  const english = language === 'en';
  const experience = requiredExperience(asked, flat);
  const credentials = [...asked, ...(english ? demandsInProse(posting, items) : [])].map((text) =>
    splitCredentials(text),
  );
  const requiredCredentials = unique(credentials.flatMap((each) => each.asked));
  const requiredNames = new Set(requiredCredentials.map(({ name }) => name));
  const preferredCredentials = unique([
    ...credentials.flatMap((each) => each.wished),
    ...preferred.flatMap(credentialsOf),
  ]).filter(({ name }) => !requiredNames.has(name));
  // A first line that only stands in for a title names no occupation.
  const occupation = head.titleConfidence < 0.5 ? null : occupationOf(head.title);
  const skills = readJobSkills(posting, items, {
    title,
    english,
    field: occupation ? fieldOf(occupation.onetSocCode) : null,
    silent: isBoilerplate,
  });
  const documentProbability = postingProbability(posting);
  const confidence = overall(
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
      department: readDepartment(posting),
      summary: readSummary(
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
      compensation: { ...pay.compensation, ...readPayExtras(flat) },
      benefits: readBenefits(posting),
      friendlinessSignals: readSignals(posting),
      employmentType: readEmploymentType(posting, head.title),
      schedule: readSchedule(posting, head.title),
      workplaceType: readWorkplaceType(posting),
      postalCode: place.postalCode,
      address: place.address,
      countryCode: place.countryCode,
      minEducationLevel: minEducation(asked),
      minExperienceMonths: experience.minMonths,
      maxExperienceMonths: experience.maxMonths,
      languages: readLanguages(posting),
      physicalRequirements: readPhysicalRequirements(posting),
      licenses: requiredCredentials
        .filter((credential) => credential.kind === 'license')
        .map((credential) => credential.name),
      ...readScreening({ flat, raw: source.raw }),
      openings: readOpenings(posting),
      startDate: readStartDate(posting),
      postedAt: readTimestamp(posting, 'posted'),
      expiresAt: readTimestamp(posting, 'deadline'),
      applyUrl: readApplyUrl(posting),
      onetSocCode: occupation?.onetSocCode ?? null,
      onetTitle: occupation?.title ?? null,
      occupationConfidence: occupation?.confidence ?? null,
    },
    language,
    documentProbability,
    confidence,
    warnings,
    rawText: source.raw,
    redactedText: redact(source.raw),
    modelVersion: JOB_DESCRIPTION_MODEL,
  };
}

function unique<T extends { name: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter((entry) => (seen.has(entry.name) ? false : (seen.add(entry.name), true)));
}

function overall(title: number, employer: number, place: number, items: number, probability: number): number {
  const content = Math.min(1, 0.4 + items / 10);
  const mean = (2 * title + (employer || 0.6) + (place || 0.6) + 2 * content) / 6;
  return Math.round(mean * (0.5 + probability / 2) * 1e4) / 1e4;
}
