import type { Warning } from '../../common';
import { roundToFourDecimals } from '../../rounding';
import { skillLexicon } from '../map/lexicons';
import { occupationByCode } from '../map/occupations';
import { keyOf } from '../text/tokens';
import { inferFromHistory, type LikelySkill } from './infer-from-history';
import { curatedMap, type OccupationMap } from './occupation-map';
import type {
  InferredSkill,
  ModelOccupation,
  ClassifiedOccupation,
  SkillsInferRequest,
  SkillsInferResponse,
} from './infer-model';

const DEFAULT_LIMIT = 25;
const DEFAULT_MIN_CONFIDENCE = 0.3;
/** More than rounding adds to a confidence. */
const ROUNDING = 0.0001;
/** Maximum confidence of an answer from a language model. */
const MAX_MODEL_CONFIDENCE = 0.7;

export interface SkillsInferOptions {
  /** Answers of the language model for the inputs of `unplacedOccupations`; absent when none is configured. */
  modelAnswers?: readonly ModelOccupation[];
  /** False when no language model is configured; the warning for an unplaced occupation then says so. */
  modelConfigured?: boolean;
  /** Default: the curated map alone. */
  map?: OccupationMap;
}

/** Returns the inputs the map cannot place, the only ones sent to a language model. */
export function unplacedOccupations(request: SkillsInferRequest, map: OccupationMap = curatedMap): string[] {
  const { occupations } = inferFromHistory(
    request.occupations.map((occupation) => ({ occupation })),
    new Set(),
    map,
  );
  return occupations.filter(({ placed }) => placed.matchedBy === 'none').map(({ placed }) => placed.input);
}

/**
 * Infers the skills that past work makes likely. Every skill names its source, a row of the map or the model; the map
 * takes precedence over the model. Pure: the same request and answers give the same response.
 */
export function inferSkills(
  request: SkillsInferRequest,
  options: SkillsInferOptions = {},
): SkillsInferResponse {
  const map = options.map ?? curatedMap;
  const statedSkills = knownSkills(request.knownSkills ?? []);
  const minimum = request.minConfidence ?? DEFAULT_MIN_CONFIDENCE;
  const hasModelAnswers = (options.modelAnswers ?? []).length > 0;
  const reading = inferFromHistory(
    distinct(request.occupations).map((occupation) => ({ occupation })),
    statedSkills.names,
    map,
    // A skill of the map is never taken from the model, so with its answers even an unlikely one counts.
    hasModelAnswers ? 0 : minimum - ROUNDING,
  );
  const placedByInput = new Map(reading.occupations.map(({ placed }) => [placed.input, placed]));
  const answers = (options.modelAnswers ?? []).filter(
    ({ input }) => placedByInput.get(input)?.matchedBy === 'none',
  );
  const occupations = request.occupations.map((input) => withModel(placedByInput.get(input)!, answers));
  const drafts = [...reading.skills.map(fromMap), ...modelSkills(answers, reading.skills)]
    .filter(({ name, confidence }) => confidence >= minimum && !statedSkills.keys.has(keyOfName(name)))
    .sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1))
    .slice(0, request.limit ?? DEFAULT_LIMIT);
  const response: SkillsInferResponse = {
    skills: drafts.map((draft) => draft.skill()),
    occupations,
    modelVersion: map.version,
  };
  const warnings = warningsOf(occupations, options);
  return warnings.length > 0 ? { ...response, warnings } : response;
}

/** The data for sorting and truncating; most skills of a history are dropped before they are completed. */
interface SkillDraft {
  name: string;
  confidence: number;
  skill(): InferredSkill;
}

function fromMap(likely: LikelySkill): SkillDraft {
  const confidence = clampToUnit(likely.probability);
  return {
    name: likely.skill.name,
    confidence,
    skill: () => {
      const { name, skillId, taxonomy, type } = likely.skill;
      return {
        name,
        skillId,
        taxonomy,
        type,
        provenance: 'curated_map',
        confidence,
        evidence: likely.evidence,
      };
    },
  };
}

/** Returns the skills only the model names, with the highest confidence and every occupation they were named for. */
function modelSkills(answers: readonly ModelOccupation[], mapped: readonly LikelySkill[]): SkillDraft[] {
  if (answers.length === 0) return [];
  const mappedKeys = new Set(mapped.map(({ skill }) => keyOfName(skill.name)));
  const skills = new Map<string, InferredSkill>();
  for (const answer of answers) {
    for (const { name, confidence } of answer.skills) {
      const ref = skillLexicon().normalize(name) ?? {
        name,
        skillId: null,
        taxonomy: null,
        type: 'unknown' as const,
      };
      const key = keyOfName(ref.name);
      if (key === '' || mappedKeys.has(key)) continue;
      const existing = skills.get(key);
      const evidence = {
        occupation: answer.input,
        onetSocCode: answer.onetSocCode,
        mapVersion: null,
        importance: null,
        text: null,
      };
      skills.set(key, {
        ...ref,
        provenance: 'language_model',
        confidence: clampToUnit(
          Math.max(existing?.confidence ?? 0, Math.min(MAX_MODEL_CONFIDENCE, confidence)),
        ),
        evidence: [...(existing?.evidence ?? []), evidence],
      });
    }
  }
  return [...skills.values()].map((skill) => ({
    name: skill.name,
    confidence: skill.confidence,
    skill: () => skill,
  }));
}

const MAX_CACHED_KEYS = 20_000;
const keysByName = new Map<string, string>();

/** Caches the folded name: folding is the most expensive step here, and a map has few names. */
function keyOfName(name: string): string {
  const cached = keysByName.get(name);
  if (cached !== undefined) return cached;
  const key = keyOf(name);
  if (keysByName.size < MAX_CACHED_KEYS) keysByName.set(name, key);
  return key;
}

function withModel(placed: ClassifiedOccupation, answers: readonly ModelOccupation[]): ClassifiedOccupation {
  const answer = answers.find(({ input }) => input === placed.input);
  if (!answer) return placed;
  // Ignores a code that does not exist.
  const record = answer.onetSocCode === null ? null : occupationByCode(answer.onetSocCode);
  return {
    ...placed,
    onetSocCode: record?.code ?? null,
    onetTitle: record?.title ?? null,
    confidence: record ? MAX_MODEL_CONFIDENCE : 0,
    matchedBy: 'language_model',
  };
}

function warningsOf(occupations: readonly ClassifiedOccupation[], options: SkillsInferOptions): Warning[] {
  const configured = options.modelConfigured || options.modelAnswers !== undefined;
  const code = configured ? 'language_model_unavailable' : 'language_model_not_configured';
  const message = configured
    ? 'The occupation was not recognized, and the language model did not return a usable answer in time.'
    : 'The occupation was not recognized, and no language model is configured.';
  return occupations.flatMap(({ matchedBy }, at) =>
    matchedBy === 'none' ? [{ code, message, pointer: `/occupations/${at}` }] : [],
  );
}

function knownSkills(raw: readonly string[]): { names: Set<string>; keys: Set<string> } {
  const lexicon = skillLexicon();
  const names = new Set<string>();
  const keys = new Set<string>();
  for (const text of raw) {
    const skill = lexicon.normalize(text);
    if (skill) names.add(skill.name);
    keys.add(keyOf(skill?.name ?? text));
  }
  return { names, keys };
}

/** Removes duplicates: the same text twice means one job listed twice. */
function distinct(occupations: readonly string[]): string[] {
  return [...new Set(occupations)];
}

function clampToUnit(value: number): number {
  return roundToFourDecimals(Math.min(1, Math.max(0, value)));
}
