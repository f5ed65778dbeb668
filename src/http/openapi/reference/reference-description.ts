import samples from '../../generated/code-samples.json';
import type { OpenApiDocument } from '../document';

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}

const LANGUAGES = [
  ['curl', 'shell', 'curl'],
  ['node', 'javascript', 'Node.js'],
  ['python', 'python', 'Python'],
] as const;

/** The API description with the tested samples of each operation, as the renderer reads them. */
export function withSamples(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    const samplesOfOperation = (samples as Record<string, Record<string, string> | undefined>)[
      operation.operationId
    ];
    if (!samplesOfOperation) continue;
    const listed: CodeSample[] = LANGUAGES.flatMap(([name, lang, label]) => {
      const source = samplesOfOperation[name];
      return source === undefined ? [] : [{ lang, label, source }];
    });
    Object.assign(operation, { 'x-codeSamples': listed });
  }
  return copy;
}
