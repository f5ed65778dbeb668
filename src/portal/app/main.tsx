import './library.css';
import './styles.css';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { requestFirstData } from './first-data';
import { preloadDialogs } from './parts/dialog';
import { loadPage } from './portal-pages';
import { theme } from './theme';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';
// The scroll lock of dialogs adds an inline style and reads the nonce from here.
(window as unknown as Record<string, string>).__webpack_nonce__ = nonce;

/** The first render waits this long for the data of the page, to show it without placeholders. */
const MAX_WAIT_MS = 400;

/** The first page is likely complete after this time. */
const IDLE_MS = 3_000;

const root = document.getElementById('app');
if (root) {
  const ready = Promise.allSettled([requestFirstData(), loadPage(location.pathname)]);
  void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(() => {
    createRoot(root).render(
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
        withGlobalClasses={false}
      >
        <App />
      </MantineProvider>,
    );
    setTimeout(preloadDialogs, IDLE_MS);
  });
}
