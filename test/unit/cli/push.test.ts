import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommandLine } from '../../../src/cli/program';
import type { Config } from '../../../src/config/config';
import { newRawKey } from '../../../src/services/access/keys/api-key-format';

/** Stands in for the service: accepts batches while `up` is true and closes connections otherwise. */
class StubService {
  readonly sizes: number[] = [];
  up = true;
  /** Number of batches after which the stub stops accepting. */
  maxBatches = Infinity;
  private readonly server: Server = createServer((request, response) => {
    if (!this.up) {
      request.socket.destroy();
      return;
    }
    void text(request).then((body) => {
      const { jobs = [], candidates = [] } = JSON.parse(body) as { jobs?: object[]; candidates?: object[] };
      const size = jobs.length + candidates.length;
      this.sizes.push(size);
      if (this.sizes.length === this.maxBatches) this.up = false;
      const summary = { total: size, created: size, updated: 0, failed: 0 };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ results: [], summary }));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

describe('a push command whose service is unreachable', () => {
  let folder: string;
  let service: StubService;
  let url: string;
  const progress: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-push-'));
    service = new StubService();
    url = await service.start();
    progress.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => progress.push(String(chunk)) > 0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const push = async (kind: 'jobs' | 'candidates', file: string, timeout: string) => {
    const result = { code: -1, stdout: '', stderr: '' };
    const line = `${kind} push --json --key ${newRawKey('test')} --url ${url} --timeout ${timeout} --file`;
    result.code = await runCommandLine([...line.split(' '), file], {
      stdout: { write: (chunk) => (result.stdout += chunk) },
      stderr: { write: (chunk) => (result.stderr += chunk) },
      config: () => ({}) as Config,
      admin: () => {
        throw new Error('not needed');
      },
      stdin: async () => '',
    });
    return result;
  };
  const fileOf = (items: number): string => {
    const file = path.join(folder, 'items.jsonl');
    const lines = Array.from({ length: items }, (_, index) => JSON.stringify({ externalId: `x-${index}` }));
    writeFileSync(file, lines.join('\n'));
    return file;
  };

  it.each(['jobs', 'candidates'] as const)(
    'ends with exit code 3 after --timeout for %s push',
    async (kind) => {
      service.up = false;
      const { code, stdout, stderr } = await push(kind, fileOf(3), '3');
      expect([code, stdout]).toEqual([3, '']);
      expect(stderr).toBe(
        `error: The service at ${url} has not responded for 3 s. 0 of 3 items are processed; run the same command again to resume.\n`,
      );
      expect(progress.join('')).toMatch(/waiting for the service: unreachable \(try \d, giving up in \d s\)/);
    },
  );

  it('resumes after the last accepted batch when the same command runs again', async () => {
    const file = fileOf(250);
    service.maxBatches = 2;
    const stopped = await push('jobs', file, '1');
    expect([stopped.code, stopped.stderr]).toEqual([
      3,
      expect.stringContaining('200 of 250 items are processed'),
    ]);
    service.up = true;
    const { code, stdout } = await push('jobs', file, '1');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ done: 250, created: 250 })]);
    expect(service.sizes).toEqual([100, 100, 50]);
    expect(existsSync(`${file}.push-state.json`)).toBe(false);
  });

  it('starts over when its state file is damaged', async () => {
    const file = fileOf(2);
    writeFileSync(`${file}.push-state.json`, '{"file": ');
    const { code, stdout } = await push('jobs', file, '1');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ done: 2 })]);
  });
});
