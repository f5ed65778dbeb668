import type { Area } from '../rule';
import { authentication } from './authentication';
import { caching } from './caching';
import { candidates } from './candidates';
import { idempotency } from './idempotency';
import { isolation } from './isolation';
import { jobs } from './jobs';
import { listArea } from './lists';
import { matching } from './matching';
import { methods } from './methods';
import { operationArea } from './operations';
import { parsing } from './parsing';
import { permissions } from './permissions';
import { placements } from './placements';
import { rateLimits } from './rate-limits';
import { requests } from './requests';
import { retention } from './retention';
import { skills } from './skills';
import { text } from './text';
import { webhooks } from './webhooks';

/** All areas in order. The area that uses up rate limits comes last. */
export const AREAS: readonly Area[] = [
  authentication,
  permissions,
  isolation,
  requests,
  methods,
  jobs,
  candidates,
  matching,
  retention,
  skills,
  placements,
  parsing,
  webhooks,
  operationArea,
  listArea,
  idempotency,
  caching,
  text,
  rateLimits,
];
