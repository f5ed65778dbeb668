import { z } from 'zod';

/*
 * Schemas that the data of several events share. They drop members that they do not list, so that personal data passed
 * by mistake is not sent.
 */

export const idSchema = z.uuid();
export const timestampSchema = z.iso.datetime({ precision: 3 });
export const unitSchema = z.number().min(0).max(1);
export const scoreSchema = z.number().min(0).max(100);
export const partialDateSchema = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/);
/** The identifier that the caller uses for a record. */
export const externalIdSchema = z.string().max(200).nullable();
/** A permanent code, such as `no_text_found`. */
export const codeSchema = z.string().max(100);
export const recommendationSchema = z.enum([
  'strong_match',
  'good_match',
  'possible_match',
  'weak_match',
  'not_eligible',
]);
export const placementStatusSchema = z.enum([
  'offered',
  'accepted',
  'started',
  'completed',
  'ended',
  'declined',
  'withdrawn',
  'no_show',
]);
