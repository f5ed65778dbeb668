import { AppError } from '../../platform/app-error';

/** A parameter of a media type (RFC 9110, section 5.6.6): its name, and its value with quotes. */
const PARAMETER = /;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]*)/g;

/**
 * Throws `invalid_multipart` unless the `Content-Type` of a form has exactly one boundary. Two programs that read a form
 * with two boundaries, such as a gateway that checks files and this service, may find different files in it.
 */
export function requireOneBoundary(contentType: string): void {
  const boundaries = [...contentType.matchAll(PARAMETER)].filter(([, name]) =>
    /^boundary$/i.test(name ?? ''),
  );
  if (boundaries.length > 1) {
    throw new AppError('invalid_multipart', 'The Content-Type of the form has more than one boundary.');
  }
  if (['', '""', undefined].includes(boundaries[0]?.[2])) {
    throw new AppError('invalid_multipart', 'The Content-Type of the form has no boundary.');
  }
}
