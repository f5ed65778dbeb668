import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../../src/documents/read-document';
import { projectRoot } from '../../../src/embedded/project';
import { median, spread, type Spread } from '../statistics';
import type { ArmCommand, ArmReply } from './arm-messages';

export interface ParseCpuReport {
  /** Number of files with a text layer. Scans are left out. */
  files: number;
  leftOut: number;
  rounds: number;
  /** Processor time per file from bytes to JSON. */
  serviceMs: number;
  /** Processor time per file of text extraction by the library alone. */
  libraryMs: number;
  /** Time of the service divided by that of the library. Target: at most 1.3. */
  ratio: Spread;
}

/** Parses of every file before the measurement, so that compilation is not counted. */
const WARM_UP = 15;
const PER_ROUND = 5;

/** Compares the processor time of parsing text PDFs with extracting their text with the same library, in turns. */
export async function benchParseCpu(
  folder: string,
  rounds: number,
  say: (line: string) => void,
): Promise<ParseCpuReport> {
  const { files, leftOut } = await textPdfs(path.resolve(folder));
  if (files.length === 0) throw new Error(`There is no PDF with a text layer in ${folder}.`);
  const arms = await Promise.all(['service', 'library'].map((name) => startArm(name, files)));
  const [service, library] = arms as [Arm, Arm];
  try {
    for (const arm of arms) await arm.ask({ rounds: WARM_UP });
    const times: { service: number; library: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const first = round % 2 === 0 ? library : service;
      const second = first === service ? library : service;
      const [one, two] = [await first.ask({ rounds: PER_ROUND }), await second.ask({ rounds: PER_ROUND })];
      times.push(first === service ? { service: one, library: two } : { service: two, library: one });
      say(`round ${round} of ${rounds} done`);
    }
    const perFile = (pick: (time: (typeof times)[number]) => number): number =>
      median(times.map(pick)) / PER_ROUND / files.length;
    return {
      files: files.length,
      leftOut,
      rounds,
      serviceMs: perFile((time) => time.service),
      libraryMs: perFile((time) => time.library),
      ratio: spread(times.map((time) => time.service / time.library)),
    };
  } finally {
    for (const arm of arms) arm.child.kill();
  }
}

async function textPdfs(folder: string): Promise<{ files: string[]; leftOut: number }> {
  const files: string[] = [];
  let leftOut = 0;
  for (const name of fs.readdirSync(folder).sort()) {
    if (!name.toLowerCase().endsWith('.pdf')) continue;
    const file = path.join(folder, name);
    // No page may be recognized here, because OCR would take longer than the measurement.
    const limits = { visionPages: 0 };
    const options = { declaredType: null, fileName: null, limits };
    const read = await readDocument(fs.readFileSync(file), options).catch(() => null);
    const whole = read?.warnings.every(({ code }) => code !== 'truncated_pages') ?? false;
    if (whole) files.push(file);
    else leftOut += 1;
  }
  return { files, leftOut };
}

interface Arm {
  child: ChildProcess;
  ask(command: ArmCommand): Promise<number>;
}

async function startArm(name: string, files: string[]): Promise<Arm> {
  const file = path.join(projectRoot, 'dist', 'tools', 'bench', 'reading', `${name}-arm.js`);
  const child = fork(file);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the measuring process ended with ${String(code)}`);
  });
  // A pending reply reports the error; without one, the end of the process is not a failure.
  ended.catch(() => undefined);
  const reply = async (): Promise<number> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [ArmReply];
    if ('error' in message) throw new Error(message.error);
    return message.cpuMs;
  };
  const ask = (command: ArmCommand): Promise<number> => {
    child.send(command);
    return reply();
  };
  await reply();
  await ask({ files });
  return { child, ask };
}
