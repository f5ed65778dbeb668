import { FEATURE_BITS, writeFeatures } from './ngram-features';

/** A document of the index and how like the query it is, 0–1. */
export interface Neighbour {
  document: number;
  similarity: number;
}

/**
 * TF-IDF index over short texts, kept in flat typed arrays: small, quick to build and free of garbage.
 * A query costs the sum of its features' postings; features of more than a fixed share of all documents carry
 * next to no weight and are left out.
 */
export class NgramIndex {
  private readonly idf: Float32Array;
  private readonly starts: Int32Array;
  private readonly documents: Int32Array;
  private readonly weights: Float32Array;
  private readonly scores: Float32Array;
  private readonly buffer: number[] = [];
  private readonly queryWeights = new Map<number, number>();

  constructor(texts: readonly (readonly string[])[]) {
    const buckets = 1 << FEATURE_BITS;
    const features: { bucket: Int32Array; weight: Float32Array }[] = [];
    const seen = new Int32Array(buckets);
    this.idf = new Float32Array(buckets);
    this.starts = new Int32Array(buckets + 1);
    for (const words of texts) {
      const merged = this.merge(words);
      const bucket = new Int32Array(merged.size);
      const weight = new Float32Array(merged.size);
      let at = 0;
      for (const [key, value] of merged) {
        bucket[at] = key;
        weight[at] = value;
        seen[key]! += 1;
        at += 1;
      }
      features.push({ bucket, weight });
    }
    const most = Math.max(200, texts.length * MOST_SHARE);
    let total = 0;
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      this.starts[bucket] = total;
      const count = seen[bucket]!;
      if (count === 0) continue;
      this.idf[bucket] = count > most ? 0 : Math.log(1 + texts.length / count);
      if (count <= most) total += count;
    }
    this.starts[buckets] = total;
    this.documents = new Int32Array(total);
    this.weights = new Float32Array(total);
    this.scores = new Float32Array(texts.length);
    const next = this.starts.slice();
    for (let document = 0; document < features.length; document += 1) {
      const { bucket, weight } = features[document]!;
      let norm = 0;
      for (let i = 0; i < bucket.length; i += 1) norm += (weight[i]! * this.idf[bucket[i]!]!) ** 2;
      const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
      for (let i = 0; i < bucket.length; i += 1) {
        const idf = this.idf[bucket[i]!]!;
        if (idf === 0) continue;
        const place = next[bucket[i]!]!;
        this.documents[place] = document;
        this.weights[place] = weight[i]! * idf * scale;
        next[bucket[i]!] = place + 1;
      }
    }
  }

  /** The `k` documents most like the text, best first. */
  nearest(words: readonly string[], k: number): Neighbour[] {
    const merged = this.merge(words);
    let norm = 0;
    for (const [bucket, weight] of merged) norm += (weight * (this.idf[bucket]! || UNSEEN_IDF)) ** 2;
    if (norm === 0) return [];
    const scale = 1 / Math.sqrt(norm);
    const touched: number[] = [];
    for (const [bucket, weight] of merged) {
      const factor = weight * this.idf[bucket]! * scale;
      if (factor === 0) continue;
      const end = this.starts[bucket + 1]!;
      for (let place = this.starts[bucket]!; place < end; place += 1) {
        const document = this.documents[place]!;
        if (this.scores[document] === 0) touched.push(document);
        this.scores[document]! += factor * this.weights[place]!;
      }
    }
    const best = this.best(touched, k);
    for (const document of touched) this.scores[document] = 0;
    return best;
  }

  /** Likeness of two texts under the weights of this index, 0–1. */
  likeness(a: readonly string[], b: readonly string[]): number {
    const left = new Map(this.merge(a));
    const right = this.merge(b);
    let dot = 0;
    let leftNorm = 0;
    let rightNorm = 0;
    for (const [bucket, weight] of left) {
      const own = weight * (this.idf[bucket]! || UNSEEN_IDF);
      leftNorm += own * own;
      const other = right.get(bucket);
      if (other !== undefined) dot += own * other * (this.idf[bucket]! || UNSEEN_IDF);
    }
    for (const [bucket, weight] of right) rightNorm += (weight * (this.idf[bucket]! || UNSEEN_IDF)) ** 2;
    return dot === 0 ? 0 : dot / Math.sqrt(leftNorm * rightNorm);
  }

  private best(touched: readonly number[], k: number): Neighbour[] {
    const best: Neighbour[] = [];
    let floor = 0;
    for (const document of touched) {
      const similarity = this.scores[document]!;
      if (best.length === k && similarity <= floor) continue;
      let at = best.length < k ? best.length : k - 1;
      while (at > 0 && best[at - 1]!.similarity < similarity) {
        if (at < k) best[at] = best[at - 1]!;
        at -= 1;
      }
      best[at] = { document, similarity };
      if (best.length === k) floor = best[k - 1]!.similarity;
    }
    return best;
  }

  private merge(words: readonly string[]): Map<number, number> {
    const written = writeFeatures(words, this.buffer);
    const merged = this.queryWeights;
    merged.clear();
    for (let i = 0; i < written; i += 2) {
      const bucket = this.buffer[i]!;
      merged.set(bucket, (merged.get(bucket) ?? 0) + this.buffer[i + 1]!);
    }
    return merged;
  }
}

/** Features in more than this share of the documents are not looked up. */
const MOST_SHARE = 0.05;
/** A feature no document has still tells that the query is about something else. */
const UNSEEN_IDF = 6;
