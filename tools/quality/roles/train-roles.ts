import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROLES, type Role } from '../../../src/domain/parsing/resume/roles/role';
import { RoleModel, type RoleModelData } from '../../../src/domain/parsing/resume/roles/role-model';
import { RoleField } from './role-field';
import type { LabelledRoles } from './role-labels';
import { corpusRoles, generatedRoles } from './role-sources';

/**
 * Trains the role model on corpora of labelled texts, by default those beside this file, and on generated texts. With
 * --test, prints precision and recall by role on another corpus.
 */

const EPOCHS = 6;
/** A text of a corpus counts as often as this number of generated ones. */
const WEIGHT_OF_CORPUS = 3;
const SEED = 6201;

const CORPORA = path.join(process.cwd(), 'tools', 'quality', 'roles', 'corpora');

function corpora(): string[] {
  return fs
    .readdirSync(CORPORA)
    .sort()
    .map((name) => path.join(CORPORA, name));
}

interface Source {
  texts: LabelledRoles[];
  weight: number;
}

function train(sources: readonly Source[]): RoleModelData {
  const field = new RoleField();
  const texts = sources.flatMap(({ texts: own, weight }) => Array.from({ length: weight }, () => own).flat());
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffled(texts.length, epoch)) field.learn(texts[at]!.sequence);
  return field.toData();
}

function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = 12345 + seed * 7919;
  for (let at = length - 1; at > 0; at--) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}

function report(model: RoleModel, texts: readonly LabelledRoles[], verbose: boolean): void {
  const counts = new Map<Role, [number, number, number]>(ROLES.map((role) => [role, [0, 0, 0]]));
  for (const { lines, roles } of texts) {
    model.rate(lines).forEach((piece, at) => {
      const wanted = roles[at] as Role;
      if (piece.role === wanted) counts.get(wanted)![0]++;
      else {
        counts.get(piece.role)![1]++;
        counts.get(wanted)![2]++;
      }
      if (verbose)
        console.log(
          `${piece.at === 0 ? '\n' : ''}  ${piece.role === wanted ? ' ' : '!'} ${wanted.padEnd(14)} ${piece.role.padEnd(14)} ${piece.probability.toFixed(2)} ${piece.text}`,
        );
    });
  }
  for (const [role, [tp, fp, fn]] of counts)
    console.log(
      `  ${role.padEnd(14)} ${String(tp + fn).padStart(5)}  precision ${(tp / (tp + fp)).toFixed(3)} recall ${(tp / (tp + fn)).toFixed(3)}`,
    );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', multiple: true, default: corpora() },
      test: { type: 'string', multiple: true, default: [] },
      generated: { type: 'string', default: '400' },
      out: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const labelled = values.corpus.map((file) => ({
    texts: corpusRoles(path.resolve(file)),
    weight: WEIGHT_OF_CORPUS,
  }));
  const generated = { texts: await generatedRoles(SEED, Number(values.generated)), weight: 1 };
  const data = train([...labelled, generated]);
  const model = new RoleModel(data);
  for (const file of values.test) {
    console.log(file);
    report(model, corpusRoles(path.resolve(file)), values.verbose);
  }
  if (values.out !== undefined) fs.writeFileSync(values.out, JSON.stringify(data));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
