#!/usr/bin/env node
/**
 * Computes the processes, processors, memory, connections and storage that a load requires, or simulates the queue of a
 * pool with the order of the real scheduler:
 *
 *   npm run plan -- --resumes-per-day 1000000 --scan-share .1 --peak 5
 *   npm run plan -- --simulate --tenants 1000 --tasks 1000000 --processes 8
 *   npm run plan -- --help             all options
 *
 * The service demands are those of tools/plan/demands.json, which `npm run bench -- --demands` writes.
 */
import { runCompiledTool } from '../lib/run-compiled-tool.mjs';

await runCompiledTool('plan', { generate: false });
