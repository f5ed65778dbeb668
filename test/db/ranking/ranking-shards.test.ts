import { DueTenantsRepository } from '../../../src/db/records/due-tenants.repository';
import type { TenantScope } from '../../../src/domain/common';
import { CandidateIds } from '../../../src/domain/matching/ranking/shards/candidate-ids';
import { featureVersion } from '../../../src/services/matching/ranking/feature-version';
import { CandidateFeatureLoader } from '../../../src/services/matching/ranking/candidate-feature-loader';
import { ShardPacker } from '../../../src/services/matching/ranking/shard-packer';
import { packShard } from '../../../src/domain/matching/ranking/shards/pack-shard';
import { cookProfile, newIndex, packAll, searchIndex } from '../../support/ranking/search-index';
import { addCandidate, type CandidateFields } from '../../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

const COUNT = 40;

interface ShardRow {
  shard_id: string;
  version: number;
  shared: boolean;
  candidate_ids: string[];
  removed_ids: string[];
  packed: Buffer | null;
}

describe('shards of packed candidates', () => {
  let tenants: TenantsOnDatabase;
  let organization: TenantScope;
  let employer: TenantScope;
  let ids: string[];

  const add = (number: number, fields: CandidateFields = {}) =>
    addCandidate(tenants.data, organization, {
      profile: { ...cookProfile(number), summary: `Cooks meal ${number}` },
      ...fields,
    });
  const query = <Row extends object>(sql: string, bindings: unknown[] = []) =>
    tenants.files.query<Row>(sql, bindings);
  const shards = () =>
    query<ShardRow>('SELECT * FROM ranking_shards WHERE tenant_id = $1 ORDER BY shared', [
      organization.tenantId,
    ]);
  const unpackedIds = async () =>
    (
      await query<{ candidate_id: string }>(
        'SELECT candidate_id FROM unpacked_candidates WHERE tenant_id = $1 ORDER BY candidate_id',
        [organization.tenantId],
      )
    ).map((row) => row.candidate_id);
  const change = (id: string, assignments: string) =>
    query(
      `UPDATE candidates SET ${assignments}, updated_at = updated_at + interval '1 second' WHERE candidate_id = $1`,
      [id],
    );
  const changeProfile = (id: string, number: number) =>
    query(
      "UPDATE candidates SET profile = $2, updated_at = updated_at + interval '1 second' WHERE candidate_id = $1",
      [id, JSON.stringify(cookProfile(number))],
    );
  /** The result that a tenant gets if no candidate is packed. */
  const searchRows = async (reader: TenantScope) => {
    await query('DELETE FROM ranking_shards');
    await query(`INSERT INTO unpacked_candidates (candidate_id, tenant_id, mode, shared, is_new)
      SELECT candidate_id, tenant_id, mode, share_with_employers, true FROM candidates ON CONFLICT DO NOTHING`);
    return searchIndex(tenants.data, reader);
  };

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
  });
  beforeEach(async () => {
    organization = await tenants.newTenant('organization');
    employer = await tenants.newTenant('employer');
    await tenants.link(organization, employer);
    ids = [];
    for (let number = 0; number < COUNT; number += 1)
      ids.push(await add(number, { shareWithEmployers: number % 3 !== 0 }));
  });
  afterAll(() => tenants.close());

  it('give the same search result as rows, to their owner and to a linked employer', async () => {
    await packAll(tenants.data, organization);
    expect(await unpackedIds()).toEqual([]);
    expect((await shards()).map(({ shared, candidate_ids: members }) => [shared, members.length])).toEqual([
      [false, 14],
      [true, 26],
    ]);
    const own = await searchIndex(tenants.data, organization);
    const linked = await searchIndex(tenants.data, employer);
    expect(own.considered).toBe(COUNT);
    expect(linked.considered).toBe(26);
    expect(own).toEqual(await searchRows(organization));
    expect(linked).toEqual(await searchRows(employer));
  });

  it('contain no text of a summary and no name', async () => {
    await packAll(tenants.data, organization);
    for (const { packed } of await shards())
      for (const word of ['Ines', 'Rocha', 'Cooks meal']) expect(packed!.includes(word)).toBe(false);
  });

  it.each([
    ['kept in memory', Infinity],
    ['read by each search, because they exceed the memory', 0],
  ])('reflect every change at once if they are %s', async (_name, budget) => {
    await packAll(tenants.data, organization);
    const own = newIndex(organization, budget);
    const linked = newIndex(employer, budget);
    const expectExact = async () => {
      const found = {
        own: await searchIndex(tenants.data, organization, own),
        linked: await searchIndex(tenants.data, employer, linked),
      };
      const fresh = {
        own: await searchIndex(tenants.data, organization),
        linked: await searchIndex(tenants.data, employer),
      };
      expect(found).toEqual(fresh);
      return { own: found.own.order.map(({ id }) => id), linked: found.linked.order.map(({ id }) => id) };
    };
    const before = await expectExact();
    expect(before.own).toHaveLength(COUNT);

    await changeProfile(ids[1]!, 7);
    await change(ids[2]!, "status = 'inactive'");
    await change(ids[4]!, 'share_with_employers = false');
    await change(ids[5]!, 'automated_scoring = false');
    await change(ids[6]!, 'share_with_employers = true');
    const added = await add(15);
    const deleted = ids[7]!;
    await query('DELETE FROM candidates WHERE candidate_id = $1', [deleted]);
    const after = await expectExact();
    for (const id of [ids[2]!, ids[5]!, deleted]) expect(after.own).not.toContain(id);
    expect(after.own).toContain(ids[4]);
    expect(after.own).toContain(added);
    expect(after.linked).not.toContain(ids[4]);
    expect(after.linked).toContain(ids[6]);

    await packAll(tenants.data, organization);
    expect(await unpackedIds()).toEqual([]);
    expect(await expectExact()).toEqual(after);
    await change(ids[2]!, "status = 'active'");
    expect((await expectExact()).own).toContain(ids[2]);
    await packAll(tenants.data, organization);
    const last = await expectExact();
    expect(await searchIndex(tenants.data, organization, own)).toEqual(await searchRows(organization));
    expect(last.own).toHaveLength(COUNT - 1);
  });

  it('lose the data of a deleted candidate in the transaction of the deletion', async () => {
    await packAll(tenants.data, organization);
    const [deleted, changed] = [ids[1]!, ids[2]!];
    const bytes = CandidateIds.toBytes([deleted]);
    // A candidate who changed is packed again elsewhere; the former shard still has the previous columns.
    await changeProfile(deleted, 3);
    await changeProfile(changed, 3);
    await packAll(tenants.data, organization);
    const hasData = async () => (await shards()).some(({ packed }) => packed?.includes(bytes));
    expect(await hasData()).toBe(true);
    await query('DELETE FROM candidates WHERE candidate_id = $1', [deleted]);
    expect(await hasData()).toBe(false);
    for (const { candidate_ids: members, removed_ids: removed } of await shards())
      expect([...members, ...removed]).not.toContain(deleted);
    expect((await searchIndex(tenants.data, organization)).considered).toBe(COUNT - 1);
    // The search has packed the emptied shard again.
    expect((await shards()).filter(({ packed }) => packed === null)).toEqual([]);
    expect(await hasData()).toBe(false);
  });

  it('do not take back a candidate who is deleted while they are packed', async () => {
    const records = tenants.data.of(organization);
    const { rankingShards } = records.repositories;
    const version = await featureVersion('2026-06');
    const { unpacked } = await rankingShards.state(version);
    const members: { id: string; features: Buffer }[] = [];
    for await (const page of new CandidateFeatureLoader(records, '2026-06').load(ids))
      for (const { id, features } of page) if (features) members.push({ id, features });
    const shard = {
      shardId: ids[0]!,
      version: 0,
      shared: false,
      featureVersion: version,
      ids: members.map(({ id }) => id),
      packed: packShard(members),
      changed: unpacked,
    };
    await query('DELETE FROM candidates WHERE candidate_id = $1', [ids[3]]);
    expect(await rankingShards.pack(shard)).toBe(false);
    expect(await shards()).toEqual([]);
    // The same if the list of changes omits the candidate.
    const changed = unpacked.filter(({ id }) => id !== ids[3]);
    expect(await rankingShards.pack({ ...shard, changed })).toBe(false);
    expect(await rankingShards.pack({ ...shard, changed, ids: changed.map(({ id }) => id) })).toBe(true);
  });

  it('are packed again by another month, and not by another release that packs at the same time', async () => {
    await packAll(tenants.data, organization);
    const before = await searchIndex(tenants.data, organization);
    const later = await searchIndex(tenants.data, organization, newIndex(organization), '2026-07');
    expect(later.considered).toBe(before.considered);
    expect((await shards()).map((shard) => shard.version)).toEqual([1, 1]);
    await query("UPDATE ranking_shards SET packed_at = now() - interval '11 minutes' WHERE tenant_id = $1", [
      organization.tenantId,
    ]);
    await searchIndex(tenants.data, organization, newIndex(organization), '2026-07');
    expect((await shards()).map((shard) => shard.version)).toEqual([2, 2]);
  });

  it('are packed by several processes, which share the work', async () => {
    const records = tenants.data.of(organization);
    const state = await records.reads.rankingShards.state(await featureVersion('2026-06'));
    await Promise.all(
      [4, 4, 4].map((size) => new ShardPacker(organization.tenantId, records, '2026-06', size).pack(state)),
    );
    const members = (await shards()).flatMap(({ candidate_ids: packed }) => packed);
    expect([...members, ...(await unpackedIds())].sort()).toEqual([...ids].sort());
    await packAll(tenants.data, organization);
    expect(await unpackedIds()).toEqual([]);
    // One whose state is from before loads nothing that is packed.
    const byIds = jest.fn(records.reads.candidateFeatures.byIds.bind(records.reads.candidateFeatures));
    const reads = { ...records.reads, candidateFeatures: { byIds } } as unknown as typeof records.reads;
    const late = new ShardPacker(organization.tenantId, { ...records, reads }, '2026-06', 4);
    await late.pack({ shards: [], unpacked: state.unpacked });
    expect(byIds).not.toHaveBeenCalled();
  });

  it('are packed by the upkeep pool if many candidates changed or a member was deleted', async () => {
    const due = async (minUnpacked: number) =>
      (
        await new DueTenantsRepository(tenants.database).duePacking({
          minUnpacked,
          featureVersion: version,
          limit: 100,
        })
      )
        .filter(({ tenant_id: tenantId }) => tenantId === organization.tenantId)
        .map(({ mode }) => mode);
    const version = await featureVersion('2026-06');
    expect(await due(COUNT + 1)).toEqual([]);
    expect(await due(COUNT)).toEqual(['live']);
    await packAll(tenants.data, organization);
    expect(await due(1)).toEqual([]);
    await query('DELETE FROM candidates WHERE candidate_id = $1', [ids[1]]);
    expect(await due(1)).toEqual(['live']);
    await packAll(tenants.data, organization);
    expect(await due(1)).toEqual([]);
  });

  it('are visible to their owner, and if shared to linked employers, and to no other tenant', async () => {
    await packAll(tenants.data, organization);
    const other = await tenants.newTenant('employer');
    const version = await featureVersion('2026-06');
    const stateOf = (reader: TenantScope) => tenants.data.of(reader).reads.rankingShards.state(version);
    expect((await stateOf(organization)).shards).toHaveLength(2);
    expect((await stateOf(employer)).shards.map(({ shared }) => shared)).toEqual([true]);
    expect(await stateOf(other)).toEqual({ shards: [], unpacked: [] });
    expect(await stateOf({ ...organization, mode: 'test' })).toEqual({ shards: [], unpacked: [] });
  });
});
