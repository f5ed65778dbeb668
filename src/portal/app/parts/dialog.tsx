import { lazy, Suspense, useEffect, useState } from 'react';
import type { DialogProps } from './dialog-window';

const loadWindow = () => import('./dialog-window');
const DialogWindow = lazy(loadWindow);

/** Loads what dialogs need while the page has nothing else to do, so that the first one opens at once. */
export function preloadDialogs(): void {
  void loadWindow().catch(() => undefined);
}

/**
 * A dialog that is mounted only while it is open. Closing returns the focus to the element that opened it, so that
 * keyboard users continue from there, or to the page when that element no longer exists.
 */
export function Dialog(props: DialogProps) {
  // Reads the focused element during the first render, before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const place = opener?.isConnected ? opener : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
    [opener],
  );
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
