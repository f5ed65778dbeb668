import OpenAI from 'openai';
import type { ModelContent, ModelPurpose, ModelRequest, ModelServer, RawAnswer } from './language-model';

export interface OpenAiSettings {
  apiKey: string;
  /** Null for the default of the package. */
  baseUrl: string | null;
  model: string;
  /** Model for page images. */
  visionModel: string;
}

/** Calls a server with the chat completions API and structured outputs. */
export class OpenAiServer implements ModelServer {
  private readonly client: OpenAI;

  constructor(private readonly settings: OpenAiSettings) {
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      ...(settings.baseUrl === null ? {} : { baseURL: settings.baseUrl }),
      // One retry within the same deadline; the circuit breaker handles further failures.
      maxRetries: 1,
      logLevel: 'off',
    });
  }

  modelFor(purpose: ModelPurpose): string {
    return purpose === 'transcribe' ? this.settings.visionModel : this.settings.model;
  }

  async complete(
    request: ModelRequest<unknown>,
    jsonSchema: object,
    signal: AbortSignal,
  ): Promise<RawAnswer> {
    const completion = await this.client.chat.completions.create(
      {
        model: this.modelFor(request.purpose),
        temperature: 0,
        max_completion_tokens: request.maxAnswerTokens,
        messages: [
          { role: 'system', content: request.instructions },
          { role: 'user', content: request.content.map(partOf) },
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: request.purpose,
            strict: true,
            schema: jsonSchema as Record<string, unknown>,
          },
        },
      },
      { signal },
    );
    return {
      text: completion.choices[0]?.message.content ?? '',
      tokens: completion.usage?.total_tokens ?? null,
    };
  }
}

function partOf(content: ModelContent): OpenAI.Chat.Completions.ChatCompletionContentPart {
  if ('text' in content) return { type: 'text', text: content.text };
  const data = Buffer.from(content.jpeg).toString('base64');
  return { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${data}`, detail: 'high' } };
}
