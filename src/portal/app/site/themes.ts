import { readStored, store } from './stored';

/** The key under which the portal stores the theme, so that both share it. */
const STORED_THEME = 'mantine-color-scheme-value';

type Theme = 'light' | 'dark';

/** Lets the reader change the theme. The choice applies to all pages and to the portal. */
export function offerThemes(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const current = (): Theme => {
    const stored = root.dataset.theme ?? readStored(STORED_THEME);
    if (stored === 'light' || stored === 'dark') return stored;
    return system.matches ? 'dark' : 'light';
  };
  const describe = (): void => {
    const other = current() === 'dark' ? 'light' : 'dark';
    button.setAttribute('aria-label', `Use the ${other} theme`);
    button.title = `Use the ${other} theme`;
  };
  button.hidden = false;
  describe();
  system.addEventListener('change', describe);
  button.addEventListener('click', () => {
    const theme: Theme = current() === 'dark' ? 'light' : 'dark';
    store(STORED_THEME, theme);
    root.dataset.theme = theme;
    describe();
    dispatchEvent(new Event('themechange'));
  });
}
