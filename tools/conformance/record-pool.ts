import type { Random } from '../synthetic/random';

const MAX_IDS = 200;
const ID_NAMES = [
  'candidateId',
  'jobId',
  'matchId',
  'placementId',
  'operationId',
  'subscriptionId',
  'deliveryId',
  'linkId',
];

/** Ids of existing records by the name of the member or parameter that contains them. */
export class RecordPool {
  private readonly ids = new Map<string, string[]>();

  add(name: string, id: string): void {
    if (!ID_NAMES.includes(name)) return;
    const list = this.ids.get(name) ?? [];
    this.ids.set(name, list);
    if (list.includes(id)) return;
    list.push(id);
    if (list.length > MAX_IDS) list.shift();
  }

  any(name: string, random: Random): string | undefined {
    const list = this.ids.get(name) ?? [];
    return list.length === 0 ? undefined : random.pick(list);
  }

  all(name: string): readonly string[] {
    return this.ids.get(name) ?? [];
  }

  forget(name: string, id: string): void {
    this.ids.set(
      name,
      this.all(name).filter((each) => each !== id),
    );
  }
}
