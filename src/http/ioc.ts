import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request } from 'express';
import type { HttpDeps } from './http-deps';

/** Hands each controller the services composed for this process; generated code asks for one per call. */
export const iocContainer: IocContainerFactory<Request> = (request): IocContainer => ({
  get: <T>(controller: unknown): T =>
    new (controller as new (services: HttpDeps) => T)(request.context.services),
});
