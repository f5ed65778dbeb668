import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from '../../../src/embedded/lock';

describe('withLock', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('admits one holder at a time', async () => {
    const lock = path.join(folder, 'lock');
    let holders = 0;
    let maxHolders = 0;
    const acquire = async (): Promise<void> =>
      withLock(lock, async () => {
        holders += 1;
        maxHolders = Math.max(maxHolders, holders);
        await new Promise(setImmediate);
        holders -= 1;
      });
    await Promise.all([acquire(), acquire(), acquire(), acquire()]);
    expect(maxHolders).toBe(1);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('takes over the lock of a process that died', async () => {
    const lock = path.join(folder, 'lock');
    // No system assigns such a large pid.
    fs.writeFileSync(lock, '99999999');
    await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
  });

  it('releases the lock after a failure', async () => {
    const lock = path.join(folder, 'lock');
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(lock, async () => 'done')).resolves.toBe('done');
  });
});
