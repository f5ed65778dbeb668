import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Router } from 'express';
import type { TaskQueues } from './task-queues';

/** Bull Board for all pools. The caller mounts it at `basePath` behind the operator sign-in. */
export function createQueueBoard(queues: TaskQueues, basePath: string): Router {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(basePath);
  createBullBoard({
    queues: queues.all().map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Tenure pools' } },
  });
  return adapter.getRouter() as Router;
}
