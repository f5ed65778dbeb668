import path from 'node:path';
import { CommanderError } from 'commander';
import { ConfigError } from '../config/config';
import { AppError } from '../platform/app-error';
import { errorSentence, ServiceUnreachableError } from './api-client';
import { ChecksFailedError, UsageError } from './command-runner';

/** Exit codes for scripts: success, failure, invalid command line, and service unavailable (worth a retry). */
export const EXIT_CODES = { done: 0, failed: 1, usage: 2, away: 3 } as const;

/** How a failed command ends. */
export interface Failure {
  code: number;
  /** Message to print; null if it was already printed. */
  sentence: string | null;
}

const NO_CONNECTION = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'];
const SEE_DOCTOR = 'Run "npm run tenure -- doctor" to find and fix the problem.';
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'the path is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Converts an error into a message and an exit code. Shows only messages written for people: messages of a database
 * contain statements and values, and those of bugs could contain anything.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ChecksFailedError) return { code: EXIT_CODES.failed, sentence: null };
  // Commander has already printed the error. Its exit code is 0 for --help and 1 for every invalid line.
  if (error instanceof CommanderError) {
    return { code: error.exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.usage, sentence: null };
  }
  if (error instanceof UsageError) return { code: EXIT_CODES.usage, sentence: error.message };
  if (error instanceof ServiceUnreachableError) return { code: EXIT_CODES.away, sentence: error.message };
  return { code: EXIT_CODES.failed, sentence: sentenceOf(error) };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return `${error.message}\nRun it as "npm run tenure -- <command>", which loads the settings.`;
  }
  if (error instanceof AppError) {
    const fields = error.errors?.map(({ pointer, message }) => `\n  ${pointer}: ${message}`) ?? [];
    return `${error.message} (${error.code})${fields.join('')}`;
  }
  const refusal = errorSentence(error);
  if (refusal !== null) return refusal;
  if (!(error instanceof Error)) return unexpected('of an unknown type', undefined);
  const code = 'code' in error ? String(error.code) : '';
  if (NO_CONNECTION.includes(code) || error.name === 'KnexTimeoutError') {
    return `a store does not respond. ${SEE_DOCTOR}`;
  }
  if (/^[0-9A-Z]{5}$/.test(code) && 'severity' in error) return databaseSentence(code);
  const fileFault = FILE_FAULTS[code];
  if (fileFault !== undefined && 'path' in error)
    return `${String(error.path)} cannot be used: ${fileFault}.`;
  // The message contains the line of the file and the error.
  if (code.startsWith('CSV_')) return `the file is not valid CSV: ${error.message}`;
  return unexpected(error.name, error.stack);
}

/** Message by the class of the SQLSTATE, its first two characters. */
function databaseSentence(state: string): string {
  const code = `(SQLSTATE ${state})`;
  switch (state.slice(0, 2)) {
    case '08':
    case '53':
    case '57':
      return `the database is temporarily unavailable ${code}. ${SEE_DOCTOR}`;
    case '22':
    case '23':
      return `the database rejects these values ${code}. Nothing was changed.`;
    case '28':
    case '3D':
      return `the database denies access to this command ${code}. ${SEE_DOCTOR}`;
    case '40':
    case '55':
      return `another command changed the same records at the same time ${code}. Run it again.`;
    case '42':
      return `the database schema does not match this release ${code}. Run "npm run tenure -- migrate", then retry.`;
    default:
      return `the database reports an error ${code}. ${SEE_DOCTOR}`;
  }
}

/** Shows where a bug occurred, without its message, which could contain values. */
function unexpected(kind: string, stack: string | undefined): string {
  const place = /\(?([^\s()]+:\d+):\d+\)?$/.exec(
    stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '',
  );
  const where = place?.[1] ? ` at ${path.basename(place[1])}` : '';
  return `the command failed unexpectedly (${kind}${where}). Please report this with the command line.`;
}
