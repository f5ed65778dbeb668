/** Converts values for the wire protocol. The driver has no types for this module. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
