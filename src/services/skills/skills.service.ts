import type { TaxonomiesRepository } from '../../db/records/taxonomies.repository';
import {
  curatedMap,
  mapWithReleases,
  skillLexicon,
  inferSkills,
  unplacedOccupations,
  type OccupationMap,
  type SkillsInferRequest,
  type SkillsInferResponse,
} from '../../domain/skills';
import type { OccupationPrompter } from '../language-model/occupation-prompter';
import { InferenceCache } from './inference-cache';
import { loadStoredReleases } from './stored-releases';

/** Infers skills from past occupations with the map in memory. */
export class SkillsService {
  private map: OccupationMap = curatedMap;
  private readonly inferences = new InferenceCache();

  constructor(
    private readonly taxonomies: Pick<TaxonomiesRepository, 'releases' | 'titlesOf' | 'skillsOf'>,
    private readonly prompter: OccupationPrompter | null = null,
  ) {}

  /** Loads the imported releases and builds the indexes, so that the first request does not wait for them. */
  async load(): Promise<void> {
    this.map = mapWithReleases(await loadStoredReleases(this.taxonomies));
    this.inferences.clear();
    skillLexicon();
    this.map.titles.place('warm');
  }

  /** Asks the language model, if one is configured, only about occupations that the map does not contain. */
  async infer(tenantId: string, request: SkillsInferRequest): Promise<SkillsInferResponse> {
    const { prompter, map } = this;
    if (!prompter) {
      return this.inferences.getOrCompute(request, () =>
        inferSkills(request, { map, modelConfigured: false }),
      );
    }
    const unplaced = unplacedOccupations(request, map);
    const modelAnswers = unplaced.length > 0 ? await prompter.ask(tenantId, unplaced) : [];
    return inferSkills(request, { map, modelAnswers, modelConfigured: true });
  }
}
