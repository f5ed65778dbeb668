import { Controller, Get, Route, Tags } from '@tsoa/runtime';
import type { Instructions } from '../../services/compliance/instructions.service';
import type { HttpDeps } from '../http-deps';

@Route('api/v1/compliance')
@Tags('Compliance')
export class ComplianceController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Returns the instructions for use as data: intended purpose and wrong uses, input, how to read the output, oversight,
   * training data, measured performance, limits, and the versions of the models with the time of their first use. They
   * are those of the published pages. Any key may read them.
   * @summary Read the instructions for use
   */
  @Get('instructions')
  async getInstructions(): Promise<Instructions> {
    return this.services.instructions.read();
  }
}
