import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element shows its focus: an outline, ring or line that is absent otherwise. */
const expectVisibleFocus = async (page: Page): Promise<void> => {
  const isVisible = await page.evaluate(() => {
    const shows = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none'
      );
    };
    const focused = document.activeElement;
    const around: (Element | null)[] = [focused, focused?.nextElementSibling ?? null];
    // Small or hidden controls show the focus on an ancestor: a radio button on its swatch, a
    // link on its card.
    for (let element = focused; element && around.length < 6; element = element.parentElement)
      around.push(element);
    return around.some(shows);
  });
  expect(
    isVisible,
    `focus is visible on ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`,
  ).toBe(true);
};

export const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
};

export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
