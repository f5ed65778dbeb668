import type { ModelContent, ModelRequest } from './language-model';

/** Letters of a token; a little fewer than usual, so that estimates are rather too high. */
const CHARACTERS_PER_TOKEN = 3;
/** What a page image costs at most at the resolution pages are sent in. */
const IMAGE_TOKENS = 2_500;

/** Tokens a call may use at most, before it is made. */
export function estimateTokens(request: ModelRequest<unknown>): number {
  const size = (content: ModelContent): number =>
    'text' in content ? Math.ceil(content.text.length / CHARACTERS_PER_TOKEN) : IMAGE_TOKENS;
  const asked = request.content.reduce((sum, content) => sum + size(content), 0);
  return Math.ceil(request.instructions.length / CHARACTERS_PER_TOKEN) + asked + request.maxAnswerTokens;
}
