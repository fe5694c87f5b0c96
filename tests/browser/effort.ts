import type { Locator, Page } from '@playwright/test';

/** Counts what a person does by hand: taps and keys. Scrolling is free. */
export class Effort {
  taps = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** A key other than a figure; both of 'Control+Enter' count. On a phone Enter is a tap. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += key.split('+').length;
  }

  /** Typing itself is not counted. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}
