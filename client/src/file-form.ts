/**
 * A file as the parse routes take it: the body of a call, and how it is written.
 * `fields` are the text fields beside the file, such as `language`.
 */
export function fileForm(
  file: Blob,
  fileName: string,
  fields: Record<string, string> = {},
): { body: { file: string }; bodySerializer: () => FormData } {
  return {
    // Forms have no JSON form; the description calls their file a binary string.
    body: { file: fileName },
    bodySerializer: () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', file, fileName);
      return form;
    },
  };
}
