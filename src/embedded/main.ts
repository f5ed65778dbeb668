/** The exports that the commands in tools/ use. */
export { dataFolders } from './home';
export { NODE_FLAGS } from '../platform/node-flags';
export { freePort, isPortFree } from './processes';
export { projectRoot } from './project';
export { readableLogLine } from './readable-log';
export { appRole, ensureAppRole } from './roles';
export { newSecrets } from './secrets';
export { migrateStores, serviceEnvironment, startService, acquireStores } from './service';
export { stopAbandonedStores } from './stores';
export { startThrowawayStores } from './throwaway';
