/**
 * Builds the request options for a file: the body and its serializer.
 * `fields` are further text fields of the form, such as `language`.
 */
export function fileForm(
  file: Blob,
  fileName: string,
  fields: Record<string, string> = {},
): { body: { file: string }; bodySerializer: () => FormData } {
  return {
    // OpenAPI describes the file of a form as a binary string.
    body: { file: fileName },
    bodySerializer: () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', file, fileName);
      return form;
    },
  };
}
