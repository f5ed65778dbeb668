import { z } from 'zod';

/** A text of at most `max` characters, counted in code points as everywhere; white space around it is dropped. */
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
        message: `may have at most ${max} characters`,
      });
    });
}

/** A text that may be left empty; null then. */
export function optionalText(max: number): z.ZodType<string | null, string | null> {
  return textField(max)
    .nullable()
    .transform((text) => (text === '' ? null : text));
}

/** The first `max` characters of a text, never half of one. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : characters(text).slice(0, max).join('');
}

function characters(text: string): string[] {
  return [...text];
}
