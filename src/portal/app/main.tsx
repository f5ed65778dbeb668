import './library.css';
import './styles.css';
import { App } from './app';
import { requestFirstData } from './first-data';
import { preloadDialogs } from './parts/dialog';
import { loadPage } from './portal-pages';
import { renderApp, styleNonce } from './render-app';

// The scroll lock of dialogs adds an inline style and reads the nonce from here.
(window as unknown as Record<string, string>).__webpack_nonce__ = styleNonce;

/** The first render waits this long for the data of the page, to show it without placeholders. */
const MAX_WAIT_MS = 400;

/** The first page is likely complete after this time. */
const IDLE_MS = 3_000;

const ready = Promise.allSettled([requestFirstData(), loadPage(location.pathname)]);
void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]).then(() => {
  renderApp(<App />);
  setTimeout(preloadDialogs, IDLE_MS);
});
