import { UPKEEP_DATABASE } from '../../../src/compose/upkeep-database';
import { MAINTENANCE_UNITS } from '../../../src/services/maintenance/maintenance-unit';

/** Connections of the erasures beyond the one of every task, which run four passes at the same time. */
const FURTHER_CONNECTIONS = 3;

test('a maintenance task that waits for a connection gets one, even if every statement runs into its time limit', () => {
  const { poolSize, statementTimeoutMs, acquireTimeoutMs } = UPKEEP_DATABASE;
  const wanted = Object.keys(MAINTENANCE_UNITS).length + FURTHER_CONNECTIONS;
  const statementsBefore = Math.ceil(wanted / poolSize) - 1;
  expect(acquireTimeoutMs).toBeGreaterThan(statementsBefore * statementTimeoutMs);
});
