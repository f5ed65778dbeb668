import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog that is there as long as it is shown. Closing gives the focus back to what opened it, so that a reader of
 * the keyboard goes on from there; where that is gone, to the page.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  // Asked for while the dialog is being made, before it takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const place = opener?.isConnected ? opener : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [opener],
  );
  return <Modal opened closeButtonProps={{ 'aria-label': 'Close' }} returnFocus={false} {...props} />;
}
