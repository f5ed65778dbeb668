import { randomBase62 } from '../platform/ids';

/** Id of an event and, equal over all deliveries of it, of its webhook message. */
export function newEventId(): string {
  return `msg_${randomBase62(27)}`;
}
