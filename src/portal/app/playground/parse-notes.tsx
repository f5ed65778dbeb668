import { Alert } from '@mantine/core';
import { percent } from '../format';

interface ParseInfo {
  method: string;
  visionEngine: string | null;
  confidence: number;
  documentProbability: number;
  durationMs: number;
  needsReview: string[];
  pageCount: number | null;
  warnings: { code: string; message: string }[];
}

const METHOD_LABELS: Record<string, string> = {
  text_layer: 'Embedded text',
  vision: 'Text recognition (OCR)',
  mixed: 'Embedded text and OCR',
  plain_text: 'Plain text',
};

/** Shows how a document was read, with its warnings. */
export function ParseNotes({ meta }: { meta: ParseInfo }) {
  return (
    <>
      <dl className="notes">
        <div>
          <dt>Method</dt>
          <dd>{METHOD_LABELS[meta.method] ?? meta.method}</dd>
        </div>
        <div>
          <dt>Confidence</dt>
          <dd>{percent(meta.confidence)}</dd>
        </div>
        <div>
          <dt>Document type probability</dt>
          <dd>{percent(meta.documentProbability)}</dd>
        </div>
        <div>
          <dt>Values to check</dt>
          <dd>{meta.needsReview.length}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>{meta.durationMs} ms</dd>
        </div>
      </dl>
      {meta.warnings.length > 0 && (
        <Alert color="yellow" title="Warnings">
          <ul>
            {meta.warnings.map((warning, index) => (
              <li key={index}>
                <code>{warning.code}</code> {warning.message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
