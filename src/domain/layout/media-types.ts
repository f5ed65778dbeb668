/** Media types of the documents that can be parsed. */
export const SUPPORTED_MEDIA_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'application/vnd.oasis.opendocument.text',
  'application/rtf',
  'application/json',
  'application/xml',
  'application/zip',
  'message/rfc822',
  'application/vnd.ms-outlook',
  'text/html',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/tiff',
] as const;

export type MediaType = (typeof SUPPORTED_MEDIA_TYPES)[number];
