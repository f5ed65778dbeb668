import type { Locator, Page } from 'playwright-core';
import { until } from '../until';
import { loaded } from './browser';

/**
 * Runs in the page and records which controls receive the focus. Tab reaches only one of a group of tabs or radio
 * buttons; the arrow keys reach the others.
 */
const IN_PAGE = `(() => {
  const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button], [tabindex]';
  const appearanceOf = (at) => {
    const styles = [at, at.parentElement, at.nextElementSibling].filter(Boolean).map((each) => {
      const s = getComputedStyle(each);
      return [s.outlineStyle === 'none' ? 0 : s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.backgroundColor].join();
    });
    return styles.join('|');
  };
  window.keyboardWalk = {
    begin(selector) {
      // The appearance without focus is recorded while no control has the focus.
      const focused = document.activeElement;
      focused?.blur();
      const scope = document.querySelector(selector);
      this.controls = [...scope.querySelectorAll(focusable)].filter((each) =>
        !each.disabled && each.tabIndex !== -1 && each.checkVisibility({ visibilityProperty: true }) &&
        each.getClientRects().length > 0 && !each.closest('[inert]') &&
        !(each.type === 'radio' && !each.checked && document.querySelector('input[type=radio][name="' + each.name + '"]:checked')));
      this.before = new Map(this.controls.map((each) => [each, appearanceOf(each)]));
      this.reached = new Set();
      this.withoutIndicator = [];
      (scope.contains(focused) ? focused : scope).focus();
      return this.controls.length;
    },
    step() {
      const at = document.activeElement;
      if (this.before.has(at)) this.reached.add(at);
      return this.controls.length - this.reached.size;
    },
    isIndicatorVisible() {
      const at = document.activeElement;
      if (!this.before.has(at)) return true;
      const box = at.getBoundingClientRect();
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return inView && appearanceOf(at) !== this.before.get(at);
    },
    reportInvisible() {
      this.withoutIndicator.push('the focus is not visible on ' + this.name(document.activeElement));
    },
    findings() {
      const unreached = this.controls.filter((each) => each.isConnected && !this.reached.has(each));
      return [...unreached.map((each) => 'Tab does not reach ' + this.name(each)), ...new Set(this.withoutIndicator)];
    },
    name(at) {
      const words = at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.name || '';
      return at.tagName.toLowerCase() + ' ' + words.trim().slice(0, 60);
    },
  };
})()`;

/** Controls in a part of the page that Tab does not reach or on which the focus is not visible. */
export async function keyboardFindings(page: Page, part: string): Promise<string[]> {
  await page.evaluate(IN_PAGE);
  const controls = await page.evaluate<number>(`keyboardWalk.begin(${JSON.stringify(part)})`);
  let left = await page.evaluate<number>('keyboardWalk.step()');
  // The browser may also focus scrollable areas, so a few additional steps are allowed.
  for (let steps = 0; left > 0 && steps < controls + 10; steps += 1) {
    await page.keyboard.press('Tab');
    left = await page.evaluate<number>('keyboardWalk.step()');
    // A focus ring may appear with a transition.
    const isVisible = () => page.evaluate<boolean>('keyboardWalk.isIndicatorVisible()');
    await until('a focus ring', isVisible, 2_000).catch(() =>
      page.evaluate('keyboardWalk.reportInvisible()'),
    );
  }
  return page.evaluate<string[]>('keyboardWalk.findings()');
}

/**
 * Opens a dialog with Enter, tabs through it and closes it with Escape. Returns unreached controls and reports a focus
 * that leaves the dialog or does not return to the control that opened it.
 */
export async function dialogFindings(page: Page, opener: Locator): Promise<string[]> {
  await opener.focus();
  await page.evaluate('void (window.openedBy = document.activeElement)');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await loaded(dialog);
  const inside = "document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false";
  await until('the focus to move into the dialog', () => page.evaluate<boolean>(inside));
  const findings = await keyboardFindings(page, '[role=dialog]');
  const steps = await dialog.locator('a[href], button, input, select, textarea, summary').count();
  for (let step = 0; step <= steps; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate<boolean>(inside))) findings.push('Tab leaves the dialog');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const isOnOpener = () => page.evaluate<boolean>('document.activeElement === window.openedBy');
  await until('the focus to return to the opener', isOnOpener, 5_000).catch(() =>
    findings.push('the focus does not return to the opener'),
  );
  return findings;
}
