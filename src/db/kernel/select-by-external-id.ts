import { prepareStatement, type Executor, type Statement } from './statement';

const ENABLE_SORT = prepareStatement(`SELECT set_config('enable_sort', :value, true)`);

/**
 * Finds rows by their external ids through the index of external ids. The planner knows nothing of a table that grows within
 * minutes, and would read all rows of the tenant through an index of their times. While sorting is off, only the index of
 * external ids has the order that the statement asks for. Call within a transaction, for each external id with the
 * conditions `external_id >= x AND external_id <= x ORDER BY external_id LIMIT 1`.
 */
export async function selectByExternalId<Row>(executor: Executor, statement: Statement): Promise<Row[]> {
  const [, rows] = await Promise.all([
    executor.rows(ENABLE_SORT({ value: 'off' })),
    executor.rows<Row>(statement),
    executor.rows(ENABLE_SORT({ value: 'on' })),
  ]);
  return rows;
}
