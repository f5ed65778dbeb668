import type { ModelVersionsRepository } from '../../db/records/model-versions.repository';
import { newEvent } from '../../webhooks/events/new-event';
import { MODEL_NAMES, type ModelName } from './model-versions';

/** Events of one batch: those of half as many tenants. */
const BATCH_SIZE = 1_000;

/**
 * Tells every tenant once about each new version of a model. Processes of two releases may run at the same time during a
 * deployment; each version is announced when the first process with it runs.
 */
export class AnnounceModelsService {
  constructor(
    private readonly versions: ModelVersionsRepository,
    private readonly models: Readonly<Record<ModelName, string>>,
    private readonly batchSize = BATCH_SIZE,
  ) {}

  /** Returns the number of events. */
  async run(signal?: AbortSignal): Promise<number> {
    await this.versions.register(this.models);
    let total = 0;
    for (const row of await this.versions.unannounced()) {
      const model = MODEL_NAMES.find((name) => name === row.model);
      // A process of a later release announces its own models.
      if (!model || row.previous_version === null) continue;
      const data = {
        model,
        version: row.version,
        previousVersion: row.previous_version,
        firstUsedAt: row.first_used_at.toISOString(),
        changelogPath: '/docs/changelog',
      };
      for (;;) {
        const events = Array.from({ length: this.batchSize }, () => newEvent('model.updated', data));
        const written = await this.versions.announce(
          row,
          events.map(({ eventId }) => eventId),
          data,
        );
        total += written;
        if (written < this.batchSize || signal?.aborted) break;
      }
    }
    return total;
  }
}
