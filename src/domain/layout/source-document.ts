/** A document as its sender sent it; name and type are claims. */
export interface SourceDocument {
  /** A text is sent as its UTF-8 bytes with `declaredType: "text/plain"`. */
  bytes: Uint8Array;
  fileName: string | null;
  /** What the sender says it is; the bytes decide. */
  declaredType: string | null;
}
