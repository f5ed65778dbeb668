/** A question about a field that the parser could not extract with confidence. */
export interface FieldQuestion {
  /** JSON Pointer of the field in the result. */
  id: string;
  question: string;
}

/** An answer of the model; accepted only if its words are in the document. */
export interface FieldAnswer {
  id: string;
  words: string | null;
}
