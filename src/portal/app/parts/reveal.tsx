import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Copy } from './copy';

/** The one time a secret is shown. It cannot be dismissed by a slip: only by saying that it was stored. */
export function Reveal(props: { title: string; label: string; value: string; close: () => void }) {
  const { title, label, value, close } = props;
  const [stored, setStored] = useState(false);
  return (
    <Dialog
      onClose={() => undefined}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className="dialog-form">
        <Alert color="yellow" title="Shown this once">
          Store it now, in a secret store rather than in code. It cannot be shown again.
        </Alert>
        <div className="reveal">
          <TextInput
            label={label}
            value={value}
            readOnly
            data-autofocus
            classNames={{ input: 'mono' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Copy text={value} />
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
    </Dialog>
  );
}
