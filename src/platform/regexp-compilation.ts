import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 compile each regular expression to machine code at its first use. By default V8 interprets an expression at
 * first and, in a process that already holds many compiled ones, goes on interpreting those it meets later. A process that
 * parses resumes and postings then takes about twice the time for a posting. Applies to all threads of the process.
 */
export function compileRegExpsAtFirstUse(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
