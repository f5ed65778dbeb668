import type { Locator, Page } from 'playwright-core';
import { until } from '../until';

/**
 * Defined in the page: what somebody can work there, and what of it has the focus. Of a set of tabs or radio buttons
 * only one is reached by Tab; the arrows lead to the others.
 */
const IN_PAGE = `(() => {
  const wanted = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button], [tabindex]';
  const look = (at) => {
    const styles = [at, at.parentElement, at.nextElementSibling].filter(Boolean).map((each) => {
      const s = getComputedStyle(each);
      return [s.outlineStyle === 'none' ? 0 : s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.backgroundColor].join();
    });
    return styles.join('|');
  };
  window.keyboardWalk = {
    begin(selector) {
      // How a control looks without the focus is seen while nothing has it.
      const had = document.activeElement;
      had?.blur();
      const scope = document.querySelector(selector);
      this.found = [...scope.querySelectorAll(wanted)].filter((each) =>
        !each.disabled && each.tabIndex !== -1 && each.checkVisibility({ visibilityProperty: true }) &&
        each.getClientRects().length > 0 && !each.closest('[inert]') &&
        !(each.type === 'radio' && !each.checked && document.querySelector('input[type=radio][name="' + each.name + '"]:checked')));
      this.before = new Map(this.found.map((each) => [each, look(each)]));
      this.seen = new Set();
      this.unseen = [];
      (scope.contains(had) ? had : scope).focus();
      return this.found.length;
    },
    step() {
      const at = document.activeElement;
      if (this.before.has(at)) this.seen.add(at);
      return this.found.length - this.seen.size;
    },
    shown() {
      const at = document.activeElement;
      if (!this.before.has(at)) return true;
      const box = at.getBoundingClientRect();
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return inView && look(at) !== this.before.get(at);
    },
    miss() {
      this.unseen.push('the focus is not seen on ' + this.name(document.activeElement));
    },
    findings() {
      const missed = this.found.filter((each) => each.isConnected && !this.seen.has(each));
      return [...missed.map((each) => 'Tab does not reach ' + this.name(each)), ...new Set(this.unseen)];
    },
    name(at) {
      const words = at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || at.name || '';
      return at.tagName.toLowerCase() + ' ' + words.trim().slice(0, 60);
    },
  };
})()`;

/** What cannot be reached with the Tab key within a part of the page, and where the focus cannot be seen. */
export async function keyboardFindings(page: Page, part: string): Promise<string[]> {
  await page.evaluate(IN_PAGE);
  const found = await page.evaluate<number>(`keyboardWalk.begin(${JSON.stringify(part)})`);
  let left = await page.evaluate<number>('keyboardWalk.step()');
  // A few steps more than there are: the browser may stop at what scrolls.
  for (let steps = 0; left > 0 && steps < found + 10; steps += 1) {
    await page.keyboard.press('Tab');
    left = await page.evaluate<number>('keyboardWalk.step()');
    // A ring may come with a transition.
    const shown = () => page.evaluate<boolean>('keyboardWalk.shown()');
    await until('a ring', shown, 2_000).catch(() => page.evaluate('keyboardWalk.miss()'));
  }
  return page.evaluate<string[]>('keyboardWalk.findings()');
}

/**
 * Opens a dialog with the Enter key, walks it, tries to leave it by Tab, and closes it with Escape. Says what is not
 * as it should be: unreached controls, a focus that gets out, or does not return to what opened the dialog.
 */
export async function dialogFindings(page: Page, opener: Locator): Promise<string[]> {
  await opener.focus();
  await page.evaluate('void (window.openedBy = document.activeElement)');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
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
  const back = () => page.evaluate<boolean>('document.activeElement === window.openedBy');
  await until('its return', back, 5_000).catch(() =>
    findings.push('the focus does not return to the opener'),
  );
  return findings;
}
