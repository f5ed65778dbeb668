import { Alert, Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Copy } from '../parts/copy';
import type { CreatedKey } from './key';

/** The one time a key is shown. It cannot be dismissed by a slip: only by saying that the key was stored. */
export function RevealKey({ created, close }: { created: CreatedKey; close: () => void }) {
  const [stored, setStored] = useState(false);
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={`Key “${created.name}”`}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className="dialog-form">
        <Alert color="yellow" title="Shown this once">
          Store it now, in a secret store rather than in code. We keep only a fingerprint and cannot show it
          again.
        </Alert>
        <div className="reveal">
          <TextInput
            label="API key"
            value={created.key}
            readOnly
            data-autofocus
            classNames={{ input: 'mono' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Copy text={created.key} label="Copy key" />
        </div>
        <Checkbox
          label="I stored it"
          checked={stored}
          onChange={(event) => setStored(event.currentTarget.checked)}
        />
        <div className="dialog-actions">
          <Button onClick={close} disabled={!stored}>
            Done
          </Button>
        </div>
      </div>
    </Modal>
  );
}
