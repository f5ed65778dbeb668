import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../src/embedded/project';

/** Kinds of work with a measured service demand. */
export const OPERATIONS = [
  'textPdf',
  'docx',
  'plainText',
  'scanPage',
  'match',
  'rankThousand',
  'syncRecord',
  'webhookDelivery',
  'apiCall',
] as const;
export type OperationName = (typeof OPERATIONS)[number];

const seconds = z.number().nonnegative();

const demandSchema = z.strictObject({
  /** Processor time of API processes. All times are in seconds. */
  apiSeconds: seconds,
  /** Processor time of worker processes: of their event loops, of the threads that parse and rank, of all others. */
  loopSeconds: seconds,
  threadSeconds: seconds,
  helperSeconds: seconds,
  postgresSeconds: seconds,
  redisSeconds: seconds,
  /** Commands that Redis executes, including those inside scripts. */
  redisCommands: z.number().nonnegative(),
  /** Transactions that Postgres commits. */
  transactions: z.number().nonnegative(),
  /** Growth of the database, indexes included. */
  rowBytes: z.number().nonnegative(),
  /** Bytes of the write-ahead log. */
  walBytes: z.number().nonnegative(),
});
export type Demand = z.infer<typeof demandSchema>;

const demandsSchema = z.strictObject({
  measuredAt: z.iso.date(),
  /** What a reader must know before relying on the figures. */
  note: z.string().optional(),
  machine: z.strictObject({
    processor: z.string(),
    processors: z.number(),
    memoryGb: z.number(),
    node: z.string(),
    /** Load average before the measurement, which shows how busy the machine was with other work. */
    loadBefore: z.number(),
  }),
  memory: z.strictObject({
    apiMb: z.number(),
    workerMb: z.number(),
    /** Growth of a worker process per candidate of a tenant that it ranks. */
    rankedCandidateBytes: z.number(),
    /** Rows of a candidate and a job, indexes included. */
    storedCandidateBytes: z.number(),
    storedJobBytes: z.number(),
  }),
  /** An operation that was not measured is absent. */
  operations: z.partialRecord(z.enum(OPERATIONS), demandSchema),
});
export type Demands = z.infer<typeof demandsSchema>;

const NO_DEMAND: Demand = {
  apiSeconds: 0,
  loopSeconds: 0,
  threadSeconds: 0,
  helperSeconds: 0,
  postgresSeconds: 0,
  redisSeconds: 0,
  redisCommands: 0,
  transactions: 0,
  rowBytes: 0,
  walBytes: 0,
};

/** Demand of an operation; zeros if it was not measured. */
export function demandOf({ operations }: Pick<Demands, 'operations'>, name: OperationName): Demand {
  return operations[name] ?? NO_DEMAND;
}

const FILE = path.join(projectRoot, 'tools', 'plan', 'demands.json');

/** The committed service demands. Throws an error if the file is missing or invalid. */
export function readDemands(): Demands {
  return demandsSchema.parse(JSON.parse(fs.readFileSync(FILE, 'utf8')));
}

export function writeDemands(demands: Demands): string {
  fs.writeFileSync(FILE, `${JSON.stringify(demandsSchema.parse(demands), null, 2)}\n`);
  return FILE;
}
