import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from './theme';

/** The nonce of the styles that this page may add. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

/** Shows an application in the element that the HTML of its page provides. */
export function renderApp(app: ReactNode): void {
  const root = document.getElementById('app');
  if (!root) return;
  createRoot(root).render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      withGlobalClasses={false}
    >
      {app}
    </MantineProvider>,
  );
}
