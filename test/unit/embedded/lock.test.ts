import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from '../../../src/embedded/lock';

describe('the lock between commands of one project', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('lets one in at a time', async () => {
    const lock = path.join(folder, 'lock');
    let inside = 0;
    let most = 0;
    const visit = async (): Promise<void> =>
      withLock(lock, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(most).toBe(1);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('takes over from a process that died', async () => {
    const lock = path.join(folder, 'lock');
    // Above the largest pid a system gives.
    fs.writeFileSync(lock, '99999999');
    await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
  });

  it('is free again after a failure', async () => {
    const lock = path.join(folder, 'lock');
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
  });
});
