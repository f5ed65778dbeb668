import { Random } from '../../synthetic/random';
import type { Operation, Parameter, Schema } from '../description';
import type { Exchange } from '../exchange';
import { jsonBodyOf } from '../http';
import { InstanceGenerator, type Hint } from '../instance';
import { at, listOf, stepsOf, textOf } from '../json';
import { Mutator, type Mutation } from './mutation';
import { inParallel } from '../parallel';
import { SOME_ID, type Send, type ConformanceSession } from '../session';

/** Relative frequency of operations. Expensive operations are chosen less often. */
const WEIGHTS: [RegExp, number][] = [
  [/openapi|health|ready/, 1],
  [/^POST .*\/(parse|matches\/rank)/, 1],
  [/^POST .*\/(bulk-sync|candidates\/sync)/, 2],
  [/^GET/, 6],
];
const DEFAULT_WEIGHT = 4;
/** Would make all scoring requests that follow fail. A rule of its own checks it. */
const PAUSE = 'POST /api/v1/tenants/me/pause';
/** Pointers to items of batches, whose errors are reported per item. */
const ITEM_LISTS = /^\/(jobs|candidates)\/(\d+)/;

interface Planned {
  operation: Operation;
  path: string;
  send: Send;
  mutation: Mutation | null;
}

/** Random valid and nearly valid requests, the same for the same seed and records. */
export class RandomRequests {
  private readonly generator: InstanceGenerator;
  private readonly mutator: Mutator;

  constructor(
    private readonly session: ConformanceSession,
    private readonly seed: string,
    private readonly concurrency: number,
  ) {
    this.generator = new InstanceGenerator(session.description, {
      hint: this.hint,
      optional: 0.35,
      maxItems: 2,
    });
    this.mutator = new Mutator(session.description);
  }

  /** Sends requests that satisfy the description. They must not fail except with documented codes. */
  async valid(count: number): Promise<void> {
    await this.run('valid', count, this.operations(), (operation, random) => this.plan(operation, random));
  }

  /** Sends requests with one invalid change. Each must be rejected with a pointer to that change. */
  async nearlyValid(count: number): Promise<void> {
    const changeable = this.operations().filter(
      (each) => each.body !== null || changeableParameters(each).length > 0,
    );
    await this.run('nearly-valid', count, changeable, (operation, random) => this.mutated(operation, random));
  }

  private operations(): Operation[] {
    return this.session.description.operations.filter(({ name }) => name !== PAUSE);
  }

  private async run(
    kind: string,
    count: number,
    operations: Operation[],
    plan: (operation: Operation, random: Random) => Planned | null,
  ): Promise<void> {
    const weighted = operations.map((each) => [each, weightOf(each)] as const);
    const numbers = Array.from({ length: count }, (_, number) => number);
    await inParallel(numbers, this.concurrency, async (number) => {
      const random = new Random(`${this.seed} ${kind} ${number}`);
      let planned: Planned | null = null;
      for (let tries = 0; planned === null && tries < 20; tries++)
        planned = plan(random.weighted(weighted), random);
      if (planned === null) return;
      const { operation, path, send } = planned;
      const exchange = await this.session.call(operation, operation.method, path, send);
      if (planned.mutation === null) this.judgeValid(exchange);
      else this.judgeMutated(exchange, planned.mutation);
    });
  }

