/** A document to parse: text in this body, or a file as `multipart/form-data`. */
export interface ParseDocumentRequest {
  /**
   * The document as text, at most 100,000 characters; or a whole file as an RFC 2397 data URL, such as
   * `data:application/pdf;base64,…`, at most 10 MiB of it.
   */
  text?: string;
  /**
   * Name of the document, returned in `meta.fileName`.
   * @maxLength 255
   */
  fileName?: string;
  /**
   * ISO 639-1 code of the language of the document, if known.
   * @pattern ^[a-z]{2}$
   */
  language?: string;
  /**
   * Date of a resume, `YYYY-MM-DD`, not in the future. "Present" means this date. Without it, the date stated in the
   * text, then the date of the file, then the day of the request is used; `meta.documentDate` says which.
   * @pattern ^\d{4}-\d{2}-\d{2}$
   */
  documentDate?: string;
  /**
   * The same as the query parameter `include`.
   * @maxLength 200
   */
  include?: string;
}
