/**
 * Runs before the first paint: sets the theme that the reader chose, on pages as in the portal, which stores it under this
 * key. Without a choice, and where storage is blocked, the theme is that of the system.
 */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement;
  root.dataset.scripted = '';
  try {
    const theme = localStorage.getItem('mantine-color-scheme-value');
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
      root.dataset.mantineColorScheme = theme;
    }
  } catch {
    // The theme of the system applies.
  }
})();
`;
