/** Jobs of one connector, of a kind of connectors, or of none. */
export type JobSource = { connectorId: string } | { kind: string } | 'push';
