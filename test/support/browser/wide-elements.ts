import type { Page } from 'playwright-core';
import { until } from '../until';

/** Runs in the page. Blocks of code scroll, and the heads of stacked tables are hidden visually. */
const IN_PAGE = `(() => [...document.querySelectorAll('body *')]
  .filter((each) => !each.closest('pre, .hidden, .skip, svg, .stacking thead') && each.checkVisibility())
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > innerWidth || (width > 0 && (right > innerWidth + 1 || left < -1));
  })
  .map((each) => [each.tagName, each.className, Math.round(each.getBoundingClientRect().right)].join(' ')))()`;

/** Elements that are wider than a screen of this width, or that reach beyond it. */
export async function wideElements(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const find = () => page.evaluate<string[]>(IN_PAGE);
  // Charts adapt to the new width after the rest of the page.
  await until('the layout fits', async () => (await find()).length === 0, 2_000).catch(() => undefined);
  return find();
}
