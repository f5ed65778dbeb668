import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { callPortal } from '../api';
import { CreateKey } from '../keys/create-key';
import { keysExpiringSoon, unusedKeys, type ApiKey, type CreatedKey } from '../keys/key';
import { KeysTable, type KeyAction } from '../keys/keys-table';
import { RevealKey } from '../keys/reveal-key';
import { RevokeKey } from '../keys/revoke-key';
import { RotateKey } from '../keys/rotate-key';
import { ActionFailed, Empty, Failed, Loading, PageHead } from '../parts/states';
import { useSession } from '../session';
import { useAction, useResource } from '../use-resource';

type Dialog =
  | { kind: 'create' }
  | { kind: 'rotate' | 'revoke'; key: ApiKey }
  | { kind: 'reveal'; key: CreatedKey }
  | null;

export default function Keys() {
  const { user } = useSession();
  const list = useResource<{ keys: ApiKey[] }>('/keys');
  const [dialog, setDialog] = useState<Dialog>(null);
  const toggle = useAction(async (action: 'disable' | 'enable', key: ApiKey) => {
    await callPortal('POST', `/keys/${key.keyId}/${action}`);
    list.reload();
  });
  const close = (): void => setDialog(null);
  const reveal = (key: CreatedKey): void => {
    list.reload();
    setDialog({ kind: 'reveal', key });
  };
  const act = (action: KeyAction, key: ApiKey): void => {
    if (action === 'rotate' || action === 'revoke') setDialog({ kind: action, key });
    else void toggle.run(action, key);
  };
  const create = user.administrator ? (
    <Button onClick={() => setDialog({ kind: 'create' })}>Create key</Button>
  ) : undefined;
  const keys = list.data?.keys;
  return (
    <>
      <PageHead
        title="API keys"
        lead="Keys authenticate API calls. Each key belongs to your account, has a mode and scopes, and is shown only once."
        action={create}
      />
      <ActionFailed error={toggle.error} />
      {list.error && <Failed error={list.error} retry={list.reload} what="the keys" />}
      {list.loading && <Loading what="the keys" />}
      {keys && <Reminders keys={keys} />}
      {keys?.length === 0 && (
        <Empty title="No keys yet" action={create}>
          {user.administrator
            ? 'Start with a test key. It can call every route and has no access to live data.'
            : 'An administrator of your account can create a key.'}
        </Empty>
      )}
      {keys && keys.length > 0 && <KeysTable keys={keys} mayAct={user.administrator} act={act} />}
      {dialog?.kind === 'create' && <CreateKey close={close} created={reveal} />}
      {dialog?.kind === 'rotate' && <RotateKey apiKey={dialog.key} close={close} rotated={reveal} />}
      {dialog?.kind === 'revoke' && (
        <RevokeKey
          apiKey={dialog.key}
          close={close}
          done={() => {
            close();
            list.reload();
          }}
        />
      )}
      {dialog?.kind === 'reveal' && <RevealKey created={dialog.key} close={close} />}
    </>
  );
}

function Reminders({ keys }: { keys: readonly ApiKey[] }) {
  const [now] = useState(Date.now);
  const names = (list: ApiKey[]): string => list.map((key) => key.name).join(', ');
  const expiring = keysExpiringSoon(keys, now);
  const unused = unusedKeys(keys, now);
  return (
    <>
      {expiring.length > 0 && (
        <Alert color="yellow" title="Expiring within 30 days">
          {names(expiring)}. Rotate them in time; the old key remains valid during the overlap.
        </Alert>
      )}
      {unused.length > 0 && (
        <Alert color="gray" title="Not used for 90 days">
          {names(unused)}. Revoke keys that are no longer needed.
        </Alert>
      )}
    </>
  );
}
