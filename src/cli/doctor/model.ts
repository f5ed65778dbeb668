import { failure, ok, skipped, warning, type Check, type Finding } from './finding';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const CHECK_NAME = 'language model';

/** Requests the list of models, which every OpenAI-compatible server provides free of charge. */
export const modelCheck: Check = {
  name: CHECK_NAME,
  remedy:
    'Check that OPENAI_BASE_URL is reachable from this machine. Without OPENAI_API_KEY the service works without a language model.',
  run: async ({ languageModel }) => {
    if (!languageModel)
      return [skipped(CHECK_NAME, 'OPENAI_API_KEY is not set: the service works without a language model')];
    const { apiKey, baseUrl, model } = languageModel;
    const base = (baseUrl ?? DEFAULT_BASE_URL).replace(/\/+$/, '');
    const response = await fetch(`${base}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(15_000),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return [toFinding(response.status, body, model)];
  },
};

function toFinding(status: number, body: unknown, model: string | null): Finding {
  if (status === 401 || status === 403) {
    return failure(
      CHECK_NAME,
      `the server rejects the key (${status})`,
      'Set OPENAI_API_KEY to a key the server knows.',
    );
  }
  if (status !== 200) {
    return warning(
      CHECK_NAME,
      `the server responds with ${status} to a request for its models`,
      'Check that OPENAI_BASE_URL is correct.',
    );
  }
  const names = namesIn(body);
  if (model !== null && names.length > 0 && !names.includes(model)) {
    return failure(
      CHECK_NAME,
      `the server has no model "${model}"`,
      `Set OPENAI_MODEL to one of: ${names.slice(0, 8).join(', ')}`,
    );
  }
  return ok(CHECK_NAME, model ?? `${names.length} models`);
}

function namesIn(body: unknown): string[] {
  const data = (body as { data?: unknown } | null)?.data;
  return Array.isArray(data)
    ? data.flatMap((entry: { id?: unknown }) => (typeof entry.id === 'string' ? entry.id : []))
    : [];
}
