import { z } from 'zod';

const messageSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z
    .looseObject({
      name: z.unknown().optional(),
      uri: z.unknown().optional(),
      _meta: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});

/** A JSON-RPC message of an agent. */
export type RpcMessage = z.infer<typeof messageSchema>;

/** Null if the line is no message. */
export function parseMessage(line: string): RpcMessage | null {
  try {
    return messageSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

export function isInitialize(message: RpcMessage): boolean {
  return message.method === 'initialize';
}

/** The id of a request; null for notifications and responses. */
export function requestIdOf({ id, method }: RpcMessage): string | number | null {
  return method === undefined ? null : (id ?? null);
}

/** The tool or resource that a request names. */
export function nameOf({ params }: RpcMessage): string | null {
  const name = params?.name ?? params?.uri;
  return typeof name === 'string' ? name : null;
}

/** The version in the response to `initialize`. */
export function protocolVersionOf(response: unknown): string | null {
  const result = z
    .looseObject({ result: z.looseObject({ protocolVersion: z.string() }) })
    .safeParse(response);
  return result.success ? result.data.result.protocolVersion : null;
}
