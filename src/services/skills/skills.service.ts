import {
  skillLexicon,
  skillsInfer,
  titleIndex,
  type SkillsInferRequest,
  type SkillsInferResponse,
} from '../../domain/skills';

/** Skills that past work makes likely, from the curated map. Answered inline: the map is in memory. */
export class SkillsService {
  /** Builds the indexes before the first caller has to wait for them. */
  warm(): void {
    titleIndex();
    skillLexicon();
  }

  infer(request: SkillsInferRequest): SkillsInferResponse {
    return skillsInfer(request, { modelConfigured: false });
  }
}
