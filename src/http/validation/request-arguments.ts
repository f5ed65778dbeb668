import { ExpressTemplateService, type TsoaRoute } from '@tsoa/runtime';
import type { Request, Response } from 'express';
import { checkRequest } from './check-request';

/** Passes the validated parameters of a request to controllers, in place of the checks that tsoa generates. */
export class RequestArguments extends ExpressTemplateService {
  constructor() {
    super({}, { noImplicitAdditionalProperties: 'throw-on-extras', bodyCoercion: false });
  }

  override getValidatedArgs({
    args,
    request,
  }: {
    args: Record<string, TsoaRoute.ParameterSchema>;
    request: Request;
    response: Response;
  }): unknown[] {
    const checked = checkRequest(request);
    return Object.values(args).map((parameter): unknown => {
      switch (parameter.in) {
        case 'request':
          return request;
        case 'body':
          return request.body;
        case 'path':
          return checked.path[parameter.name];
        case 'query':
          return checked.query[parameter.name];
        default:
          throw new Error(`A controller has a parameter from ${parameter.in}, which is not validated.`);
      }
    });
  }
}
