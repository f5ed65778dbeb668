/** A field the parser is unsure of, as a question about words of the document. */
export interface FieldQuestion {
  /** JSON Pointer of the field in the result. */
  id: string;
  question: string;
}

/** An answer from outside: believed only where its words stand in the document. */
export interface FieldAnswer {
  id: string;
  words: string | null;
}
