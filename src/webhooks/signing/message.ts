/** A stored event. */
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
 * Builds the body of a webhook message. It contains the stored text of `data` unchanged, so that every delivery of an
 * event has the same bytes.
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
