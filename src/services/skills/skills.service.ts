import type { TaxonomiesRepository } from '../../db/taxonomies.repository';
import {
  curatedMap,
  mapWithReleases,
  skillLexicon,
  skillsInfer,
  type OccupationMap,
  type SkillsInferRequest,
  type SkillsInferResponse,
} from '../../domain/skills';
import { storedReleases } from './stored-releases';

/** Skills that past work makes likely, from the map in memory. Answered inline. */
export class SkillsService {
  private map: OccupationMap = curatedMap;

  constructor(
    private readonly taxonomies: Pick<TaxonomiesRepository, 'releases' | 'titlesOf' | 'skillsOf'>,
  ) {}

  /** Takes in the imported releases and builds the indexes before the first caller has to wait for them. */
  async load(): Promise<void> {
    this.map = mapWithReleases(await storedReleases(this.taxonomies));
    skillLexicon();
    this.map.titles.place('warm');
  }

  infer(request: SkillsInferRequest): SkillsInferResponse {
    return skillsInfer(request, { map: this.map, modelConfigured: false });
  }
}
