import type { TaxonomiesRepository } from '../../db/records/taxonomies.repository';
import {
  curatedMap,
  mapWithReleases,
  skillLexicon,
  skillsInfer,
  unplacedOccupations,
  type OccupationMap,
  type SkillsInferRequest,
  type SkillsInferResponse,
} from '../../domain/skills';
import { withFourDecimals } from '../../domain/rounding';
import type { OccupationPrompter } from '../language-model/occupation-prompter';
import { loadStoredReleases } from './stored-releases';

/** Skills that past work makes likely, from the map in memory. Answered inline. */
export class SkillsService {
  private map: OccupationMap = curatedMap;

  constructor(
    private readonly taxonomies: Pick<TaxonomiesRepository, 'releases' | 'titlesOf' | 'skillsOf'>,
    private readonly helper: OccupationPrompter | null = null,
  ) {}

  /** Takes in the imported releases and builds the indexes before the first caller has to wait for them. */
  async load(): Promise<void> {
    this.map = mapWithReleases(await loadStoredReleases(this.taxonomies));
    skillLexicon();
    this.map.titles.place('warm');
  }

  /** Asks the language model, where one is configured, about what the map cannot place; about nothing else. */
  async infer(tenantId: string, request: SkillsInferRequest): Promise<SkillsInferResponse> {
    const { helper, map } = this;
    if (!helper) return withFourDecimals(skillsInfer(request, { map, modelConfigured: false }));
    const unplaced = unplacedOccupations(request, map);
    const modelAnswers = unplaced.length > 0 ? await helper.ask(tenantId, unplaced) : [];
    return withFourDecimals(skillsInfer(request, { map, modelAnswers, modelConfigured: true }));
  }
}
