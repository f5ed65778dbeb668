import type { ApiKeysService } from '../services/access/keys/api-keys.service';
import type { TenantsService } from '../services/access/tenants.service';
import type { ImpactExtractService } from '../services/impact/impact-extract.service';
import type { TaxonomyImportService } from '../services/skills/taxonomy-import.service';
import type { TenantLinksService } from '../services/links/tenant-links.service';
import type { UsersService } from '../services/access/users.service';

/** Services that the commands call. The session composes them for a command and closes them afterwards. */
export interface Admin {
  readonly tenants: Pick<TenantsService, 'create' | 'list' | 'get' | 'suspend' | 'resume' | 'set'>;
  readonly keys: Pick<ApiKeysService, 'create' | 'list' | 'rotate' | 'revoke' | 'disable' | 'enable'>;
  readonly links: Pick<TenantLinksService, 'list' | 'request' | 'accept' | 'revoke'>;
  readonly users: Pick<UsersService, 'create' | 'list' | 'setPassword'>;
  readonly taxonomies: Pick<TaxonomyImportService, 'import' | 'releases'>;
  readonly impactExtracts: Pick<ImpactExtractService, 'lines'>;
  close(): Promise<void>;
}
