import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/**
 * A dialog that is mounted only while it is open. Closing returns the focus to the element that opened it, so that
 * keyboard users continue from there, or to the page when that element no longer exists.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  // Reads the focused element during the first render, before the dialog takes the focus.
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
