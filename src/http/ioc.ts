import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request } from 'express';
import type { HttpDeps } from './http-deps';

/** Gives each controller the services of this process. The generated code creates one controller per request. */
export const iocContainer: IocContainerFactory<Request> = (request): IocContainer => ({
  get: <T>(controller: unknown): T =>
    new (controller as new (services: HttpDeps) => T)(request.context.services),
});
