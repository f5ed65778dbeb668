import { z } from 'zod';

/*
 * What payloads are made of. An object of a payload drops members it does not name, so that nothing personal gets
 * out by being passed along.
 */

export const id = z.uuid();
export const timestamp = z.iso.datetime({ precision: 3 });
export const unit = z.number().min(0).max(1);
export const score = z.number().min(0).max(100);
export const partialDate = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
/** The caller's own identifier of a record. */
export const externalId = z.string().max(200).nullable();
/** A permanent code, such as `no_text_found`. */
export const code = z.string().max(100);
