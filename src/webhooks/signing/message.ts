/** An event as it stands in the outbox. */
export interface StoredEvent {
  event_id: string;
  type: string;
  created_at: Date;
  mode: string;
  tenant_id: string;
  /** `data` as the JSON text that was stored. */
  data: string;
}

/**
 * The body of a webhook message. The stored text of `data` is used as it is, so every delivery of an event has the
 * same bytes, whichever process sends it and whenever.
 */
export function messageBody(event: StoredEvent): string {
  const head = JSON.stringify({
    id: event.event_id,
    type: event.type,
    timestamp: event.created_at.toISOString(),
    apiVersion: 'v1',
    mode: event.mode,
    tenantId: event.tenant_id,
  });
  return `${head.slice(0, -1)},"data":${event.data}}`;
}
