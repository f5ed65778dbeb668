#!/usr/bin/env node
/**
 * Fits the weights of the comparison of candidates on invented people and prints how it does on others:
 *
 *   npm run fit:duplicates                          writes the weights that the service uses
 *   npm run fit:duplicates -- --dry                 prints only
 *   npm run fit:duplicates -- --measure             measures the weights that the service uses
 *   npm run fit:duplicates -- --people 100000       with this many people
 */
import { runCompiledTool } from '../lib/run-compiled-tool.mjs';

await runCompiledTool('duplicates');
