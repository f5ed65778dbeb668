import type { DeletedObjectsRepository } from '../../db/operations/deleted-objects.repository';
import type { S3Bucket } from '../../objects/s3-bucket';
import type { Clock } from '../../platform/clock';
import { eachItem, type ItemFaults } from '../maintenance/each-item';
import type { MaintenanceResult } from '../maintenance/maintenance-result';
import { MAINTENANCE_UNITS } from '../maintenance/maintenance-unit';
import { DOCUMENTS_FOLDER } from './s3-document-store';

const BATCH_SIZE = 200;
const CONCURRENT_DELETIONS = 8;
/** Far longer than a request takes between storing an object and committing the row that names it. */
const GRACE_PERIOD_MS = 60 * 60_000;

const NO_WORK: MaintenanceResult = { rows: 0, failedItems: 0, failureCode: null };

/**
 * Deletes objects: those of deleted documents, and those that no row names because a process ended between storing an
 * object and committing its row. Without an object store, both methods do nothing.
 */
export class ObjectCleanupService {
  constructor(
    private readonly bucket: Pick<S3Bucket, 'delete' | 'list' | 'check'> | null,
    private readonly objects: DeletedObjectsRepository,
    private readonly faults: ItemFaults,
    private readonly clock: Clock,
    private readonly gracePeriodMs = GRACE_PERIOD_MS,
  ) {}

  /** Deletes the objects of deleted documents. Rejects as a whole while the store is unavailable. */
  async deleteObjects(signal?: AbortSignal): Promise<MaintenanceResult> {
    const { bucket } = this;
    if (!bucket) return NO_WORK;
    const total = { ...NO_WORK };
    if (!(await this.objects.isAnyDue())) return total;
    // Checked before objects are claimed: an outage delays no object beyond its end.
    await bucket.check();
    for (;;) {
      const keys = await this.objects.claim(BATCH_SIZE);
      const lanes = Array.from({ length: CONCURRENT_DELETIONS }, (_lane, lane) =>
        keys.filter((_key, index) => index % CONCURRENT_DELETIONS === lane),
      );
      const unit = { unit: MAINTENANCE_UNITS.documentObjects.name, faults: this.faults };
      const results = await Promise.all(
        lanes.map((lane) =>
          eachItem(
            unit,
            lane,
            (key) => key,
            (key) => this.deleteObject(bucket, key),
          ),
        ),
      );
      for (const result of results) {
        total.rows += result.rows;
        total.failedItems += result.failedItems;
        total.failureCode = result.failureCode ?? total.failureCode;
      }
      if (keys.length < BATCH_SIZE || signal?.aborted) return total;
    }
  }

  /** Deletes objects older than the grace period that no row names. Returns their number. */
  async deleteOrphans(signal?: AbortSignal): Promise<number> {
    if (!this.bucket) return 0;
    const before = this.clock.now().getTime() - this.gracePeriodMs;
    let deleted = 0;
    let next: string | null = null;
    do {
      const page = await this.bucket.list(DOCUMENTS_FOLDER, next);
      const old = page.objects.filter(({ modifiedAt }) => modifiedAt.getTime() <= before);
      for (const key of await this.objects.withoutRow(old.map(({ key }) => key))) {
        await this.bucket.delete(key);
        deleted += 1;
      }
      next = page.next;
    } while (next !== null && !signal?.aborted);
    return deleted;
  }

  private async deleteObject(bucket: Pick<S3Bucket, 'delete'>, key: string): Promise<number> {
    await bucket.delete(key);
    await this.objects.forget(key);
    return 1;
  }
}
