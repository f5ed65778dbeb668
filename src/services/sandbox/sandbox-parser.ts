import type { Mode, Warning } from '../../domain/common';
import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';
import type { DocumentParser, DocumentToParse, ParsedDocument } from '../parsing/document-parser';
import { magicInputs, type MagicInputs } from './magic-inputs';

type Parser = Pick<DocumentParser, 'parse'>;

const LOW = 0.2;

/**
 * The parser as keys of a mode meet it: in a sandbox the marks of `magicInputs` have their way, whether they stand in
 * a text or inside a file. Waiting is not its matter: slow work waits in the queue, where it keeps nobody else waiting.
 */
export function parserFor(mode: Mode, parser: Parser): Parser {
  if (mode === 'live') return parser;
  return {
    parse: async (input: DocumentToParse, signal?: AbortSignal): Promise<ParsedDocument> => {
      const inBytes = magicInputs(mode, input.bytes);
      refuseAsAsked(inBytes);
      const parsed = await parser.parse(input, signal);
      const inDocument = magicInputs(mode, parsed.outcome.rawText);
      refuseAsAsked(inDocument);
      return inBytes.lowConfidence || inDocument.lowConfidence ? unsure(parsed) : parsed;
    },
  };
}

function refuseAsAsked(asked: MagicInputs): void {
  if (asked.unavailable) {
    throw new AppError('service_unavailable', 'The sandbox simulates an unavailable service.');
  }
  if (asked.noText) throw new DocumentError('no_text_found', 'The document contains no readable text.');
}

function unsure({ outcome, read }: ParsedDocument): ParsedDocument {
  const warning: Warning = { code: 'low_confidence', message: 'The sandbox simulates low confidence.' };
  const warnings = [...outcome.warnings.filter(({ code }) => code !== warning.code), warning];
  const confidence = Math.min(outcome.confidence, LOW);
  return { outcome: { ...lowered(outcome), confidence, warnings }, read };
}

/** Every confidence in a result, capped. */
function lowered<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => lowered(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'confidence' && typeof inner === 'number' ? Math.min(inner, LOW) : lowered(inner),
    ]),
  ) as T;
}
