import { z } from 'zod';

/*
 * What payloads are made of. An object of a payload drops members it does not name, so that nothing personal gets
 * out by being passed along.
 */

export const idSchema = z.uuid();
export const timestampSchema = z.iso.datetime({ precision: 3 });
export const unitSchema = z.number().min(0).max(1);
export const scoreSchema = z.number().min(0).max(100);
export const partialDateSchema = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
/** The caller's own identifier of a record. */
export const externalIdSchema = z.string().max(200).nullable();
/** A permanent code, such as `no_text_found`. */
export const codeSchema = z.string().max(100);
