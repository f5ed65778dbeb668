import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Copy } from './copy';

/** Shows a secret once. The user must confirm having stored it before closing, to prevent accidental loss. */
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
        <Alert color="yellow" title="Shown only once">
          Store this value now in a secret manager, not in code. It cannot be shown again.
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
          label="I have stored this value"
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
