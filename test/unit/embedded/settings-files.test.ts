import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

interface Service {
  environment?: Record<string, string>;
  healthcheck?: object;
  command?: string[];
}

describe('the settings people copy', () => {
  const example = named(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm);
  const compose = read('docker-compose.yml');
  const services = (parse(compose, { merge: true }) as { services: Record<string, Service> }).services;

  it('list every setting of the service', () => {
    const known = named(read('src/config/config.ts'), /^ {2}([A-Z_]+):/gm).filter(
      (name) => name !== 'NODE_ENV',
    );
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((name) => !example.includes(name))).toEqual([]);
  });

  it('list everything docker compose asks for', () => {
    expect(named(compose, /\$\{([A-Z_]+)/g).filter((name) => !example.includes(name))).toEqual([]);
  });

  it('hold no secret, and compose has a default for none', () => {
    const secret = /PASSWORD|PEPPER|SECRET|API_KEY$/;
    expect(named(read('.env.example'), /^([A-Z_]+)=.+$/gm)).toEqual([]);
    const required = named(compose, /\$\{([A-Z_]+):\?/g);
    const defaulted = named(compose, /\$\{([A-Z_]+):-[^}]/g);
    expect(required).toEqual(
      expect.arrayContaining(['API_KEY_PEPPER', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD']),
    );
    expect(defaulted.filter((name) => secret.test(name))).toEqual([]);
  });

  it('give the owner of the database to migrations and administration alone', () => {
    const owners = Object.keys(services).filter(
      (name) => services[name]?.environment?.['MIGRATION_DATABASE_URL'],
    );
    expect(owners.sort()).toEqual(['migrate', 'tenure']);
  });

  it('keep queued work in Redis', () => {
    const command = services['redis']?.command?.join(' ');
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
  });
});
