#!/usr/bin/env node
/**
 * Measures parsing, matching and forecasting on labelled sets:
 *
 *   npm run bench:quality -- --data FOLDER            tables, compared with tools/quality/figures.json
 *   npm run bench:quality -- --data FOLDER --json     one object keyed by set, then by metric
 */
import { runCompiledTool } from './lib/run-compiled-tool.mjs';

await runCompiledTool('quality');
