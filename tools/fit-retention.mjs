#!/usr/bin/env node
/**
 * Fits the retention model and prints its reference scores:
 *
 *   npm run fit:retention -- --data FOLDER         writes the coefficients that the service uses
 *   npm run fit:retention -- --data FOLDER --dry   prints only
 */
import { runCompiledTool } from './lib/run-compiled-tool.mjs';

await runCompiledTool('retention');
