import { createHmac, timingSafeEqual } from 'node:crypto';
import { type z } from 'zod';
import { AppError } from '../platform/app-error';

const SIGNATURE_BYTES = 12;

/**
 * Page cursors: the sort key of the last row, signed together with the name of the list and the tenant. A cursor is
 * opaque, cannot be forged, and works only for the tenant and the list it was issued for.
 */
export class Cursors {
  constructor(private readonly secret: string) {}

  /** `subject` names list and tenant, e.g. `operations:<tenantId>:live`. */
  issue(subject: string, key: readonly (string | number)[]): string {
    const body = Buffer.from(JSON.stringify(key), 'utf8');
    return Buffer.concat([this.sign(subject, body), body]).toString('base64url');
  }

  /** Returns the sort key, parsed with `shape`. Throws `invalid_cursor`. */
  read<Shape extends z.ZodType>(subject: string, cursor: string, shape: Shape): z.output<Shape> {
    const bytes = Buffer.from(cursor, 'base64url');
    const body = bytes.subarray(SIGNATURE_BYTES);
    const genuine =
      body.length > 0 && timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), this.sign(subject, body));
    const parsed = genuine ? shape.safeParse(JSON.parse(body.toString('utf8'))) : null;
    if (!parsed?.success)
      throw new AppError('invalid_cursor', 'The cursor was not issued for this list of records.');
    return parsed.data;
  }

  private sign(subject: string, body: Buffer): Buffer {
    return createHmac('sha256', this.secret)
      .update(subject)
      .update('\0')
      .update(body)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
