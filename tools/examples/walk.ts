import { setTimeout as delay } from 'node:timers/promises';
import {
  calledOperations,
  examplePath,
  jsonBodyText,
  RESUME_FILE,
  type CalledOperation,
  type CallStep,
  type ExampleCalls,
} from './calls';
import { valueAt, type ExampleValues } from './example-values';

export interface StepResponse {
  status: number;
  mediaType: string;
  text: string;
}

const MAX_WAIT_MS = 30_000;

/** Sends the requests of the walk one after the other, each with the ids that earlier responses gave. */
export class Walk {
  private readonly operations = calledOperations();

  constructor(
    private readonly calls: ExampleCalls,
    private readonly values: ExampleValues,
    private readonly key: string,
  ) {}

  operationOf(step: CallStep): CalledOperation {
    const operation = this.operations.get(step.operation);
    if (!operation) throw new Error(`calls.json names an unknown operation: ${step.operation}`);
    return operation;
  }

  /** Sends the request, waits for its condition and learns its values. Throws for an error response. */
  async run(step: CallStep): Promise<StepResponse> {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const response = await this.send(step);
      if (response.status >= 400)
        throw new Error(`${step.operation} failed with ${response.status}: ${response.text}`);
      if (isComplete(step, response.text)) {
        this.learn(step, response.text);
        return response;
      }
      if (Date.now() > deadline) throw new Error(`${step.operation} did not end: ${response.text}`);
      await delay(100);
    }
  }

  /** Remembers the ids of a response for later requests. */
  learn(step: CallStep, text: string): void {
    for (const [name, pointer] of Object.entries(step.learn ?? {})) {
      const value = valueAt(JSON.parse(text), pointer);
      const example = this.calls.ids[name];
      if (typeof value !== 'string' || example === undefined)
        throw new Error(`${step.operation} has no ${pointer} for ${name}: ${text}`);
      this.values.set(example, value);
    }
  }

  /** The key of a request: that of the walk, or one of an earlier response. */
  keyOf({ key }: CallStep): string {
    return key === undefined ? this.key : this.values.toReal(this.calls.ids[key] ?? '');
  }

  private async send(step: CallStep): Promise<StepResponse> {
    const operation = this.operationOf(step);
    const { body, type } = this.bodyOf(operation, step);
    const address = this.calls.addresses.service + examplePath(operation, step, this.calls);
    const response = await fetch(this.values.toReal(address), {
      method: operation.method,
      headers: {
        Authorization: `Bearer ${this.keyOf(step)}`,
        ...(type === null ? {} : { 'Content-Type': type }),
        ...step.headers,
      },
      ...(body === null ? {} : { body }),
    });
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const isBinary = mediaType === 'application/zip';
    return { status: response.status, mediaType, text: isBinary ? '' : await response.text() };
  }

  private bodyOf(
    operation: CalledOperation,
    step: CallStep,
  ): { body: string | FormData | null; type: string | null } {
    if (step.form) {
      const form = new FormData();
      for (const { name, fileName } of step.form) form.set(name, new Blob([RESUME_FILE]), fileName);
      return { body: form, type: null };
    }
    if (step.text) return { body: step.text.lines.join('\n'), type: step.text.type };
    const json = operation.method === 'GET' ? null : jsonBodyText(operation, step);
    return { body: json && this.values.toReal(json), type: json && 'application/json' };
  }
}

/** Whether a response meets the condition of its step. */
export function isComplete({ until }: CallStep, text: string): boolean {
  if (!until) return true;
  const value = valueAt(JSON.parse(text), until.pointer);
  return until.values ? until.values.includes(String(value)) : value !== undefined && value !== null;
}
