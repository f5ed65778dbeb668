import { addCopyButtons } from './copy-buttons';
import { chooseTabs } from './language-tabs';
import { watchStatus } from './status';
import { offerThemes } from './themes';

/** Completes the pages that the service renders; they work without it, except the search. */
addCopyButtons(document);
chooseTabs();
offerThemes();
watchStatus();
offerSearch();
offerTry();
closeContents();
document.documentElement.dataset.ready = '';

/** The search and its index are loaded when a reader opens it. */
function offerSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('.open-search');
  const index = button?.dataset.index;
  if (!button || index === undefined) return;
  button.hidden = false;
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const hint = button.querySelector('kbd');
  if (hint && isMac) hint.textContent = '⌘ K';
  button.setAttribute('aria-keyshortcuts', isMac ? 'Meta+K /' : 'Control+K /');
  const open = (): void => {
    void import('./search').then(({ openSearch }) => openSearch(index));
  };
  button.addEventListener('click', open);
  // In the capture phase, because the reference has keys of its own.
  addEventListener(
    'keydown',
    (event) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isCommand && !(event.key === '/' && !isTyping(event))) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
    { capture: true },
  );
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The try of the start page, where it is offered. */
function offerTry(): void {
  const section = document.querySelector<HTMLElement>('[data-try]');
  if (section) void import('./try').then(({ startTry }) => startTry(section));
}

/** On a phone the list of pages is closed until the reader opens it. */
function closeContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>('.contents');
  if (!contents) return;
  const narrow = matchMedia('(max-width: 46rem)');
  const follow = (): void => {
    contents.open = !narrow.matches;
  };
  follow();
  narrow.addEventListener('change', follow);
}
