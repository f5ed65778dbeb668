import type { RoleModelData } from '../../../src/domain/parsing/resume/roles/role-model';
import { RoleField } from './role-field';
import type { LabelledRoles } from './role-labels';

const EPOCHS = 6;
/** A text of a corpus counts as often as this number of generated ones. */
export const WEIGHT_OF_CORPUS = 3;
/** Seed of the generated texts that the role model learns from. */
export const ROLE_SEED = 6201;

/** Labelled texts and how often each counts. */
interface RoleSource {
  texts: LabelledRoles[];
  weight: number;
}

/** Trains a role model. */
export function trainRoleModel(sources: readonly RoleSource[]): RoleModelData {
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
