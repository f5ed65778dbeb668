import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { keysExpiringSoon, unusedKeys, type ApiKey } from '../keys/key';
import { KeysTable } from '../keys/keys-table';
import { useKeyActions } from '../keys/use-key-actions';
import { ActionFailed, Empty, Failed, Loading, PageHead } from '../parts/states';
import { useSession } from '../session';
import { useResource } from '../use-resource';

export default function Keys() {
  const { user } = useSession();
  const list = useResource<{ keys: ApiKey[] }>('/keys');
  const { act, create, error, dialog } = useKeyActions(list.reload);
  const createButton = user.administrator ? <Button onClick={create}>Create key</Button> : undefined;
  const keys = list.data?.keys;
  return (
    <>
      <PageHead
        title="API keys"
        lead="Keys authenticate API calls. Each key belongs to your tenant, has a mode and scopes, and is shown only once."
        action={createButton}
      />
      <ActionFailed error={error} />
      {list.error && <Failed error={list.error} retry={list.reload} what="the keys" />}
      {list.loading && <Loading what="the keys" />}
      {keys && <Reminders keys={keys} />}
      {keys?.length === 0 && (
        <Empty title="No keys yet" action={createButton}>
          {user.administrator
            ? 'Start with a test key. It can call every route and has no access to live data.'
            : 'An administrator of your tenant can create a key.'}
        </Empty>
      )}
      {keys && keys.length > 0 && <KeysTable keys={keys} mayAct={user.administrator} act={act} />}
      {dialog}
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
