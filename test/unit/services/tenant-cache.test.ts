import { TenantCache } from '../../../src/services/tenant-cache';

const scope = { tenantId: '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e', mode: 'test' } as const;

describe('TenantCache', () => {
  it('loads again after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue('loaded');
    const cache = new TenantCache<string>({ now: () => new Date() }, load);
    await expect(cache.get(scope)).rejects.toThrow('no connection');
    expect(await cache.get(scope)).toBe('loaded');
  });

  it('keeps a newer value when an older load fails', async () => {
    let fail = (_error: Error): void => undefined;
    const slowLoad = new Promise<string>((_resolve, reject) => (fail = reject));
    const load = jest.fn().mockReturnValueOnce(slowLoad).mockResolvedValue('newer');
    const cache = new TenantCache<string>({ now: () => new Date() }, load);
    const older = cache.get(scope);
    cache.clear();
    expect(await cache.get(scope)).toBe('newer');
    fail(new Error('no connection'));
    await expect(older).rejects.toThrow('no connection');
    expect(await cache.get(scope)).toBe('newer');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
