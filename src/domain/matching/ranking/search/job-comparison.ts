import type { RetentionEstimator } from '../../../retention';
import { compareCertifications, requiresCertifications } from '../../components/certifications';
import type { CertificateFacts } from '../../components/credential-state';
import { compareCompensation } from '../../components/compensation';
import { compareEducation } from '../../components/education';
import { compareLanguages } from '../../components/languages';
import { compareLocation } from '../../components/location';
import { compareSchedule } from '../../components/schedule';
import { authorizationGap, isBlocked } from '../../blocking-gaps';
import { usMilesBetween } from '../../places/commute-miles';
import { mayShareWords } from '../../profile/text-language';
import type { JobProfile } from '../../profile/job-profile';
import type { DistanceMode } from '../../match-result';
import { credentialCarries } from '../../work-evidence';
import type { CandidateColumns } from '../candidate-columns';
import { DictionaryComparison } from '../dictionary-column';
import type { CertificateFeatures } from '../dictionary-column-types';
import type { RankingDictionaries } from '../ranking-dictionaries';
import { ComponentEstimates, toComponentEstimate, type ComponentEstimate } from './component-estimates';
import { SkillScorer } from './skill-scorer';
import type { TitleSimilarities } from '../title-dictionary';

/** Compares one job with the distinct values in dictionaries, each on first use. Valid while the dictionaries do not grow. */
export class JobComparison {
  /** Size of the dictionaries for which the comparison is valid. */
  readonly dictionarySize: number;
  readonly titleSimilarities: TitleSimilarities;
  readonly skills: SkillScorer;
  readonly certificates;
  /** True if a credential of the record carries a match. */
  readonly credentials;
  readonly education;
  readonly languages;
  /** False for texts in another language than the posting. */
  readonly texts;
  readonly places;
  readonly pay;
  readonly schedules;
  readonly authorization;
  readonly groupBit: number;
  private readonly employer: number | undefined;

  constructor(
    { job, retention, distance }: { job: JobProfile; retention: RetentionEstimator; distance: DistanceMode },
    dictionaries: RankingDictionaries,
  ) {
    this.dictionarySize = dictionaries.size;
    this.titleSimilarities = dictionaries.titles.similarityTo(job.titleFeatures);
    this.skills = new SkillScorer(job.skills, dictionaries.skills);
    this.employer = dictionaries.employers.find(retention.employer);
    // Evaluates skills derived from past work only for jobs they affect, because they vary widely.
    const isRequired = requiresCertifications(job);
    this.certificates = new ComponentEstimates(dictionaries.certificates, (facts) =>
      isRequired ? toComponentEstimate(compareCertifications(job, toCertificateFacts(facts))) : NOT_COMPARED,
    );
    this.credentials = new DictionaryComparison(
      dictionaries.certificates,
      ({ certifications }) => isRequired && credentialCarries(job, certifications),
    );
    this.education = new ComponentEstimates(dictionaries.education, (facts) =>
      toComponentEstimate(compareEducation(job, facts)),
    );
    this.languages = new ComponentEstimates(dictionaries.languages, (facts) =>
      toComponentEstimate(compareLanguages(job, facts)),
    );
    this.texts = new DictionaryComparison(dictionaries.languages, ({ textLanguage }) =>
      mayShareWords(job.textLanguage, textLanguage),
    );
    this.places = new ComponentEstimates(dictionaries.places, (facts) => ({
      ...toComponentEstimate(compareLocation(job, facts, distance)),
      hazard: retention.commuteEffect(distance === 'score' ? usMilesBetween(facts.place, job.place) : null),
    }));
    this.pay = new ComponentEstimates(dictionaries.pay, (facts) => ({
      ...toComponentEstimate(compareCompensation(job, facts)),
      hazard: retention.payEffect(facts.hourlyMinUsd),
    }));
    this.schedules = new ComponentEstimates(dictionaries.schedules, (facts) =>
      toComponentEstimate(compareSchedule(job, facts)),
    );
    this.authorization = new DictionaryComparison(dictionaries.authorization, (facts) =>
      isBlocked(authorizationGap(job, facts)),
    );
    const group = retention.group === null ? undefined : dictionaries.groups.find(retention.group);
    this.groupBit = group === undefined ? 0 : 1 << group;
  }

  /** True if the candidate has worked for the employer of the job. */
  isEmployedBefore({ employerStarts, employers }: CandidateColumns, row: number): boolean {
    if (this.employer === undefined) return false;
    const end = employerStarts.values[row + 1]!;
    for (let at = employerStarts.values[row]!; at < end; at += 1)
      if (employers.values[at] === this.employer) return true;
    return false;
  }
}

const NOT_COMPARED: ComponentEstimate = { score: null, blocked: false, isOutOfReach: false };

function toCertificateFacts(facts: CertificateFeatures): CertificateFacts {
  const counts = { length: facts.isEmptyRecord ? 0 : 1, size: facts.isEmptyRecord ? 0 : 1 };
  return { ...facts, usualCertifications: new Set(facts.usual), work: counts, skills: counts };
}
