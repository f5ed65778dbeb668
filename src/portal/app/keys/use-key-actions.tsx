import { lazy, Suspense, useState, type ReactNode } from 'react';
import { callPortal, type ApiError } from '../api';
import { useAction } from '../use-resource';
import type { ApiKey, CreatedKey } from './key';
import type { KeyDialog } from './key-dialogs';

// Most visits open no dialog, so its form fields are loaded with the first one.
const KeyDialogs = lazy(() => import('./key-dialogs'));

export type KeyAction = 'rotate' | 'disable' | 'enable' | 'revoke';

export interface KeyActions {
  act: (action: KeyAction, key: ApiKey) => void;
  create: () => void;
  /** Why enabling or disabling failed. */
  error: ApiError | null;
  /** The open dialog. */
  dialog: ReactNode;
}

/** The actions on keys with their dialogs. `reload` is called after every change. */
export function useKeyActions(reload: () => void): KeyActions {
  const [dialog, setDialog] = useState<KeyDialog | null>(null);
  const toggle = useAction(async (action: 'disable' | 'enable', key: ApiKey) => {
    await callPortal('POST', `/keys/${key.keyId}/${action}`);
    reload();
  });
  const close = (): void => setDialog(null);
  const reveal = (key: CreatedKey): void => {
    reload();
    setDialog({ kind: 'reveal', key });
  };
  const revoked = (): void => {
    close();
    reload();
  };
  return {
    act: (action, key) => {
      if (action === 'rotate' || action === 'revoke') setDialog({ kind: action, key });
      else void toggle.run(action, key);
    },
    create: () => setDialog({ kind: 'create' }),
    error: toggle.error,
    dialog: dialog && (
      <Suspense fallback={null}>
        <KeyDialogs key={dialog.kind} dialog={dialog} close={close} created={reveal} revoked={revoked} />
      </Suspense>
    ),
  };
}
