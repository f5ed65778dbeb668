import { emulateTheme } from './browser';
import type { Page } from 'playwright-core';

/** Screens of the pictures, by the part of the name that says which. */
const SCREENS = {
  wide: { viewport: { width: 1_280, height: 900 }, maxHeight: 1_800 },
  phone: { viewport: { width: 390, height: 844 }, maxHeight: 2_600 },
} as const;
type Screen = keyof typeof SCREENS;

/** Folder in which `npm run pictures` collects pictures. Tests take none without it. */
const folder = process.env.SCREENSHOTS;
export const takesPictures = Boolean(folder);

/** Charts follow a new width, and parts of the page a new theme, some frames later: waits until ten frames are equal. */
const LAYOUT_ENDED = `(async () => {
  const looks = () => [...document.querySelectorAll('.plot-area, main, dialog, [role=dialog]')]
    .map((part) => part.scrollWidth + ' ' + part.scrollHeight + ' ' + (part.matches('.plot-area') ? part.innerHTML : ''))
    .join();
  let before = '';
  for (let frames = 0, equal = 0; frames < 240 && equal < 10; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = looks();
    equal = now === before ? equal + 1 : 0;
    before = now;
  }
})()`;

/**
 * Takes pictures of the current state of a page in both themes, wide and on a phone, as `<name>-<screen>-<theme>.png`: of what
 * is seen without scrolling, or of the whole page up to a height at which a picture can still be read.
 */
export async function screenshot(
  page: Page,
  name: string,
  part: 'seen' | 'whole' = 'seen',
  screens: readonly Screen[] = ['wide', 'phone'],
  /** What to scroll to. */
  at?: string,
): Promise<void> {
  if (!folder) return;
  const before = page.viewportSize();
  for (const screen of screens) {
    const { viewport, maxHeight } = SCREENS[screen];
    await page.setViewportSize(viewport);
    await page.evaluate(LAYOUT_ENDED);
    for (const theme of ['dark', 'light'] as const) {
      await emulateTheme(page, theme);
      await page.evaluate(LAYOUT_ENDED);
      const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
      const height = Math.min(Math.max(whole, viewport.height), maxHeight);
      const path = `${folder}/${name}-${screen}-${theme}.png`;
      if (part === 'whole') await page.evaluate('scrollTo(0, 0)');
      else if (at) await page.evaluate(`document.querySelector('${at}').scrollIntoView()`);
      if (part === 'seen') await page.screenshot({ path });
      else
        await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: viewport.width, height } });
    }
  }
  if (before) await page.setViewportSize(before);
}
