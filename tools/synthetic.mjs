#!/usr/bin/env node
/**
 * Writes resumes of fictional people with their expected parse results; the same seed gives the same files:
 *
 *   npm run synthetic -- --out <folder> --count 300 --seed 7 [--formats pdf,docx,txt,scan]
 *
 * The folder contains files/, truth/ (the complete expected result of the parser) and gold.jsonl in the format of the
 * other quality sets. `npm run bench:quality` measures it as the folder `generated` of a data folder. PDF files and
 * scans require Chromium on PATH.
 */
import { runCompiledTool } from './lib/run-compiled-tool.mjs';

await runCompiledTool('synthetic', { generate: false });
