import { ConfigError, loadConfig } from '../../../src/config/config';

const secret = 'a'.repeat(32);
const required = {
  DATABASE_URL: 'postgres://tenure@localhost/tenure',
  REDIS_URL: 'redis://localhost:6379/0',
  API_KEY_PEPPER: secret,
  CURSOR_SECRET: secret,
  SESSION_SECRET: secret,
  WEBHOOK_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
};

it('an empty setting has its default', () => {
  const { parsing, workers } = loadConfig({ ...required, SCAN_THREADS: '', POOL_CONCURRENCY: '', PORT: '' });
  expect(parsing.scanThreads).toBeGreaterThan(0);
  expect(workers.concurrency).toBe(8);
});

it('an empty secret is missing', () => {
  expect(() => loadConfig({ ...required, API_KEY_PEPPER: '' })).toThrow(ConfigError);
});
