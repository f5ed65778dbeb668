import sharp from 'sharp';
import { AppError } from '../../../src/platform/app-error';
import { currentThreadId, systemProcessorClock } from '../../../src/platform/processor-time';
import { DocumentParser, type DocumentParserOptions } from '../../../src/services/parsing/document-parser';
import { toAppError } from '../../../src/services/parsing/document-refusal';
import { itWhere } from '../../support/it-where';

/** A page of grey noise: cleaning it up alone takes much longer than the watch takes to look again. */
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

async function refusalWith(options: Partial<DocumentParserOptions>): Promise<unknown> {
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

const codeOf = (refusal: unknown): unknown =>
  refusal instanceof AppError ? [refusal.status, refusal.code] : refusal;

describe('a document that is not read within its limits', () => {
  it('is refused as damaged when it used more processor time than it may', async () => {
    const refusal = await refusalWith({ timeoutMs: 1, perVisionPageMs: 0, maxSlowdown: 1_000_000 });
    expect(codeOf(refusal)).toEqual([422, 'document_corrupt']);
  });

  it('is answered as a fault of the service when the machine had no time for it', async () => {
    expect(codeOf(await refusalWith({ maxSlowdown: 0 }))).toEqual([503, 'service_unavailable']);
  });
});

itWhere(process.platform === 'linux', 'only Linux tells the time of a thread')(
  'the processor time of a thread grows while it computes',
  () => {
    const time = (): number => systemProcessorClock.thread(currentThreadId()) ?? Number.NaN;
    const before = time();
    const enough = performance.now() + 20_000;
    while (!(time() - before >= 50) && performance.now() < enough);
    expect(time() - before).toBeGreaterThanOrEqual(50);
  },
);
