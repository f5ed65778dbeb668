import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as the server received it. */
export interface ModelCall {
  model: string;
  /** Name of the answer's schema: what the question is for. */
  purpose: string;
  instructions: string;
  /** Texts of the user's message, joined by blank lines. */
  text: string;
  images: string[];
}

export interface FakeModel {
  baseUrl: string;
  calls: ModelCall[];
  /** How the next questions are answered: an object is sent as the content, a string as it is. */
  reply: (question: ModelCall) => object | string;
  /** Status of the answers; other than 200 they are errors. */
  status: number;
  /** When set, answers wait for it. */
  gate: Promise<void> | null;
  /** Tokens each answer says were used. */
  tokens: number;
  close(): Promise<void>;
}

interface CompletionRequest {
  model: string;
  messages: { role: string; content: string | { text?: string; image_url?: { url: string } }[] }[];
  response_format: { json_schema: { name: string; strict: boolean } };
}

/** An OpenAI-compatible server on this machine that answers what a test tells it to. */
export async function startFakeModel(): Promise<FakeModel> {
  const server = createServer((request, response) => void answer(fake, request, response));
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

async function answer(fake: FakeModel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as CompletionRequest;
  const user = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const parts = typeof user === 'string' ? [{ text: user }] : user;
  const question: ModelCall = {
    model: body.model,
    purpose: body.response_format.json_schema.name,
    instructions: body.messages
      .flatMap(({ role, content }) => (role === 'system' && typeof content === 'string' ? content : []))
      .join(),
    text: parts.flatMap(({ text }) => text ?? []).join('\n\n'),
    images: parts.flatMap((part) => ('image_url' in part ? (part.image_url?.url ?? []) : [])),
  };
  fake.calls.push(question);
  if (fake.gate) await fake.gate;
  const said = fake.reply(question);
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  // Retries of the client would only slow a test down.
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
