import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { callPortal } from '../api';
import { ActionFailed } from '../parts/states';
import { useAction } from '../use-resource';
import type { ApiKey, CreatedKey } from './key';

/** Creates a new key with the same settings; the old key remains valid during the overlap. */
export function RotateKey(props: { apiKey: ApiKey; close: () => void; rotated: (key: CreatedKey) => void }) {
  const { apiKey, close, rotated } = props;
  const [overlap, setOverlap] = useState('24');
  const rotate = useAction(async () => {
    rotated(
      await callPortal<CreatedKey>('POST', `/keys/${apiKey.keyId}/rotate`, { overlapHours: Number(overlap) }),
    );
  });
  return (
    <Dialog onClose={close} title={`Rotate “${apiKey.name}”`}>
      <div className="dialog-form">
        <p>
          This creates a new key with the same settings. The old key (…{apiKey.last4}) remains valid until the
          overlap ends.
        </p>
        <NativeSelect
          label="Overlap"
          value={overlap}
          data-autofocus
          onChange={(event) => setOverlap(event.currentTarget.value)}
          data={[
            { value: '0', label: 'None: the old key expires immediately' },
            { value: '1', label: '1 hour' },
            { value: '24', label: '24 hours' },
            { value: '72', label: '3 days' },
            { value: '168', label: '7 days' },
          ]}
        />
        <ActionFailed error={rotate.error} />
        <div className="dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={rotate.busy} onClick={() => void rotate.run()}>
            Rotate key
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
