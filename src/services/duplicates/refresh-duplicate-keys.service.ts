import type { OutdatedDuplicateKeysRepository } from '../../db/records/candidate-duplicate-keys.repository';
import { DUPLICATE_KEY_VERSION, duplicateKeys } from '../../domain/duplicates/duplicate-keys';
import { identityFeatures } from '../../domain/duplicates/identity-features';
import { searchPoint } from '../../domain/search/near';
import { fieldsOfRow, searchWordsOf } from '../candidates/candidate-record';

const BATCH_SIZE = 200;

/** Writes the keys and the search words of candidates that an earlier release has written. */
export class RefreshDuplicateKeysService {
  constructor(private readonly keys: Pick<OutdatedDuplicateKeysRepository, 'list' | 'replace'>) {}

  /** Returns the number of candidates. */
  async run(signal?: AbortSignal): Promise<number> {
    let total = 0;
    for (;;) {
      const rows = await this.keys.list(DUPLICATE_KEY_VERSION, BATCH_SIZE);
      for (const row of rows) {
        if (signal?.aborted) return total;
        const fields = fieldsOfRow(row);
        await this.keys.replace(row, {
          keys: duplicateKeys(identityFeatures(fields)),
          words: searchWordsOf([fields]),
          point: searchPoint(fields.location),
          version: DUPLICATE_KEY_VERSION,
        });
        total += 1;
      }
      if (rows.length < BATCH_SIZE) return total;
    }
  }
}
