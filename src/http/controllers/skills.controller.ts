import { Body, Controller, Extension, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { answerSmallWork } from '../answer-work';
import type { HttpDeps } from '../http-deps';
import type { InferSkillsAnswer, InferSkillsRequest } from '../models/skills';
import { callerOf } from '../request-context';

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
  @Extension('x-small-work', true)
  inferSkills(
    @Body() body: InferSkillsRequest,
    @Request() request: ExpressRequest,
  ): Promise<InferSkillsAnswer> {
    return answerSmallWork(this, request, 'skills-infer', () =>
      this.services.skills.infer(callerOf(request).tenantId, body),
    );
  }
}
