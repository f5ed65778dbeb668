import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../../src/embedded/project';

export interface GuideBlock {
  /** `sh`, `json`, `ts`, … */
  language: string;
  code: string;
  /** Heading of the section that contains the block. */
  heading: string;
}

/** The code blocks of a page in order. */
export function codeBlocks(page: string): GuideBlock[] {
  const text = fs.readFileSync(path.join(projectRoot, page), 'utf8');
  const blocks: GuideBlock[] = [];
  let heading = '';
  for (const [, title, language, code] of text.matchAll(/^#+ (.+)$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else blocks.push({ language: language ?? '', code: code ?? '', heading });
  }
  return blocks;
}

/** The first code block under a heading. Throws if there is none. */
export function codeUnder(page: string, heading: string, language?: string): string {
  const block = codeBlocks(page).find(
    (each) => each.heading === heading && (language === undefined || each.language === language),
  );
  if (!block) throw new Error(`${page} has no code under ${heading}`);
  return block.code;
}

/** Whether a program is installed on this machine. */
export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}

/** Runs `work` with a temporary folder and deletes the folder afterwards. */
export function withTempFolder<T>(work: (folder: string) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-guide-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
