import { Reveal } from '../parts/reveal';
import type { CreatedKey } from './key';

/** Shows a new key once. */
export function RevealKey({ created, close }: { created: CreatedKey; close: () => void }) {
  return <Reveal title={`Key “${created.name}”`} label="API key" value={created.key} close={close} />;
}
