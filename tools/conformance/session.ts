import { RESPONSE_CHECKS } from './checks/all';
import type { CheckContext } from './checks/response-check';
import type { Description, Operation } from './description';
import type { Exchange } from './exchange';
import type { Findings } from './findings';
import type { HttpClient } from './http';
import { isObject, textOf, walk } from './json';
import type { KeyName, Keys } from './keys';
import { RecordPool } from './record-pool';
import type { Schemas } from './generate/schemas';

export interface Send {
  /** Name of the key; null for none. The default is the employer's key. */
  key?: KeyName | null;
  json?: unknown;
  /** Body sent unchanged; requires a Content-Type. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
  query?: Record<string, string | number>;
  chunked?: boolean;
  /** Sends neither Content-Length nor chunks. */
  withoutLength?: boolean;
}

/** Sends the calls of a run, counts them and checks every response. */
export class ConformanceSession {
  readonly pool = new RecordPool();
  /** URL for subscriptions. */
  webhookUrl = '';
  private done = 0;
  private readonly madeIds = new Map<string, Set<string>>();

  constructor(
    readonly description: Description,
    readonly schemas: Schemas,
    readonly findings: Findings,
    readonly keys: Keys,
    private readonly client: HttpClient,
    private readonly context: CheckContext,
    private readonly progress: (requests: number) => void,
  ) {}

  /** Calls an operation; `path` contains its parameters. */
  async call(operation: Operation | null, method: string, path: string, send: Send = {}): Promise<Exchange> {
    const keyName = send.key === undefined ? 'key' : send.key;
    const key = keyName === null ? undefined : this.keys[keyName];
    const body = send.json === undefined ? send.raw : JSON.stringify(send.json);
    const query = new URLSearchParams(
      Object.entries(send.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const call = {
      method,
      path: query === '' ? path : `${path}?${query}`,
      headers: {
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...(send.json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...send.headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(send.chunked === true ? { chunked: true } : {}),
      ...(send.withoutLength === true ? { withoutLength: true } : {}),
    };
    const response = await this.client.send(call);
    const exchange = { operation, call, response, key: keyName, sent: send.json ?? jsonOf(body) };
    this.record(exchange);
    return exchange;
  }

  /** Calls an operation by its name, `POST /api/v1/match`; path parameters in order. */
  async op(name: string, send: Send & { params?: string[] } = {}): Promise<Exchange> {
    const operation = this.description.operationNamed(name);
    const [method = 'GET', template = '/'] = name.split(' ');
    const params = [...(send.params ?? [])];
    const path = template.replace(/\{\w+\}/g, () => encodeURIComponent(params.shift() ?? SOME_ID));
    return this.call(operation ?? null, method, path, send);
  }

  /** Ids of records created with a key. */
  createdIds(name: string, key: KeyName): readonly string[] {
    return [...(this.madeIds.get(`${key} ${name}`) ?? [])];
  }

  private record(exchange: Exchange): void {
    this.findings.count(exchange);
    for (const { rule, check } of RESPONSE_CHECKS) {
      this.findings.checks += 1;
      for (const fault of check(exchange, this.context)) this.findings.differ(rule, fault, exchange);
    }
    if (exchange.response.status < 300) this.noteMade(exchange);
    if (exchange.key === 'key' && exchange.response.status < 300) this.remember(exchange);
    this.done += 1;
    this.progress(this.done);
  }

  private noteMade({ response, key }: Exchange): void {
    walk(response.json, (value) => {
      if (!isObject(value) || (value['action'] !== 'created' && response.status !== 201)) return;
      for (const name of ['candidateId', 'jobId', 'subscriptionId']) {
        const isOwn = value['action'] === 'created' || name === 'subscriptionId';
        if (!isOwn || typeof value[name] !== 'string') continue;
        const id = `${key ?? ''} ${name}`;
        this.madeIds.set(id, (this.madeIds.get(id) ?? new Set()).add(value[name]));
      }
    });
  }

  /** Adds ids in responses to the pool of existing records. */
  private remember({ response, operation }: Exchange): void {
    walk(response.json, (value, path) => {
      const name = String(path.at(-1) ?? '');
      if (/^\w+Id$/.test(name) && typeof value === 'string') this.pool.add(name, value);
    });
    if (operation?.path === '/api/v1/jobs') {
      walk(response.json, (value) => {
        if (isObject(value) && 'slug' in value) this.pool.add('jobId', textOf(value['id']));
      });
    }
  }
}

/** A well-formed id of no record. */
export const SOME_ID = '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6';

function jsonOf(body: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body)) as unknown;
  } catch {
    return undefined;
  }
}
