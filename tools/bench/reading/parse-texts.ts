import { createHash } from 'node:crypto';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';
import { planDocument, renderOffline } from '../../synthetic/make-document';
import { percentile, spread, type Spread } from '../statistics';

export interface ParseTextsReport {
  /** Bytes of a text. */
  bytes: number;
  /** Texts of a round. */
  texts: number;
  rounds: number;
  /** Processor time in milliseconds per text, over the rounds. */
  textMs: Spread;
  /** 95th percentile of all texts. */
  p95Ms: number;
  /** Processor time of the yardstick in milliseconds. */
  yardstickMs: Spread;
  /** Time of a text divided by that of the yardstick: compares builds on machines of different speed. */
  ratio: Spread;
}

const SEED = 611;
const TEXTS_PER_ROUND = 40;
const WARM_UP_ROUNDS = 3;
/** The yardstick is the SHA-256 hash of this many bytes. */
const YARDSTICK_BYTES = 32 * 1024 * 1024;
const TODAY = '2026-06-01';

/** Measures the processor time of parsing generated plain-text resumes of a size, in turns with a yardstick. */
export async function benchParseTexts(
  bytes: number,
  rounds: number,
  say: (line: string) => void,
): Promise<ParseTextsReport> {
  const unread = await textsOfSize(bytes, TEXTS_PER_ROUND * (rounds + WARM_UP_ROUNDS));
  const yardstick = Buffer.alloc(YARDSTICK_BYTES, 'resume');
  unread.splice(0, TEXTS_PER_ROUND * WARM_UP_ROUNDS).forEach(parse);
  const times: { text: number; yardstick: number }[] = [];
  const each: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const hashed = cpuOf(() => createHash('sha256').update(yardstick).digest());
    const parsed = unread.splice(0, TEXTS_PER_ROUND).map((text) => cpuOf(() => parse(text)));
    each.push(...parsed);
    times.push({ text: parsed.reduce((sum, ms) => sum + ms, 0) / parsed.length, yardstick: hashed });
    say(`round ${round} of ${rounds} done`);
  }
  return {
    bytes,
    texts: TEXTS_PER_ROUND,
    rounds,
    textMs: spread(times.map(({ text }) => text)),
    p95Ms: percentile(each, 0.95),
    yardstickMs: spread(times.map((time) => time.yardstick)),
    ratio: spread(times.map((time) => time.text / time.yardstick)),
  };
}

function parse(text: string): void {
  parseResume(layoutFromText(text), { today: TODAY, language: null });
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Texts of generated resumes, cut at the end of a line. Each is parsed once, so that no cache answers. */
async function textsOfSize(bytes: number, count: number): Promise<string[]> {
  const texts: string[] = [];
  let number = 0;
  while (texts.length < count) {
    let text = '';
    while (Buffer.byteLength(text) < bytes) {
      text += `${(await renderOffline(planDocument(SEED, number, ['txt']))).toString()}\n`;
      number += 1;
    }
    texts.push(text.slice(0, text.lastIndexOf('\n', bytes)));
  }
  return texts;
}
