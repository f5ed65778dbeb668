import { z } from 'zod';

/** A trimmed text of at most `max` characters, counted in code points as in the API. */
export function textField(max: number): z.ZodString {
  return z
    .string()
    .trim()
    .check((context) => {
      if (characters(context.value).length <= max) return;
      context.issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: max,
        inclusive: true,
        input: context.value,
        message: `must have at most ${max} characters`,
      });
    });
}

/** An optional text; null when empty. */
export function optionalText(max: number): z.ZodType<string | null, string | null> {
  return textField(max)
    .nullable()
    .transform((text) => (text === '' ? null : text));
}

/** Truncates a text to `max` characters without splitting a character. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : characters(text).slice(0, max).join('');
}

function characters(text: string): string[] {
  return [...text];
}
