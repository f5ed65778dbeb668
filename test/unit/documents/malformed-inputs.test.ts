import { DocumentParser } from '../../../src/services/parsing/document-parser';
import { toAppError } from '../../../src/services/parsing/document-app-error';
import { AppError } from '../../../src/platform/app-error';
import { SAMPLE_LINES, type MalformedInput } from '../../support/malformed/malformed-input';
import { malformedInputs } from '../../support/malformed/malformed-inputs';

/** Limits processor time, because elapsed time depends on the load of the machine. */
const MAX_PROCESSOR_MS = 10_000;
const MEGABYTE = 1024 * 1024;
const MAX_GROWTH_MB = 500;

describe('malformed documents', () => {
  let parser: DocumentParser;
  let inputs: MalformedInput[];

  beforeAll(async () => {
    parser = new DocumentParser({ threads: 2, memoryMb: 768, timeoutMs: MAX_PROCESSOR_MS, maxSlowdown: 20 });
    await parser.warmUp();
    inputs = await malformedInputs();
  });

  afterAll(() => parser.destroy());

  const outcomeOf = async (input: Omit<MalformedInput, 'name' | 'allowed'>): Promise<string> => {
    const { bytes, fileName, declaredType } = input;
    try {
      await parser.parse({
        documentType: 'resume',
        bytes,
        fileName,
        declaredType,
        language: null,
        today: '2026-01-01',
      });
      return 'ok';
    } catch (error) {
      const appError = toAppError(error);
      return appError instanceof AppError ? appError.code : String(error);
    }
  };

  it('lead to a documented outcome and do not leak memory', async () => {
    expect(inputs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(inputs.map((input) => input.name)).size).toBe(inputs.length);
    const wrong: string[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      for (let input = inputs[next++]; input; input = inputs[next++]) {
        const outcome = await outcomeOf(input);
        if (!(input.allowed as readonly string[]).includes(outcome)) {
          wrong.push(`${input.name}: ${outcome}, allowed ${input.allowed.join(', ')}`);
        }
      }
    };
    // Every third document warms up parsers, OCR and allocators. After that, memory must not grow.
    const all = inputs;
    inputs = all.filter((_input, index) => index % 3 === 0);
    await Promise.all([worker(), worker()]);
    const before = process.memoryUsage.rss();
    inputs = all.filter((_input, index) => index % 3 !== 0);
    next = 0;
    await Promise.all([worker(), worker()]);
    expect(wrong).toEqual([]);
    const valid = {
      bytes: Buffer.from(SAMPLE_LINES.join('\n')),
      fileName: 'a.txt',
      declaredType: 'text/plain',
    };
    expect(await outcomeOf(valid)).toBe('ok');
    // The allocator keeps the pages of a terminated thread for a while, more of them after other test files in the same
    // process. A leak of decompression bombs would be far larger.
    expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(MAX_GROWTH_MB);
  });
});
