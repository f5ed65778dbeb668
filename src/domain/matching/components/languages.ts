import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { Gap } from '../match-result';
import type { JobProfile } from '../profile/job-profile';
import type { LanguageLevel } from '../protected-attributes';
import { clampToUnit } from '../../numbers';

/** Level assumed for a language requested without one: sufficient for work (B2). */
const DEFAULT_LEVEL: LanguageLevel = 4;
const CEFR_NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const DAYS_PER_LEVEL = 120;
const CLARIFY_DAYS = 7;

type Facts = Pick<CandidateScoringProfile, 'languages' | 'textLanguage'>;
type RequestedLanguage = JobProfile['languages'][number];

/**
 * Averages levels held against levels required. English that the record does not mention is unknown, not missing, and so
 * is the language in which the record is written.
 */
export function compareLanguages(job: JobProfile, candidate: Facts): ComponentOutcome {
  if (job.languages.length === 0) return notCompared('The posting does not require a language.');
  if (candidate.languages.length === 0)
    return {
      ...notCompared('The candidate record has no languages.'),
      gaps: questionsAboutLanguages(job, candidate),
    };
  const outcome: ComponentOutcome = {
    score: null,
    found: [],
    missing: [],
    note: null,
    quality: EVIDENCE_QUALITY.stated,
    gaps: [],
  };
  let sum = 0;
  let counted = 0;
  for (const requested of job.languages) {
    const level = levelOf(requested, candidate);
    if (level === 'unknown') continue;
    const needed = requested.level ?? DEFAULT_LEVEL;
    const score = clampToUnit((level ?? DEFAULT_LEVEL) / needed);
    sum += score;
    counted += 1;
    if (score === 1) outcome.found.push(requested.name);
    else {
      outcome.missing.push(requested.name);
      outcome.gaps.push(
        level === null ? questionAboutLevel(requested.name, needed) : gapOf(requested.name, needed, level),
      );
    }
  }
  if (counted > 0) outcome.score = sum / counted;
  else outcome.note = 'Level of the language unknown; ask the candidate.';
  return outcome;
}

/**
 * The level of a language in the record: 0 without it, null if stated without a level. Who writes the record in a language
 * and states it without a level has the level that the posting asks for.
 */
function levelOf(
  requested: RequestedLanguage,
  { languages, textLanguage }: Facts,
): LanguageLevel | 0 | null | 'unknown' {
  const held = languages.find((language) => isSameLanguage(language, requested));
  const isWritten = requested.code !== null && requested.code === textLanguage;
  if (held) return held.level ?? (isWritten ? requested.level : null);
  const isEnglish = requested.code === 'en' || requested.name.toLowerCase() === 'english';
  return isEnglish || isWritten ? 'unknown' : 0;
}

/** Questions about the requested languages that a record without a list of languages may leave out. */
function questionsAboutLanguages({ languages }: JobProfile, candidate: Facts): Gap[] {
  return languages
    .filter((requested) => levelOf(requested, candidate) !== 'unknown')
    .map(({ name, level }) => ({
      ...questionAboutLevel(name, level ?? DEFAULT_LEVEL),
      closableBy: {
        kind: 'document',
        title: `Ask whether the candidate speaks ${name}`,
        estimatedDays: CLARIFY_DAYS,
      },
    }));
}

function gapOf(name: string, needed: LanguageLevel, level: LanguageLevel | 0): Gap {
  return {
    type: 'language',
    name,
    requirementLevel: 'required',
    severity: level === 0 ? 'major' : 'minor',
    required: CEFR_NAMES[needed],
    actual: level === 0 ? null : CEFR_NAMES[level],
    shortfall: { value: needed - level, unit: 'levels' },
    closableBy: {
      kind: 'training',
      title: `Language course in ${name}`,
      estimatedDays: (needed - level) * DAYS_PER_LEVEL,
    },
  };
}

/** The level that is assumed of a language stated without one is not said to be the candidate's. */
function questionAboutLevel(name: string, needed: LanguageLevel): Gap {
  return {
    type: 'language',
    name,
    requirementLevel: 'required',
    severity: 'minor',
    required: CEFR_NAMES[needed],
    actual: null,
    shortfall: null,
    closableBy: { kind: 'document', title: `Ask for the level of ${name}`, estimatedDays: CLARIFY_DAYS },
  };
}

function isSameLanguage(
  a: { name: string; code: string | null },
  b: { name: string; code: string | null },
): boolean {
  return a.code !== null && b.code !== null
    ? a.code === b.code
    : a.name.toLowerCase() === b.name.toLowerCase();
}
