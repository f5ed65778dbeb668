import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { tokenizeLine } from '../../src/domain/parsing/resume/tagger/words';
import type { WordClassData } from '../../src/domain/parsing/resume/tagger/word-classes';
import { cluster } from './word-classes/cluster';
import { countNeighbours } from './word-classes/co-occurrence';
import { workTexts } from './word-classes/texts';
import { wordVectors } from './word-classes/word-vectors';

/** Clusters words of work-related texts into classes of similar use, without labels, for the tagger. */

const SIZES = [600, 150, 40] as const;

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
  if (values.data === undefined || values.out === undefined)
    throw new Error('--data <folder of labelled sets> --out <file>');
  const lines = workTexts(values.data).map((line) => tokenizeLine(line).map(({ lower }) => lower));
  const neighbours = countNeighbours(lines);
  const vectors = wordVectors(neighbours);
  const classes = SIZES.map((size) => cluster(vectors, size, size));
  const members = Array.from({ length: SIZES[0] }, (): string[] => []);
  neighbours.words.forEach((word, at) => members[classes[0]![at]!]!.push(word));
  const data: WordClassData = {
    words: members.map((words) => words.join(' ')),
    wider: [classes[1]!, classes[2]!].map((wide) =>
      members.map((_, fine) => mostCommon(wide.filter((_class, at) => classes[0]![at] === fine))),
    ),
  };
  fs.writeFileSync(values.out, `${JSON.stringify(data)}\n`);
  console.log(
    `${lines.length} lines, ${neighbours.words.length} words, ${fs.statSync(values.out).size} bytes`,
  );
}

function mostCommon(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

main();
