import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server received it. */
export interface ModelCall {
  model: string;
  /** Name of the response schema, which identifies the purpose of the request. */
  purpose: string;
  instructions: string;
  /** Texts of the user message, joined by blank lines. */
  text: string;
  images: string[];
}

export interface FakeModel {
  baseUrl: string;
  calls: ModelCall[];
  /** Content of the next responses: an object is serialized as JSON, a string is sent unchanged. */
  reply: (call: ModelCall) => object | string;
  /** Status of the responses. Any status other than 200 is sent with an error. */
  status: number;
  /** If set, responses wait for it. */
  gate: Promise<void> | null;
  /** Token usage reported in each response. */
  tokens: number;
  close(): Promise<void>;
}

interface CompletionRequest {
  model: string;
  messages: { role: string; content: string | { text?: string; image_url?: { url: string } }[] }[];
  response_format: { json_schema: { name: string; strict: boolean } };
}

/** A local OpenAI-compatible server whose responses a test configures. */
export async function startFakeModel(): Promise<FakeModel> {
  const server = createServer((request, response) => {
    // A client that gives up ends its request before the server has read it.
    respond(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const fake: FakeModel = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    reply: () => ({}),
    status: 200,
    gate: null,
    tokens: 100,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return fake;
}

async function respond(fake: FakeModel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as CompletionRequest;
  const user = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const parts = typeof user === 'string' ? [{ text: user }] : user;
  const call: ModelCall = {
    model: body.model,
    purpose: body.response_format.json_schema.name,
    instructions: body.messages
      .flatMap(({ role, content }) => (role === 'system' && typeof content === 'string' ? content : []))
      .join(),
    text: parts.flatMap(({ text }) => text ?? []).join('\n\n'),
    images: parts.flatMap((part) => ('image_url' in part ? (part.image_url?.url ?? []) : [])),
  };
  fake.calls.push(call);
  if (fake.gate) await fake.gate;
  const reply = fake.reply(call);
  const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
  // Without retries by the client, tests of failures run faster.
  response.writeHead(fake.status, { 'content-type': 'application/json', 'x-should-retry': 'false' });
  const completion = {
    id: 'answer',
    object: 'chat.completion',
    created: 0,
    model: body.model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: fake.tokens, completion_tokens: 0, total_tokens: fake.tokens },
  };
  response.end(JSON.stringify(fake.status === 200 ? completion : { error: { message: 'no' } }));
}
