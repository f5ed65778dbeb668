import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROLES, type Role } from '../../../src/domain/parsing/resume/roles/role';
import { RoleModel } from '../../../src/domain/parsing/resume/roles/role-model';
import type { LabelledRoles } from './role-labels';
import { corpusRoles, generatedRoles } from './role-sources';
import { ROLE_SEED, trainRoleModel, WEIGHT_OF_CORPUS } from './role-training';

/**
 * Trains the role model on corpora of labelled texts, by default those beside this file, and on generated texts. With
 * --test, prints precision and recall by role on another corpus.
 */

const CORPORA = path.join(process.cwd(), 'tools', 'quality', 'roles', 'corpora');

function corpora(): string[] {
  return fs
    .readdirSync(CORPORA)
    .sort()
    .map((name) => path.join(CORPORA, name));
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
  const generated = { texts: await generatedRoles(ROLE_SEED, Number(values.generated)), weight: 1 };
  const data = trainRoleModel([...labelled, generated]);
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
