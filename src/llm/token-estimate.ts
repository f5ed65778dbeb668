import type { ModelContent, ModelRequest } from './language-model';

/** Characters per token, slightly below the usual ratio so that estimates tend to be high. */
const CHARACTERS_PER_TOKEN = 3;
/** Upper bound for a page image at the resolution in which pages are sent. */
const IMAGE_TOKENS = 2_500;

/** Upper bound of the tokens of a call, estimated before it is made. */
export function estimateTokens(request: ModelRequest<unknown>): number {
  const size = (content: ModelContent): number =>
    'text' in content ? Math.ceil(content.text.length / CHARACTERS_PER_TOKEN) : IMAGE_TOKENS;
  const contentTokens = request.content.reduce((sum, content) => sum + size(content), 0);
  return (
    Math.ceil(request.instructions.length / CHARACTERS_PER_TOKEN) + contentTokens + request.maxAnswerTokens
  );
}
