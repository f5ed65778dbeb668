/** Features that several words share. */
export class FeatureGroup {
  /** Sums of the weights of the features by tag, computed on first use. A group belongs to one model. */
  sums: Int32Array | null = null;

  constructor(readonly ids: readonly number[]) {}
}
