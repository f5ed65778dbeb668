import sharp from 'sharp';
import { AppError } from '../../../src/platform/app-error';
import { currentThreadId, systemProcessorClock } from '../../../src/platform/processor-time';
import { DocumentParser, type DocumentParserOptions } from '../../../src/services/parsing/document-parser';
import { toAppError } from '../../../src/services/parsing/document-app-error';
import { itIf } from '../../support/it-if';

/** A page of gray noise. Its preprocessing alone takes much longer than the polling interval of the watchdog. */
const scan = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2_400,
      height: 3_200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function parseErrorWith(options: Partial<DocumentParserOptions>): Promise<unknown> {
  const parser = new DocumentParser({ threads: 1, memoryMb: 768, timeoutMs: 60_000, ...options });
  try {
    await parser.warmUp();
    await parser.parse({
      documentType: 'resume',
      bytes: await scan(),
      fileName: 'scan.png',
      declaredType: 'image/png',
      language: null,
      today: '2026-01-01',
    });
    return null;
  } catch (error) {
    return toAppError(error);
  } finally {
    await parser.destroy();
  }
}

const codeOf = (error: unknown): unknown => (error instanceof AppError ? [error.status, error.code] : error);

describe('a document that exceeds its limits', () => {
  it('is rejected as corrupt when it uses too much processor time', async () => {
    const error = await parseErrorWith({ timeoutMs: 1, perVisionPageMs: 0, maxSlowdown: 1_000_000 });
    expect(codeOf(error)).toEqual([422, 'document_corrupt']);
  });

  it('fails with service_unavailable when the machine is overloaded', async () => {
    expect(codeOf(await parseErrorWith({ maxSlowdown: 0 }))).toEqual([503, 'service_unavailable']);
  });
});

itIf(process.platform === 'linux', 'only Linux reports the processor time of a thread')(
  'the processor time of a thread increases while it computes',
  () => {
    const time = (): number => systemProcessorClock.thread(currentThreadId()) ?? Number.NaN;
    const before = time();
    const deadline = performance.now() + 20_000;
    while (!(time() - before >= 50) && performance.now() < deadline);
    expect(time() - before).toBeGreaterThanOrEqual(50);
  },
);
