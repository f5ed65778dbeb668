import type { Mode, Warning } from '../../domain/common';
import { DocumentError } from '../../documents/document-error';
import { AppError } from '../../platform/app-error';
import type { DocumentParser, ParserInput, ParsedDocument } from './document-parser';
import { detectTestInputs, type SimulatedOutcomes } from '../test-inputs/simulated-outcomes';

type Parser = Pick<DocumentParser, 'parse'>;

const LOW_CONFIDENCE = 0.2;

/**
 * Returns the parser for a mode. In test mode it simulates the outcomes that `detectTestInputs` finds in the bytes or
 * in the extracted text. It does not simulate delays: delayed work stays in the queue and does not block other work.
 */
export function parserFor(mode: Mode, parser: Parser): Parser {
  if (mode === 'live') return parser;
  return {
    parse: async (input: ParserInput, signal?: AbortSignal): Promise<ParsedDocument> => {
      const inBytes = detectTestInputs(mode, input.bytes);
      throwRequestedError(inBytes);
      const parsed = await parser.parse(input, signal);
      const inDocument = detectTestInputs(mode, parsed.outcome.rawText);
      throwRequestedError(inDocument);
      return inBytes.lowConfidence || inDocument.lowConfidence ? lowerConfidence(parsed) : parsed;
    },
  };
}

function throwRequestedError(requested: SimulatedOutcomes): void {
  if (requested.unavailable) {
    throw new AppError('service_unavailable', 'The sandbox simulates an unavailable service.');
  }
  if (requested.noText) throw new DocumentError('no_text_found', 'The document contains no readable text.');
}

function lowerConfidence({ outcome, read }: ParsedDocument): ParsedDocument {
  const warning: Warning = { code: 'low_confidence', message: 'The sandbox simulates low confidence.' };
  const warnings = [...outcome.warnings.filter(({ code }) => code !== warning.code), warning];
  const confidence = Math.min(outcome.confidence, LOW_CONFIDENCE);
  return { outcome: { ...scaleConfidence(outcome), confidence, warnings }, read };
}

/** Caps every confidence in a result. */
function scaleConfidence<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => scaleConfidence(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'confidence' && typeof inner === 'number'
        ? Math.min(inner, LOW_CONFIDENCE)
        : scaleConfidence(inner),
    ]),
  ) as T;
}
