import { Alert } from '@mantine/core';
import { percent } from '../format';

interface Notes {
  method: string;
  visionEngine: string | null;
  confidence: number;
  documentProbability: number;
  durationMs: number;
  pageCount: number | null;
  warnings: { code: string; message: string }[];
}

const METHODS: Record<string, string> = {
  text_layer: 'text of the file',
  vision: 'read from the picture',
  mixed: 'text and pictures',
  plain_text: 'plain text',
};

/** How a document was read, and what to be careful about. */
export function ReadingNotes({ meta }: { meta: Notes }) {
  return (
    <>
      <dl className="notes">
        <div>
          <dt>Read as</dt>
          <dd>{METHODS[meta.method] ?? meta.method}</dd>
        </div>
        <div>
          <dt>Confidence</dt>
          <dd>{percent(meta.confidence)}</dd>
        </div>
        <div>
          <dt>Is such a document</dt>
          <dd>{percent(meta.documentProbability)}</dd>
        </div>
        <div>
          <dt>Time</dt>
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
