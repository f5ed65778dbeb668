#!/usr/bin/env node
/**
 * Draws the images of docs/how-reading-works.md: three difficult resumes of fictional people, without and with a box
 * around each parsed field. Requires Chromium on PATH, like `npm run synthetic`:
 *
 *   node tools/reading-pictures.mjs docs/images
 */
import { runCompiledTool } from './lib/run-compiled-tool.mjs';

await runCompiledTool('reading-pictures', { generate: false });
