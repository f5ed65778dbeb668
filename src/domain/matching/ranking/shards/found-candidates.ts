import type { RankedCandidate } from '../search/top-k-search';

const ID_BYTES = 16;
const ESTIMATE_BYTES = 4;
const CANDIDATE_BYTES = ID_BYTES + ESTIMATE_BYTES;

/** Serializes candidates with their estimates, 20 bytes each. Estimates are single-precision numbers. */
export function serializeFound(candidates: readonly RankedCandidate[]): Buffer {
  const bytes = Buffer.alloc(candidates.length * CANDIDATE_BYTES);
  candidates.forEach(({ id, estimate }, index) => {
    const at = index * CANDIDATE_BYTES;
    bytes.write(id.replaceAll('-', ''), at, ID_BYTES, 'hex');
    bytes.writeFloatLE(estimate, at + ID_BYTES);
  });
  return bytes;
}

export function parseFound(bytes: Buffer): RankedCandidate[] {
  const candidates: RankedCandidate[] = [];
  for (let at = 0; at < bytes.length; at += CANDIDATE_BYTES) {
    const digits = bytes.toString('hex', at, at + ID_BYTES);
    candidates.push({
      id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      estimate: bytes.readFloatLE(at + ID_BYTES),
    });
  }
  return candidates;
}