  private plan(operation: Operation, random: Random): Planned {
    const query: Record<string, string> = {};
    const headers: Record<string, string> = {};
    let path = operation.path;
    for (const parameter of operation.parameters) {
      const value = (): string => String(this.generator.instance(parameter.schema, random, parameter.name));
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value()));
      else if (parameter.in === 'query' && random.chance(0.3)) query[parameter.name] = value();
      else if (parameter.in === 'header' && random.chance(0.05))
        headers[parameter.name] = headerValue(value());
    }
    const schema = operation.body?.['application/json']?.schema;
    const json = schema === undefined ? {} : { json: this.instanceOf(schema, random) };
    return { operation, path, send: { query, headers, ...json }, mutation: null };
  }

  private mutated(operation: Operation, random: Random): Planned | null {
    const planned = this.plan(operation, random);
    const { send } = planned;
    send.headers = {};
    const schema = operation.body?.['application/json']?.schema;
    if (schema !== undefined && random.chance(0.9)) {
      const mutation = this.mutator.mutate(schema, send.json, random, (value) =>
        this.session.schemas.accepts(schema, value),
      );
      if (mutation === null) return null;
      send.json = mutation.value;
      return { ...planned, mutation };
    }
    const parameters = changeableParameters(operation);
    if (parameters.length === 0) return null;
    const parameter = random.pick(parameters);
    const value = random.pick(['', 'no value of this kind', '-1', '1e999', 'é', '0.5', 'x'.repeat(1_001)]);
    if (this.session.schemas.accepts(parameter.schema, value) || isNumber(parameter, value, this.session))
      return null;
    send.query = { ...send.query, [parameter.name]: value };
    return {
      ...planned,
      mutation: { value, pointer: `?${parameter.name}`, change: `set to "${value.slice(0, 20)}"` },
    };
  }

  private instanceOf(schema: Schema, random: Random): unknown {
    for (let tries = 0; tries < 10; tries++) {
      const value = this.generator.instance(schema, random);
      if (this.session.schemas.accepts(schema, value)) return value;
    }
    return {};
  }

  private judgeValid(exchange: Exchange): void {
    const { operation, response } = exchange;
    if (response.status !== 422 || jsonBodyOf(response)['code'] !== 'validation_failed') return;
    for (const error of listOf(jsonBodyOf(response)['errors']).slice(0, 3)) {
      const pointer = textOf(at(error, 'pointer')).replace(/\/\d+/g, '/*');
      this.session.findings.note(`${operation?.name ?? ''} ${pointer}: ${textOf(at(error, 'message'))}`);
    }
  }

  private judgeMutated(exchange: Exchange, { pointer, change }: Mutation): void {
    const { response, sent } = exchange;
    const { findings } = this.session;
    const where = pointer.replace(/\/\d+/g, '/*') || 'the body';
    const item = ITEM_LISTS.exec(pointer)?.[2];
    if (item !== undefined && response.status === 200) {
      const result = at(jsonBodyOf(response), 'results', Number(item));
      const failed = at(result, 'action') === 'failed' || at(result, 'error') !== undefined;
      if (!failed)
        findings.differ('random.refused', `accepts an invalid request: ${where} ${change}`, exchange);
      return;
    }
    if (![400, 413, 422].includes(response.status)) {
      if (response.status === 0 || response.status >= 500) return;
      const text =
        response.status < 300
          ? 'accepts an invalid request'
          : `responds with ${response.status} before it validates the request`;
      findings.differ('random.refused', `${text}: ${where} ${change}`, exchange);
      return;
    }
    const pointers = listOf(jsonBodyOf(response)['errors']).map((error) => textOf(at(error, 'pointer')));
    if (jsonBodyOf(response)['code'] !== 'validation_failed' || pointers.length === 0) return;
    const isNamed = pointers.some((each) => each.startsWith(pointer) || pointer.startsWith(each));
    if (!isNamed && at(sent, ...stepsOf(pointer)) !== null) {
      findings.differ(
        'random.pointer',
        `no error points to the changed location ${where} (${change})`,
        exchange,
      );
    }
  }

  private readonly hint: Hint = (name, schema, random) => {
    if (name === 'cursor') return '';
    if (name === 'url' && schema['maxLength'] === 2048) return this.session.webhookUrl;
    if (/Since$|^since$|^until$/.test(name)) return new Date(Date.now() - random.int(0, 9e8)).toISOString();
    if (/At$/.test(name)) return new Date(1.7e12 + random.int(0, 8e10)).toISOString();
    if (name === 'include') return random.pick(['evidence', 'rawText', 'evidence,redacted']);
    if (name === 'Prefer') return random.pick(['respond-async', 'respond-async, wait=5', 'wait=5']);
    if (name === 'Sandbox-Tenant') return 'own';
    if (/Id$/.test(name) && name !== 'externalId' && name !== 'skillId') {
      return random.chance(0.9) ? (this.session.pool.any(name, random) ?? SOME_ID) : SOME_ID;
    }
    if (/^(startDate|endDate|date|expires|lastUsed|availableFrom|effectiveDate)$/.test(name)) {
      return random.pick(['2019', '2021-04', '2024-11-30']);
    }
    return undefined;
  };
}

function weightOf({ name }: Operation): number {
  return WEIGHTS.find(([pattern]) => pattern.test(name))?.[1] ?? DEFAULT_WEIGHT;
}

/** Query parameters whose invalid values must be rejected. */
function changeableParameters(operation: Operation): Parameter[] {
  return operation.parameters.filter(
    ({ in: place, schema }) =>
      place === 'query' && Object.keys(schema).some((word) => word !== 'description'),
  );
}

function isNumber({ schema }: Parameter, value: string, session: ConformanceSession): boolean {
  if (value.trim() === '' || Number.isNaN(Number(value))) return false;
  return session.schemas.accepts(schema, Number(value));
}

function headerValue(text: string): string {
  return (
    text
      .replace(/[^\x20-\x7e]/g, '')
      .trim()
      .slice(0, 60) || 'x'
  );
}
