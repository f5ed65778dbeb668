import { z } from 'zod';
import type { JobSource } from '../../../domain/jobs/job-source';
import { CONNECTOR_KINDS } from '../../../domain/connectors/connector-kind';
import { invalidFields } from '../../validation/check-value';

/** Reads `source`: the id or the kind of a connector, or `push`. Throws `validation_failed` for other texts. */
export function jobSourceQuery(source: string | undefined): JobSource | null {
  if (source === undefined) return null;
  if (source === 'push') return 'push';
  if (z.uuid().safeParse(source).success) return { connectorId: source };
  if (CONNECTOR_KINDS.some((kind) => kind === source)) return { kind: source };
  const message = `The id of a connector, \`push\`, or one of ${CONNECTOR_KINDS.join(', ')}.`;
  throw invalidFields([{ pointer: '?source', code: 'enum', message }]);
}
