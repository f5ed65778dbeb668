/** The part of the driver that turns values into what the wire protocol takes; it has no types of its own. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
