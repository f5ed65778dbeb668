import fs from 'node:fs';
import path from 'node:path';
import { readRows } from '../rows';

const POSTINGS = [
  'jd_armenian',
  'jd_emscad',
  'jd_google_quals',
  'jd_la_bulletins',
  'jd_nyc',
  'jd_waas',
] as const;

/** Lines of job postings and of O*NET's occupations and tools: work-related texts without resumes. */
export function workTexts(data: string): string[] {
  const within = (set: string, file: string): string => path.join(data, set, file);
  const texts = POSTINGS.flatMap((set) =>
    readRows<{ text: string }>(path.join(data, set), 'gold.jsonl').map(({ text }) => text),
  );
  for (const file of ['dev.json', 'train.json'])
    for (const { tokens } of readRows<{ tokens: string[] }>(path.join(data, 'jd_skillspan'), file))
      texts.push(tokens.join(' '));
  texts.push(fs.readFileSync(within('match_one_candidate', 'postings_labelled.csv'), 'utf8'));
  texts.push(...columns(within('onet', 'Occupation Data.txt'), [1, 2]));
  texts.push(...columns(within('onet', 'Tools Used.txt'), [1]));
  texts.push(...columns(within('onet', 'Technology Skills.txt'), [1]));
  const lines = texts.flatMap((text) => text.split(/[\r\n]+/)).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
}

function columns(file: string, wanted: number[]): string[] {
  const [, ...rows] = fs.readFileSync(file, 'utf8').split('\n');
  return rows.flatMap((row) => {
    const cells = row.split('\t');
    return wanted.flatMap((at) => cells[at] ?? []);
  });
}
