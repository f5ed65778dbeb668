import { Reveal } from '../parts/reveal';
import type { CreatedKey } from './key';

/** The one time a key is shown. */
export function RevealKey({ created, close }: { created: CreatedKey; close: () => void }) {
  return <Reveal title={`Key “${created.name}”`} label="API key" value={created.key} close={close} />;
}
