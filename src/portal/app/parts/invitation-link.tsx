import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { Copy } from './copy';

/** Shows the link of an invitation once; `children` explain how to deliver it. */
export function InvitationLink({
  link,
  close,
  children,
}: {
  link: string;
  close: () => void;
  children: ReactNode;
}) {
  return (
    <div className="dialog-form">
      <p>{children}</p>
      <div className="reveal">
        <TextInput label="Invitation link" value={link} readOnly classNames={{ input: 'mono' }} />
        <Copy text={link} />
      </div>
      <div className="dialog-actions">
        <Button onClick={close}>Done</Button>
      </div>
    </div>
  );
}
