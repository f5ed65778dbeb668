import model from '../data/roles.json';
import { RoleModel } from './role-model';

let roleModel: RoleModel | undefined;

/** Returns the role model of this release, loaded on first use. For its training data, see `docs/quality/training-data.md`. */
export function shippedRoleModel(): RoleModel {
  roleModel ??= new RoleModel(model);
  return roleModel;
}
