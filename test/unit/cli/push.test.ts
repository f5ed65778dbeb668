import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runLine } from '../../../src/cli/program';
import type { Config } from '../../../src/config/config';
import { newRawKey } from '../../../src/services/access/keys/api-key-format';

/** Stands for the service: takes batches while it is up, and hangs up on callers while it is away. */
class StubService {
  readonly sizes: number[] = [];
  up = true;
  /** Batches after which it goes away by itself. */
  upFor = Infinity;
  private readonly server: Server = createServer((request, response) => {
    if (!this.up) {
      request.socket.destroy();
      return;
    }
    void text(request).then((body) => {
      const { jobs = [], candidates = [] } = JSON.parse(body) as { jobs?: object[]; candidates?: object[] };
      const size = jobs.length + candidates.length;
      this.sizes.push(size);
      if (this.sizes.length === this.upFor) this.up = false;
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

describe('a push while the service is away', () => {
  let folder: string;
  let service: StubService;
  let url: string;
  const told: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'tenure-push-'));
    service = new StubService();
    url = await service.start();
    told.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => told.push(String(chunk)) > 0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const push = async (kind: 'jobs' | 'candidates', file: string, timeout: string) => {
    const ended = { code: -1, stdout: '', stderr: '' };
    const line = `${kind} push --json --key ${newRawKey('test')} --url ${url} --timeout ${timeout} --file`;
    ended.code = await runLine([...line.split(' '), file], {
      stdout: { write: (chunk) => (ended.stdout += chunk) },
      stderr: { write: (chunk) => (ended.stderr += chunk) },
      config: () => ({}) as Config,
      admin: () => {
        throw new Error('not needed');
      },
      stdin: async () => '',
    });
    return ended;
  };
  const fileOf = (items: number): string => {
    const file = path.join(folder, 'items.jsonl');
    const lines = Array.from({ length: items }, (_, index) => JSON.stringify({ externalId: `x-${index}` }));
    writeFileSync(file, lines.join('\n'));
    return file;
  };

  it.each(['jobs', 'candidates'] as const)(
    'ends %s push after the time given, with exit code 3',
    async (kind) => {
      service.up = false;
      const { code, stdout, stderr } = await push(kind, fileOf(3), '3');
      expect([code, stdout]).toEqual([3, '']);
      expect(stderr).toBe(
        `error: The service at ${url} has not responded for 3 s. 0 of 3 items are processed; run the same command again to resume.\n`,
      );
      expect(told.join('')).toMatch(/waiting for the service: unreachable \(try \d, giving up in \d s\)/);
    },
  );

  it('goes on where it stopped when the same command is run again', async () => {
    const file = fileOf(250);
    service.upFor = 2;
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

  it('begins anew when the file that holds its state is damaged', async () => {
    const file = fileOf(2);
    writeFileSync(`${file}.push-state.json`, '{"file": ');
    const { code, stdout } = await push('jobs', file, '1');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ done: 2 })]);
  });
});
