import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../../src/embedded/processes';
import { startReaper } from '../../src/embedded/reaper';
import { ServiceProcess } from '../../src/embedded/service-process';

// Starting servers takes a second on an idle machine and much longer on a busy one.
jest.setTimeout(120_000);

const wellBehaved = `
  process.on('SIGTERM', () => { console.log('draining'); setTimeout(() => process.exit(0), 50); });
  setInterval(() => {}, 1000);
  console.log('up ' + process.pid);
`;
const deaf = `
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  console.log('up ' + process.pid);
`;

describe('a process of the service', () => {
  const reaper = startReaper();
  let folder: string;
  let lines: string[];
  let said: string[];
  let running: ServiceProcess;

  const start = (code: string): void => {
    const script = path.join(folder, 'entry.js');
    fs.writeFileSync(script, code);
    running = new ServiceProcess({
      name: 'API',
      script,
      environment: process.env,
      reaper,
      output: (line) => void lines.push(line),
      say: (line) => void said.push(line),
    });
    running.start();
  };
  const upTimes = async (count: number): Promise<number[]> => {
    for (;;) {
      const pids = lines.filter((line) => line.startsWith('up ')).map((line) => Number(line.slice(3)));
      if (pids.length >= count) return pids;
      await delay(10);
    }
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'process-'));
    lines = [];
    said = [];
  });
  afterEach(async () => {
    await running.stop(100);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => reaper.dismiss());

  it('is started again after a crash, and the crash is told', async () => {
    start(wellBehaved);
    const [first] = await upTimes(1);
    process.kill(first as number, 'SIGKILL');
    const [, second] = await upTimes(2);
    expect(isRunning(second as number)).toBe(true);
    expect(said.join()).toContain('The API exited (SIGKILL)');
  });

  it('finishes what it has begun when it is stopped, and stays stopped', async () => {
    start(wellBehaved);
    const [pid] = await upTimes(1);
    await running.stop(5_000);
    expect(lines).toContain('draining');
    expect(isRunning(pid as number)).toBe(false);
    expect(said).toEqual([]);
  });

  it('is ended when it does not stop in time', async () => {
    start(deaf);
    const [pid] = await upTimes(1);
    await running.stop(200);
    expect(isRunning(pid as number)).toBe(false);
    expect(said.join()).toContain('did not stop within 0.2 s');
  });
});
