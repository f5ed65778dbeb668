import { loadTypeScript } from '../lib/load-typescript.mjs';

/** Status and title of each problem code, and the advice for it. */
export const { PROBLEM_CODES } = loadTypeScript('src/platform/problem-codes.ts');
export const { PROBLEM_ADVICE } = loadTypeScript('src/http/errors/problem-advice.ts');
