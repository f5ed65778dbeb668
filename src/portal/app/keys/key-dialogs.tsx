import { CreateKey } from './create-key';
import type { ApiKey, CreatedKey } from './key';
import { RevealKey } from './reveal-key';
import { RevokeKey } from './revoke-key';
import { RotateKey } from './rotate-key';

export type KeyDialog =
  | { kind: 'create' }
  | { kind: 'rotate'; key: ApiKey }
  | { kind: 'revoke'; key: ApiKey }
  | { kind: 'reveal'; key: CreatedKey };

/** The dialog of an action on keys. */
export default function KeyDialogs(props: {
  dialog: KeyDialog;
  close: () => void;
  created: (key: CreatedKey) => void;
  revoked: () => void;
}) {
  const { dialog, close, created, revoked } = props;
  if (dialog.kind === 'create') return <CreateKey close={close} created={created} />;
  if (dialog.kind === 'rotate') return <RotateKey apiKey={dialog.key} close={close} rotated={created} />;
  if (dialog.kind === 'revoke') return <RevokeKey apiKey={dialog.key} close={close} done={revoked} />;
  return <RevealKey created={dialog.key} close={close} />;
}
