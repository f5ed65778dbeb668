import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const namesMatching = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

interface Service {
  environment?: Record<string, string>;
  healthcheck?: object;
  command?: string[];
}

describe('.env.example and docker-compose.yml', () => {
  const example = namesMatching(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm);
  const compose = read('docker-compose.yml');
  const services = (parse(compose, { merge: true }) as { services: Record<string, Service> }).services;

  it('list every setting of the service', () => {
    const settings = namesMatching(read('src/config/config.ts'), /^ {2}([A-Z_]+):/gm).filter(
      (name) => name !== 'NODE_ENV',
    );
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !example.includes(name))).toEqual([]);
  });

  it('list every variable that Docker Compose requires', () => {
    expect(namesMatching(compose, /\$\{([A-Z_]+)/g).filter((name) => !example.includes(name))).toEqual([]);
  });

  it('pass every setting on to the API in Docker Compose, besides those that Compose sets and those of development', () => {
    const notPassed = [
      ...['HOST', 'PORT', 'WORKER_HEALTH_PORT', 'MIGRATION_DATABASE_URL'],
      ...['APP_DATABASE_PASSWORD', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'],
      ...['MAIL_OUTBOX', 'WEBHOOK_ALLOW_LOOPBACK', 'CONNECTOR_TEST_ORIGIN'],
    ];
    const passed = Object.keys(services['api']?.environment ?? {});
    expect(example.filter((name) => !passed.includes(name) && !notPassed.includes(name))).toEqual([]);
  });

  it('contain no secrets and no defaults for secrets', () => {
    const secret = /PASSWORD|PEPPER|SECRET|API_KEY$/;
    expect(namesMatching(read('.env.example'), /^([A-Z_]+)=.+$/gm)).toEqual([]);
    const required = namesMatching(compose, /\$\{([A-Z_]+):\?/g);
    const defaulted = namesMatching(compose, /\$\{([A-Z_]+):-[^}]/g);
    expect(required).toEqual(
      expect.arrayContaining(['API_KEY_PEPPER', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD']),
    );
    expect(defaulted.filter((name) => secret.test(name))).toEqual([]);
  });

  it('give the database owner only to migrations and administration', () => {
    const owners = Object.keys(services).filter(
      (name) => services[name]?.environment?.['MIGRATION_DATABASE_URL'],
    );
    expect(owners.sort()).toEqual(['migrate', 'tenure']);
  });

  it('configure Redis to persist the queue and not to evict tasks', () => {
    const command = services['redis']?.command?.join(' ');
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
  });
});
