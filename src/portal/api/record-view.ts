import type { Request } from 'express';
import { z } from 'zod';
import type { RecordView } from '../../services/portal-records/record-access.service';
import { queryOf } from './portal-request';

const viewSchema = z.object({
  mode: z.enum(['live', 'test']).default('test'),
  data: z.enum(['own', 'synthetic']).default('own'),
});

export const cursorSchema = z.string().max(1000).optional();

/** Reads which records a page shows. There are no synthetic records in live mode. */
export function viewOf(request: Request): RecordView {
  const { mode, data } = queryOf(request, viewSchema);
  return { mode, data: mode === 'live' ? 'own' : data };
}
