import { redisAddress, redisUrlForLog } from '../../../src/config/redis-url';

describe('REDIS_URL', () => {
  it.each([
    'redis://localhost:6379/0',
    'rediss://:se%40cret@redis.example.com:6380/2',
    'redis://user:secret@10.0.0.5:6379?family=6',
  ])('names one server: %s', (url) => {
    expect(redisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('names the nodes of a cluster, separated by commas, with one login', () => {
    expect(redisAddress('rediss://tenure:se%40cret@h1.example.com:7001,h2.example.com,[::1]:7003/0')).toEqual(
      {
        kind: 'cluster',
        nodes: [
          { host: 'h1.example.com', port: 7001 },
          { host: 'h2.example.com', port: 6379 },
          { host: '::1', port: 7003 },
        ],
        username: 'tenure',
        password: 'se@cret',
        tls: true,
      },
    );
  });

  it('names a cluster by one of its nodes with cluster=true', () => {
    expect(redisAddress('redis://:pass@cluster.example.com:6379?cluster=true')).toEqual({
      kind: 'cluster',
      nodes: [{ host: 'cluster.example.com', port: 6379 }],
      password: 'pass',
      tls: false,
    });
    expect(redisAddress('redis://one.example.com?cluster=false&family=6')).toEqual({
      kind: 'server',
      url: 'redis://one.example.com?family=6',
    });
  });

  it.each([
    ['http://localhost', /redis:\/\//],
    ['redis://h1:1,h2:2/3', /only database 0/],
    ['redis://h1:1,h2:2?cluster=false', /several hosts/],
    ['redis://h1:1,h2:2?family=6', /no setting family/],
    ['redis://h1:1,,h2:2', /host:port/],
    ['redis://h1:1?cluster=yes', /true or false/],
    ['redis://:se%zzcret@h1:1,h2:2', /percent-encoded/],
  ])('is refused with the reason and without the password: %s', (url, reason) => {
    expect(() => redisAddress(url)).toThrow(reason);
    expect(() => redisAddress(url)).not.toThrow(/se%zzcret/);
  });

  it('is logged without its login', () => {
    expect(redisUrlForLog('rediss://user:p@ss@h1:7001,h2:7002/0?cluster=true')).toBe(
      'rediss://h1:7001,h2:7002/0',
    );
    expect(redisUrlForLog('redis://localhost:6379/1')).toBe('redis://localhost:6379/1');
  });
});
