import { EVIDENCE_QUALITY, notCompared, type ComponentOutcome } from './component-outcome';
import type { CandidateScoringProfile } from '../profile/candidate-profile';
import type { JobProfile } from '../profile/job-profile';
import type { LanguageLevel } from '../protected-attributes';
import { clampToUnit } from '../../numbers';

/** Level assumed for a language requested without one: sufficient for work (B2). */
const DEFAULT_LEVEL: LanguageLevel = 4;
const CEFR_NAMES = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const DAYS_PER_LEVEL = 120;

/** Averages levels held against levels required. English that the record does not mention is unknown, not missing. */
export function compareLanguages(
  job: JobProfile,
  candidate: Pick<CandidateScoringProfile, 'languages'>,
): ComponentOutcome {
  if (job.languages.length === 0) return notCompared('The posting does not require a language.');
  if (candidate.languages.length === 0) return notCompared('The candidate record has no languages.');
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
    const candidateLanguage = candidate.languages.find((language) => isSameLanguage(language, requested));
    if (!candidateLanguage && (requested.code === 'en' || requested.name.toLowerCase() === 'english'))
      continue;
    const needed = requested.level ?? DEFAULT_LEVEL;
    const level = candidateLanguage ? (candidateLanguage.level ?? DEFAULT_LEVEL) : 0;
    const score = clampToUnit(level / needed);
    sum += score;
    counted += 1;
    if (score === 1) outcome.found.push(requested.name);
    else {
      outcome.missing.push(requested.name);
      outcome.gaps.push({
        type: 'language',
        name: requested.name,
        requirementLevel: 'required',
        severity: level === 0 ? 'major' : 'minor',
        required: CEFR_NAMES[needed],
        actual: level === 0 ? null : (CEFR_NAMES[level] ?? null),
        shortfall: { value: needed - level, unit: 'levels' },
        closableBy: {
          kind: 'training',
          title: `Language course in ${requested.name}`,
          estimatedDays: (needed - level) * DAYS_PER_LEVEL,
        },
      });
    }
  }
  if (counted > 0) outcome.score = sum / counted;
  else outcome.note = 'English level unknown; ask the candidate.';
  return outcome;
}

function isSameLanguage(
  a: { name: string; code: string | null },
  b: { name: string; code: string | null },
): boolean {
  return a.code !== null && b.code !== null
    ? a.code === b.code
    : a.name.toLowerCase() === b.name.toLowerCase();
}
