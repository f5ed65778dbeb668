import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, freePort } from '../processes';
import type { RedisBinary } from './redis-binary';

export interface RedisOptions {
  /** Folder of the server, created if missing. */
  home: string;
  password: string;
  binary: RedisBinary;
  /** Any free port if 0 or omitted. */
  port?: number;
  /** If true, there is no append-only file, and queued tasks are lost when the server stops. */
  throwaway?: boolean;
  /** If true, the server is a node of a cluster. Its peers connect to the port plus 10,000. */
  cluster?: boolean;
}

export interface RunningRedis {
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const startAttempts = 3;
/** After this time without a response, the other nodes of a cluster consider a node down. */
const NODE_TIMEOUT_MS = 2_000;

/** Starts a persistent Redis (append-only file, no eviction) that listens only on this machine. */
export async function startRedis(options: RedisOptions): Promise<RunningRedis> {
  const data = path.join(options.home, 'redis');
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port || (await freePort());
    try {
      const pid = await launch(options, data, port);
      return runningRedis(pid, port, options.password);
    } catch (error) {
      const isPortTaken = error instanceof Error && error.message.includes('Address already in use');
      if (!isPortTaken || attempt === startAttempts) throw error;
    }
  }
}

/** Returns the handle of a running Redis, which this process or a killed one has started. */
export function runningRedis(pid: number, port: number, password: string): RunningRedis {
  return {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/0`,
    port,
    pid,
    stop: () => endProcess(pid, 'SIGTERM', 'SIGKILL', 10_000),
  };
}

/** True if a Redis with this password responds on this port. */
export function isRedisReady(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    const finish = (isReady: boolean): void => {
      socket.destroy();
      resolve(isReady);
    };
    socket.setTimeout(2_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes('+PONG')) finish(true);
      else if (received.includes('-')) finish(false);
    });
  });
}

async function launch(options: RedisOptions, data: string, port: number): Promise<number> {
  const settingsFile = path.join(options.home, 'redis.conf');
  const logFile = path.join(options.home, 'redis.log');
  // The file contains the password. Every user of the machine could read it in the arguments.
  fs.rmSync(settingsFile, { force: true });
  fs.writeFileSync(settingsFile, settingsOf(options, data, port), { mode: 0o600 });
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = spawn(options.binary.program, [settingsFile], {
    env: options.binary.env,
    cwd: '/',
    stdio: ['ignore', log, log],
    // A separate process group: Ctrl-C reaches only this process, which stops the stores last.
    detached: true,
  });
  fs.closeSync(log);
  child.unref();
  const failed = new Promise<never>((_resolve, reject) => void child.once('error', reject));
  await Promise.race([untilReady(child, port, options.password, logFile), failed]);
  return child.pid as number;
}

function settingsOf(options: RedisOptions, data: string, port: number): string {
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    'protected-mode yes',
    `requirepass ${options.password}`,
    `dir ${JSON.stringify(data)}`,
    'daemonize no',
    'save ""',
    `appendonly ${options.throwaway ? 'no' : 'yes'}`,
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    ...(options.cluster ? ['cluster-enabled yes', `cluster-node-timeout ${NODE_TIMEOUT_MS}`] : []),
    '',
  ].join('\n');
}

async function untilReady(
  child: ChildProcess,
  port: number,
  password: string,
  logFile: string,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isRedisReady(port, password))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`Redis did not start:\n${fs.readFileSync(logFile, 'utf8').slice(-1500).trim()}`);
    }
    if (Date.now() > deadline) throw new Error(`Redis did not respond within a minute. See ${logFile}.`);
    await delay(15);
  }
}
