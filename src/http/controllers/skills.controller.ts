import { Body, Controller, Extension, Post, Request, Route, Security, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import { serializeOnce } from '../operations/json-response';
import { respondInline } from '../operations/respond-with-operation';
import { skillsJson } from '../operations/skills-json';
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
   * Infers likely skills from past occupations, each with a confidence and the source row in the skills map. An
   * occupation that is not recognized yields no skills.
   * @summary Infer skills from occupations
   */
  @Post()
  @Security('apiKey', ['skills'])
  @Extension('x-small-work', true)
  inferSkills(
    @Body() body: InferSkillsRequest,
    @Request() request: ExpressRequest,
  ): Promise<InferSkillsAnswer> {
    return respondInline(this, request, 'skills-infer', async () =>
      serializeOnce(await this.services.skills.infer(callerOf(request).tenantId, body), skillsJson),
    );
  }
}
