import { Body, Controller, Post, Route, Security, Tags } from '@tsoa/runtime';
import type { HttpDeps } from '../http-deps';
import type { InferSkillsAnswer, InferSkillsRequest } from '../models/skills';

@Route('api/v1/skills-infer')
@Tags('Skills')
export class SkillsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Skills that past occupations make likely, each with how sure it is and the row of the map it came from. An
   * occupation that cannot be placed gives no skills, never invented ones.
   * @summary Infer skills from occupations
   */
  @Post()
  @Security('apiKey', ['skills'])
  // A promise, because the generated code treats every answer alike.
  inferSkills(@Body() body: InferSkillsRequest): Promise<InferSkillsAnswer> {
    return Promise.resolve(this.services.skills.infer(body));
  }
}
