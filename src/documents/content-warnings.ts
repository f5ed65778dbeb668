import type { Warning } from '../domain/common';
import type { LayoutPage } from '../domain/layout/layout-document';

/** Sentences that address a program, not a human reader. */
const PROMPT_INJECTION = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|other)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|context)\b/i,
  /\b(?:you are|act as|pretend to be)\b.{0,20}\b(?:an? )?(?:ai|language model|llm|chatbot|assistant|gpt)\b/i,
  /\b(?:system|hidden|secret) prompt\b|<\/?(?:system|assistant|instructions?)>|\[\/?INST\]|<\|im_(?:start|end)\|>/i,
  /\b(?:rate|score|rank|recommend|select|hire|mark)\b.{0,30}\b(?:this|the) (?:candidate|applicant|resume|cv|profile)\b.{0,40}\b(?:highest|best|top|first|excellent|perfect|100|qualified|suitable|hire)\b/i,
  /\b(?:return|output|respond|reply|answer)\b.{0,20}\b(?:only|with|exactly)\b.{0,40}\b(?:qualified|hire|approved|excellent|best candidate|json)\b/i,
];

/** Warnings about hidden text and about instructions to a model. */
export function contentWarnings(pages: readonly LayoutPage[], hidden: readonly string[]): Warning[] {
  const warnings: Warning[] = [];
  if (hidden.length > 0) {
    const message = 'The document contains invisible text, which was left out.';
    warnings.push({ code: 'hidden_text_ignored', message });
  }
  const visible = pages.flatMap((page) => page.lines.map((line) => line.text)).join(' ');
  if (addressesModel(visible) || addressesModel(hidden.join(' '))) {
    const message =
      'The document contains instructions for a program; they were read as text and not followed.';
    warnings.push({ code: 'instruction_like_text_ignored', message });
  }
  return warnings;
}

/** True if a text contains instructions to a language model. */
export function addressesModel(text: string): boolean {
  return PROMPT_INJECTION.some((pattern) => pattern.test(text));
}
