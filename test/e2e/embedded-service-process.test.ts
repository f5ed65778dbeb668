import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../../src/embedded/processes';
import { startReaper } from '../../src/embedded/reaper';
import { ServiceProcess } from '../../src/embedded/service-process';

const GRACEFUL_PROGRAM = `
  process.on('SIGTERM', () => { console.log('draining'); setTimeout(() => process.exit(0), 50); });
  setInterval(() => {}, 1000);
  console.log('up ' + process.pid);
`;
const STUBBORN_PROGRAM = `
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
  console.log('up ' + process.pid);
`;

describe('a process of the service', () => {
  const reaper = startReaper();
  let folder: string;
  let lines: string[];
  let messages: string[];
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
      say: (line) => void messages.push(line),
    });
    running.start();
  };
  const untilStarted = async (count: number): Promise<number[]> => {
    for (;;) {
      const pids = lines.filter((line) => line.startsWith('up ')).map((line) => Number(line.slice(3)));
      if (pids.length >= count) return pids;
      await delay(10);
    }
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'process-'));
    lines = [];
    messages = [];
  });
  afterEach(async () => {
    await running.stop(100);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => reaper.dismiss());

  it('is restarted after a crash, which is reported', async () => {
    start(GRACEFUL_PROGRAM);
    const [first] = await untilStarted(1);
    process.kill(first as number, 'SIGKILL');
    const [, second] = await untilStarted(2);
    expect(isRunning(second as number)).toBe(true);
    expect(messages.join()).toContain('The API exited (SIGKILL)');
  });

  it('completes its work when stopped and is not restarted', async () => {
    start(GRACEFUL_PROGRAM);
    const [pid] = await untilStarted(1);
    await running.stop(5_000);
    expect(lines).toContain('draining');
    expect(isRunning(pid as number)).toBe(false);
    expect(messages).toEqual([]);
  });

  it('is killed if it does not stop in time', async () => {
    start(STUBBORN_PROGRAM);
    const [pid] = await untilStarted(1);
    await running.stop(200);
    expect(isRunning(pid as number)).toBe(false);
    expect(messages.join()).toContain('did not stop within 0.2 s');
  });
});
