import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isBegin, kindOfTag, SPAN_KINDS, type SpanKind } from '../../src/domain/parsing/resume/tagger/tags';
import { readRows } from './rows';
import { exampleOf, type LabelledText } from './tagger-examples';
import { FOLDS, foldTaggers, tagSpans, trainTagger } from './tagger-training';

/** Trains the resume tagger on labelled texts and prints its cross-validated scores. */

function spans(tags: number[]): Set<string> {
  const spanKeys = new Set<string>();
  for (let at = 0; at < tags.length; at++) {
    if (!isBegin(tags[at] as number)) continue;
    let end = at;
    while (tags[end + 1] === (tags[at] as number) + 1) end++;
    spanKeys.add(keyOf(kindOfTag(tags[at] as number) as SpanKind, at, end));
  }
  return spanKeys;
}

function keyOf(kind: SpanKind, from: number, to: number): string {
  return `${kind}:${from}:${to}`;
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
  if (values.data === undefined) throw new Error('--data <folder of labelled sets> [--out <file>]');
  const examples = readRows<LabelledText>(path.join(values.data, 'resume_dotin'), 'gold.jsonl').map(
    exampleOf,
  );
  const counts = new Map<string, [number, number, number]>(SPAN_KINDS.map((kind) => [kind, [0, 0, 0]]));
  const taggers = foldTaggers(examples);
  examples.forEach((example, index) => {
    const tagger = taggers[index % FOLDS];
    if (!tagger) return;
    const given = new Set(tagSpans(tagger, example).map(({ kind, from, to }) => keyOf(kind, from, to)));
    const wanted = spans(example.gold);
    for (const span of given)
      (counts.get(span.split(':')[0] as string) as number[])[wanted.has(span) ? 0 : 1]!++;
    for (const span of wanted)
      if (!given.has(span)) (counts.get(span.split(':')[0] as string) as number[])[2]!++;
  });
  console.log(`cross-validated by document, ${examples.length} documents, ${FOLDS} folds, exact spans`);
  for (const [kind, [tp, fp, fn]] of counts) {
    const f1 = (2 * tp) / (2 * tp + fp + fn);
    console.log(
      `  ${kind.padEnd(10)} precision ${(tp / (tp + fp)).toFixed(3)} recall ${(tp / (tp + fn)).toFixed(3)} f1 ${f1.toFixed(3)}`,
    );
  }
  if (values.out === undefined) return;
  const model = trainTagger(examples);
  fs.writeFileSync(values.out, JSON.stringify(model));
  console.log(
    `${values.out}: ${Object.keys(model.features).length} features, ${fs.statSync(values.out).size} bytes`,
  );
}

main();
