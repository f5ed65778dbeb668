import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CandidateToMatch, JobToMatch } from '../../db/records/linked-records.repository';
import type { Clock } from '../../platform/clock';

type HashedCandidate = Pick<CandidateToMatch, 'candidate_id' | 'profile' | 'updated_at'>;
type HashedJob = Pick<JobToMatch, 'job_id' | 'parsed' | 'updated_at'>;

/** One hash takes about 200 bytes. */
const MAX_CACHED_HASHES = 10_000;

/** Hashes what a score reads of its records, so that the score log can tell whether they have changed since. */
export class InputHasher {
  private readonly hashes = new LRUCache<string, string>({ max: MAX_CACHED_HASHES });

  constructor(private readonly clock: Clock) {}

  /** SHA-256 of a pair, hexadecimal. It changes with the month, as scores do. */
  hash(candidate: HashedCandidate, job: HashedJob): string {
    const month = this.clock.now().toISOString().slice(0, 7);
    const candidateHash = this.recordHash(candidate.candidate_id, candidate.updated_at, candidate.profile);
    const jobHash = this.recordHash(job.job_id, job.updated_at, job.parsed);
    return sha256(`${month} ${candidateHash} ${jobHash}`);
  }

  /** The hash of a record is kept until the record changes. */
  private recordHash(id: string, changed: Date, content: unknown): string {
    const key = `${id} ${changed.getTime()}`;
    const cached = this.hashes.get(key);
    if (cached) return cached;
    const hash = sha256(JSON.stringify(content));
    this.hashes.set(key, hash);
    return hash;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
