import { loadTypeScript } from '../lib/load-typescript.mjs';

/** Code to status and title, and code to what to do about it. */
export const { PROBLEM_CODES } = loadTypeScript('src/platform/problem-codes.ts');
export const { PROBLEM_ADVICE } = loadTypeScript('src/http/errors/problem-advice.ts');
