import { DocumentParser } from '../../../src/services/parsing/document-parser';
import { toAppError } from '../../../src/services/parsing/document-refusal';
import { AppError } from '../../../src/platform/app-error';
import { SAMPLE_LINES, type MalformedInput } from '../../support/malformed/malformed-input';
import { malformedInputs } from '../../support/malformed/malformed-inputs';

/** Processor time: how long a document takes by the clock depends on what else the machine does. */
const MAX_PROCESSOR_MS = 10_000;
const MEGABYTE = 1024 * 1024;

// Several hundred documents on a machine that may be busy with other things.
jest.setTimeout(20 * 60_000);

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
      const refusal = toAppError(error);
      return refusal instanceof AppError ? refusal.code : String(error);
    }
  };

  it('end in a documented answer without keeping memory', async () => {
    expect(inputs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(inputs.map((input) => input.name)).size).toBe(inputs.length);
    const wrong: string[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let input = inputs[next++]; input; input = inputs[next++]) {
        const outcome = await outcomeOf(input);
        if (!(input.allowed as readonly string[]).includes(outcome)) {
          wrong.push(`${input.name}: ${outcome}, allowed ${input.allowed.join(', ')}`);
        }
      }
    };
    // Readers, recognisers and allocators warm up on every third document; after that memory must stay where it is.
    const all = inputs;
    inputs = all.filter((_input, index) => index % 3 === 0);
    await Promise.all([lane(), lane()]);
    const before = process.memoryUsage.rss();
    inputs = all.filter((_input, index) => index % 3 !== 0);
    next = 0;
    await Promise.all([lane(), lane()]);
    expect(wrong).toEqual([]);
    const good = {
      bytes: Buffer.from(SAMPLE_LINES.join('\n')),
      fileName: 'a.txt',
      declaredType: 'text/plain',
    };
    expect(await outcomeOf(good)).toBe('ok');
    // A thread that dies leaves its pages with the allocator for a while; a leak of bombs would be many times this.
    expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(250);
  });
});
