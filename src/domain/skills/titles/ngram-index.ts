import { englishFeatures, FEATURE_BITS, writeFeatures, type TitleFeatureRules } from './ngram-features';

/** A document of the index and its similarity to the query, 0–1. */
export interface Neighbour {
  document: number;
  similarity: number;
}

/** Sparse unit vector of a text. */
export interface NgramVector {
  buckets: Int32Array;
  weights: Float64Array;
}

/**
 * TF-IDF index of short texts in flat typed arrays: small, fast to build and without garbage. A query costs the sum of
 * its features' postings. Features of more than a fixed share of all documents have almost no weight and are omitted.
 */
export class NgramIndex {
  private readonly idf = new Float32Array(BUCKET_COUNT);
  private readonly starts = new Int32Array(BUCKET_COUNT + 1);
  private readonly documents: Int32Array;
  private readonly weights: Float32Array;
  private readonly scores: Float32Array;
  /** Documents with a score. */
  private readonly touched: Int32Array;

  /** Features in more than `maxShare` of the documents are ignored. */
  constructor(
    texts: readonly (readonly string[])[],
    maxShare = MAX_DOCUMENT_SHARE,
    private readonly featureRules: TitleFeatureRules = englishFeatures,
  ) {
    const features = texts.map((words) => featuresOf(words, featureRules));
    const counts = new Int32Array(BUCKET_COUNT);
    for (const { buckets } of features) for (const bucket of buckets) counts[bucket]! += 1;
    const maxCount = Math.max(MIN_DOCUMENT_LIMIT, texts.length * maxShare);
    let total = 0;
    for (let bucket = 0; bucket < BUCKET_COUNT; bucket += 1) {
      this.starts[bucket] = total;
      const count = counts[bucket]!;
      if (count === 0 || count > maxCount) continue;
      this.idf[bucket] = Math.log(1 + texts.length / count);
      total += count;
    }
    this.starts[BUCKET_COUNT] = total;
    this.documents = new Int32Array(total);
    this.weights = new Float32Array(total);
    this.scores = new Float32Array(texts.length);
    this.touched = new Int32Array(texts.length);
    const next = this.starts.slice();
    features.forEach(({ buckets, weights }, document) => {
      let norm = 0;
      buckets.forEach((bucket, at) => {
        norm += (weights[at]! * this.idf[bucket]!) ** 2;
      });
      const scale = norm === 0 ? 0 : 1 / Math.sqrt(norm);
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at]!;
        const idf = this.idf[bucket]!;
        if (idf === 0) continue;
        const place = next[bucket]!;
        this.documents[place] = document;
        this.weights[place] = weights[at]! * idf * scale;
        next[bucket] = place + 1;
      }
    });
  }

  /** Returns the `k` documents most similar to the text, best first. */
  nearest(words: readonly string[], k: number): Neighbour[] {
    const { buckets, weights } = featuresOf(words, this.featureRules);
    const norm = this.norm(buckets, weights);
    if (norm === 0) return [];
    const { documents, scores, touched, weights: weightsOfPlaces } = this;
    let count = 0;
    for (let at = 0; at < buckets.length; at += 1) {
      const bucket = buckets[at]!;
      const factor = (weights[at]! * this.idf[bucket]!) / norm;
      if (factor === 0) continue;
      const end = this.starts[bucket + 1]!;
      for (let place = this.starts[bucket]!; place < end; place += 1) {
        const document = documents[place]!;
        if (scores[document] === 0 && count < touched.length) touched[count++] = document;
        scores[document]! += factor * weightsOfPlaces[place]!;
      }
    }
    const best = this.best(count, k);
    for (let at = 0; at < count; at += 1) scores[touched[at]!] = 0;
    return best;
  }

  /** Similarity of two texts with the weights of this index, 0–1. */
  similarity(a: readonly string[], b: readonly string[]): number {
    const left = featuresOf(a, this.featureRules);
    const right = featuresOf(b, this.featureRules);
    const leftWeights = new Map<number, number>();
    left.buckets.forEach((bucket, at) => leftWeights.set(bucket, left.weights[at]!));
    let dot = 0;
    right.buckets.forEach((bucket, at) => {
      const idf = this.idf[bucket]! || UNSEEN_IDF;
      dot += (leftWeights.get(bucket) ?? 0) * right.weights[at]! * idf * idf;
    });
    return dot === 0
      ? 0
      : dot / (this.norm(left.buckets, left.weights) * this.norm(right.buckets, right.weights));
  }

  /**
   * Unit vector of a text with the weights of this index, buckets ascending; `similarity` is the inner product of two
   * of them.
   */
  vector(words: readonly string[]): NgramVector {
    const { buckets, weights } = featuresOf(words, this.featureRules);
    const norm = this.norm(buckets, weights);
    const order = [...buckets.keys()].sort((a, b) => buckets[a]! - buckets[b]!);
    return {
      buckets: Int32Array.from(order, (at) => buckets[at]!),
      weights: Float64Array.from(
        order,
        (at) => (weights[at]! * (this.idf[buckets[at]!]! || UNSEEN_IDF)) / norm,
      ),
    };
  }

  private norm(buckets: Int32Array, weights: Float32Array): number {
    let sum = 0;
    for (let at = 0; at < buckets.length; at += 1) {
      sum += (weights[at]! * (this.idf[buckets[at]!]! || UNSEEN_IDF)) ** 2;
    }
    return Math.sqrt(sum);
  }

  /** The best of the first `count` documents with a score. */
  private best(count: number, k: number): Neighbour[] {
    const best: Neighbour[] = [];
    let floor = 0;
    for (let from = 0; from < count; from += 1) {
      const document = this.touched[from]!;
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
}

interface NgramFeatures {
  buckets: Int32Array;
  weights: Float32Array;
}

const BUCKET_COUNT = 1 << FEATURE_BITS;
/** Summed weight by bucket; all zero between calls. Shared by all indexes because calls never overlap. */
const sums = new Float32Array(BUCKET_COUNT);
const written: number[] = [];

/** Features of a text; each bucket occurs once. */
function featuresOf(words: readonly string[], featureRules: TitleFeatureRules): NgramFeatures {
  const length = writeFeatures(words, written, featureRules);
  const distinct: number[] = [];
  for (let at = 0; at < length; at += 2) {
    const bucket = written[at]!;
    if (sums[bucket] === 0) distinct.push(bucket);
    sums[bucket]! += written[at + 1]!;
  }
  const buckets = Int32Array.from(distinct);
  const weights = new Float32Array(buckets.length);
  for (let at = 0; at < buckets.length; at += 1) {
    weights[at] = sums[buckets[at]!]!;
    sums[buckets[at]!] = 0;
  }
  return { buckets, weights };
}

/** Features in more than this share of the documents are ignored. */
const MAX_DOCUMENT_SHARE = 0.05;
/** Features in fewer documents than this are always used, because looking them up costs little. */
const MIN_DOCUMENT_LIMIT = 1600;
/** Weight of a feature that no document has: it shows that the query is about something else. */
const UNSEEN_IDF = 6;
