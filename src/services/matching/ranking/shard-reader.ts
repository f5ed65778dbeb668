import type { ShardState } from '../../../db/ranking/ranking-shards.repository';
import type { CandidateRecords } from './candidate-feature-loader';
import type { ShardPacker } from './shard-packer';

/** Shards read with one statement: some megabytes. */
const SHARDS_PER_STATEMENT = 4;

/** Columns of a shard as of its state. */
export interface ReadShard {
  shard: ShardState;
  packed: Buffer;
  /** Former members, whose rows do not count. */
  removedIds: readonly string[];
  /** Version of the shard with these columns: one more than in its state if they were packed just now. */
  version: number;
}

/** Thrown when a shard was packed again after its state was read. The state must be read again. */
export class StaleShardError extends Error {}

/** Reads shards in the given order. Packs those that cannot be read, because their version differs or a member was deleted. */
export async function* readShards(
  { reads }: CandidateRecords,
  packer: ShardPacker,
  shards: readonly ShardState[],
): AsyncGenerator<ReadShard> {
  const readable = shards.filter((shard) => shard.isReadable);
  const read = (from: number) => {
    if (from >= readable.length) return null;
    const ids = readable.slice(from, from + SHARDS_PER_STATEMENT).map(({ shardId }) => shardId);
    const contents = reads.rankingShards.contents(ids);
    // A rejection is handled when the contents are awaited. Until then it must not count as unhandled.
    contents.catch(() => undefined);
    return contents;
  };
  let next = read(0);
  for (let from = SHARDS_PER_STATEMENT; next; from += SHARDS_PER_STATEMENT) {
    const contents = new Map((await next).map((content) => [content.shardId, content]));
    // Prefetch the next shards while these are processed.
    next = read(from);
    for (const shard of readable.slice(from - SHARDS_PER_STATEMENT, from)) {
      const content = contents.get(shard.shardId);
      if (!content?.packed || content.version !== shard.version)
        throw new StaleShardError('a shard has changed');
      const { packed, removedIds, version } = content;
      yield { shard, packed, removedIds: removedIds.slice(0, shard.removedCount), version };
    }
  }
  for (const shard of shards.filter(({ isReadable }) => !isReadable)) {
    const result = await packer.packMembers(shard);
    if (!result) throw new StaleShardError('a shard has changed');
    const version = result.stored ? shard.version + 1 : shard.version;
    yield { shard, packed: result.packed, removedIds: [], version };
  }
}
