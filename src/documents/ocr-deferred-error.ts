/** The document has pages that only OCR can read, and the caller asked not to read them (`deferOcr`). */
export class OcrDeferredError extends Error {
  constructor() {
    super('The document has scanned pages.');
    this.name = 'OcrDeferredError';
  }
}
