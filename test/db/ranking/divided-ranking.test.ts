import type { RankedCandidate } from '../../../src/domain/matching/ranking/search/top-k-search';
import { parseFound, serializeFound } from '../../../src/domain/matching/ranking/shards/found-candidates';
import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import type { Divide } from '../../../src/services/matching/ranking/search-parts';
import { SearchParts } from '../../../src/services/matching/ranking/search-parts';
import { ExpiredRowsRepository } from '../../../src/db/operations/expired-rows.repository';
import { cookProfile, helpIndex, newIndex, packAll, searchIndex } from '../../support/ranking/search-index';
import { addCandidate, type CandidateFields } from '../../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

const COUNT = 60;
const SHARD_SIZE = 5;

describe('a ranking that several processes search', () => {
  let tenants: TenantsOnDatabase;
  let organization: TenantScope;
  let ids: string[];

  const add = (number: number, fields: CandidateFields = {}) =>
    addCandidate(tenants.data, organization, { profile: cookProfile(number), ...fields });
  const query = <Row extends object>(sql: string, bindings: unknown[] = []) =>
    tenants.files.query<Row>(sql, bindings);
  const parts = () => tenants.data.of(organization).repositories.rankingParts;
  const change = (id: string, number: number) =>
    query(
      "UPDATE candidates SET profile = $2, updated_at = updated_at + interval '1 second' WHERE candidate_id = $1",
      [id, JSON.stringify(cookProfile(number))],
    );

  /** Divides searches into parts of one shard; `afterwards` runs before this process claims its first part. */
  const divide =
    (afterwards: (searchId: string, attempt: number) => Promise<unknown>): Divide =>
    async (shards) => {
      const searchId = newId();
      await parts().insert(
        searchId,
        shards.map(({ shardId, version }) => ({ shardIds: [shardId], versions: [version] })),
      );
      searchIds.push(searchId);
      await afterwards(searchId, searchIds.length);
      return new SearchParts(parts(), searchId, shards.length);
    };
  let searchIds: string[];
  const search = (divideSearch?: Divide, index = newIndex(organization)) =>
    searchIndex(tenants.data, organization, index, undefined, divideSearch);
  const pack = () => packAll(tenants.data, organization, undefined, SHARD_SIZE);

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
  });
  beforeEach(async () => {
    searchIds = [];
    organization = await tenants.newTenant('organization');
    ids = [];
    for (let number = 0; number < COUNT; number += 1) ids.push(await add(number));
    await pack();
  });
  afterAll(() => tenants.close());

  const help = (searchId: string, index = newIndex(organization)) =>
    helpIndex(tenants.data, organization, new SearchParts(parts(), searchId), index);

  it('gives the result of one process, and leaves no parts', async () => {
    const alone = await search();
    expect(alone.considered).toBe(COUNT);
    const helped: number[] = [];
    const divided = await search(divide(async (searchId) => helped.push(await help(searchId))));
    expect(helped).toEqual([COUNT / SHARD_SIZE]);
    expect(divided).toEqual(alone);
    expect(await query('SELECT FROM ranking_parts')).toEqual([]);

    const together = await search(
      divide(async (searchId) => {
        void help(searchId).catch(() => undefined);
      }),
    );
    expect(together).toEqual(alone);
  });

  it('reads changes that other processes have not seen', async () => {
    const index = newIndex(organization);
    await search(undefined, index);
    await change(ids[3]!, 15);
    const added = await add(15);
    await query('DELETE FROM candidates WHERE candidate_id = $1', [ids[8]!]);
    const divided = await search(divide((id) => help(id, index)));
    expect(divided).toEqual(await search());
    const found = divided.order.map(({ id }) => id);
    expect(found).toContain(added);
    expect(found).not.toContain(ids[8]);
  });

  it.each([
    ['changes', (id: string) => change(id, 0)],
    [
      'withdraws consent',
      (id: string) => query('UPDATE candidates SET automated_scoring = false WHERE candidate_id = $1', [id]),
    ],
    ['is added', () => add(15)],
  ])('starts again or reads the candidate if one %s while it runs', async (_name, change) => {
    const [best] = (await search()).order;
    const divided = await search(
      divide(async (searchId, attempt) => {
        await help(searchId);
        if (attempt === 1) await change(best!.id);
      }),
    );
    expect(divided).toEqual(await search());
  });

  it('starts again if a shard is packed while it runs', async () => {
    const divided = await search(
      divide(async (_searchId, attempt) => {
        if (attempt > 1) return;
        await change(ids[0]!, 15);
        await pack();
      }),
    );
    expect(searchIds).toHaveLength(2);
    expect(divided).toEqual(await search());
  });

  it('searches the parts of a process that was lost', async () => {
    const divided = await search(
      divide(async (searchId) => {
        const lost = new SearchParts(parts(), searchId);
        for (let part = 0; part < 3; part += 1) expect(await lost.claim([])).toBeDefined();
        await query(
          "UPDATE ranking_parts SET claimed_until = now() + interval '200 milliseconds' WHERE claimed_by IS NOT NULL",
        );
      }),
    );
    expect(divided).toEqual(await search());
  });

  it('starts again if the parts are lost, as after a crash of Postgres', async () => {
    const divided = await search(
      divide(async (searchId, attempt) => {
        await help(searchId);
        if (attempt === 1) await query('DELETE FROM ranking_parts');
      }),
    );
    expect(searchIds).toHaveLength(2);
    expect(divided).toEqual(await search());
  });

  it('prefers the parts that a process keeps, and gives each part to one process', async () => {
    const shards = await query<{ shard_id: string; version: number }>(
      'SELECT shard_id, version FROM ranking_shards WHERE tenant_id = $1 ORDER BY shard_id',
      [organization.tenantId],
    );
    const searchId = newId();
    await parts().insert(
      searchId,
      shards.map(({ shard_id: id, version }) => ({ shardIds: [id], versions: [version] })),
    );
    const kept = shards.at(-1)!.shard_id;
    const [one, other] = [new SearchParts(parts(), searchId), new SearchParts(parts(), searchId)];
    expect((await one.claim([kept]))?.shardIds).toEqual([kept]);
    const claimed: string[] = [kept];
    for (;;) {
      const part = (await Promise.all([one.claim([]), other.claim([])])).filter(
        (claim) => claim !== undefined,
      );
      if (part.length === 0) break;
      claimed.push(...part.flatMap(({ shardIds }) => shardIds));
    }
    expect(claimed.sort()).toEqual(shards.map(({ shard_id: id }) => id));

    const stranger = await tenants.newTenant('organization');
    const theirs = new SearchParts(tenants.data.of(stranger).repositories.rankingParts, searchId);
    await parts().release(searchId, newId());
    await query('UPDATE ranking_parts SET claimed_by = NULL');
    expect(await theirs.claim([])).toBeUndefined();
  });

  it('leaves parts for ten minutes at most', async () => {
    const searchId = newId();
    await parts().insert(searchId, [{ shardIds: [newId()], versions: [1] }]);
    const expiry = new ExpiredRowsRepository(tenants.database);
    await expiry.deleteOldRankingParts();
    expect(await query('SELECT FROM ranking_parts WHERE search_id = $1', [searchId])).toHaveLength(1);
    await query("UPDATE ranking_parts SET created_at = now() - interval '11 minutes'");
    await expiry.deleteOldRankingParts();
    expect(await query('SELECT FROM ranking_parts')).toEqual([]);
  });

  it('stores ids and estimates of candidates as they are', () => {
    const candidates: RankedCandidate[] = [
      { id: newId(), estimate: Math.fround(61.35) },
      { id: newId(), estimate: 0 },
    ];
    expect(parseFound(serializeFound(candidates))).toEqual(candidates);
    expect(parseFound(serializeFound([]))).toEqual([]);
  });
});
