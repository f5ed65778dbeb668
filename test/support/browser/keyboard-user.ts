import type { Page } from 'playwright-core';
import { tabTo } from './browser';

/** A person who has a keyboard and no mouse. Counts the keys, a typed letter being one. */
export class KeyboardUser {
  presses = 0;

  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.presses += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }

  /**
   * Chooses an option of the select that has the focus. Letters would be fewer keys, but a browser starts anew when the
   * next letter comes a second late, as it does on a busy machine.
   */
  async choose(option: string): Promise<void> {
    const chosen = () => this.page.evaluate<string>('document.activeElement.selectedOptions[0].textContent');
    const count = await this.page.evaluate<number>('document.activeElement.options.length');
    await this.press('Home');
    for (let step = 1; step < count && (await chosen()) !== option; step += 1) await this.press('ArrowDown');
    if ((await chosen()) !== option) throw new Error(`The select has no option "${option}".`);
  }

  /** Moves the focus to the next control of the given name, or back to the one before. */
  async moveTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    this.presses += await tabTo(this.page, name, key);
  }

  /** Moves the focus to a control and presses a key there. */
  async activate(name: string, key = 'Enter'): Promise<void> {
    await this.moveTo(name);
    await this.press(key);
  }
}
