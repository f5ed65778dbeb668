#!/usr/bin/env node
/**
 * Parses corrupted variants of documents and reports crashes, hangs and memory use; the same seed gives the same variants:
 *
 *   npm run fuzz -- --documents <folder> [--variants 5000] [--seed 7]
 *
 * The folder contains up to ten files of any supported format; `npm run synthetic` writes such files. Half of the
 * variants have corrupted bytes, the other half a corrupted structure of their format; those of a text have other marks,
 * lines and order. Each file is parsed as a resume and as a posting in turns. `--only 12,40` parses only those variants,
 * `--from 1000` starts at that number.
 */
import { runCompiledTool } from './lib/run-compiled-tool.mjs';

await runCompiledTool('fuzz', { generate: false });
