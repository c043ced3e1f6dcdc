/** What every page owes to everybody who looks at it. A journey that finds something amiss goes on, and tells everything it found. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until what moves has come to rest. */
export const expectAtRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
};

/** How often something has begun to move on the page since this was first asked. */
const movements = async (page: Page): Promise<number> =>
  page.evaluate(() => {
    const counter = globalThis as { movements?: number };
    if (counter.movements === undefined) {
      counter.movements = 0;
      for (const kind of ['animationstart', 'transitionrun'])
        addEventListener(kind, () => (counter.movements = (counter.movements ?? 0) + 1), {
          capture: true,
        });
    }
    return counter.movements;
  });

/** What axe says of the page as it is. Reading axe takes a page as long as a small page takes axe: it is read once. */
const violationsOn = async (page: Page): Promise<readonly axe.Result[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  // Pages have no frames but those of mails, where nothing may run, and what passes needs no description. No rule of these reads style sheets.
  const options: axe.RunOptions = {
    runOnly: guidelines,
    resultTypes: ['violations'],
    iframes: false,
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async (asked) =>
      (await (globalThis as unknown as { axe: typeof axe }).axe.run(document, asked)).violations,
    options,
  );
};

/** What axe finds on the page at rest. What began to move under its eyes, a panel that opens late for one, is looked at again: half of a fade is no color. */
const violationsAtRest = async (page: Page, looks = 5): Promise<readonly axe.Result[]> => {
  const before = await movements(page);
  await expectAtRest(page);
  const violations = await violationsOn(page);
  if (violations.length === 0 || looks <= 1) return violations;
  const isSteady = (await movements(page)) === before;
  // What the header happens to cover half of is no small target: it is looked at where the page begins.
  const wasScrolled = await page.evaluate(() => {
    const isScrolled = scrollY > 0;
    if (isScrolled) scrollTo({ top: 0, behavior: 'instant' });
    return isScrolled;
  });
  return isSteady && !wasScrolled ? violations : violationsAtRest(page, looks - 1);
};

/** Nothing on the page as it is now keeps anybody out: WCAG 2.2 AA, as far as a machine can tell. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const violations = await violationsAtRest(page);
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
};

/** The page is not wider than the screen, also while the browser has no rules for breaking words: they come late, or never. */
export const expectNoHorizontalScroll = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const unbroken = new CSSStyleSheet();
    unbroken.replaceSync('* { hyphens: manual !important; }');
    document.adoptedStyleSheets = [unbroken];
  });
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} in ${clientWidth}`,
      ...culprits.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect.soft(tooWide, `width of ${page.url()}`).toEqual([]);
};

/** What is wrong with how a page is told to those who listen to it: its headings, in order and without a gap, and its landmarks, each with a name of its own. */
const outlineOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const top = dialog ?? document.body;
    const isTold = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    const told = (selector: string): readonly Element[] =>
      [...top.querySelectorAll(selector)].filter(isTold);
    const headings = told('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: (heading.textContent ?? '').trim(),
    }));
    const jumps = headings.flatMap(({ level, text }, place) => {
      const before = headings[place - 1]?.level ?? (dialog ? level : 0);
      return level > before + 1 ? [`from heading ${before} to ${level}: ${text}`] : [];
    });
    const empty = headings.some(({ text }) => text === '') ? ['a heading without words'] : [];
    const names = headings.filter(({ level }) => level === 1);
    const title =
      dialog || names.length === 1 ? [] : [`${names.length} headings of the first level`];
    const landmarks = told(
      'nav, aside, section[aria-label], section[aria-labelledby], [role="region"]',
    ).map((mark) => {
      const ids = (mark.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
      const name =
        mark.getAttribute('aria-label') ??
        ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      return `${mark.tagName.toLowerCase()}: ${name.trim()}`;
    });
    const twice = landmarks.filter(
      (mark, place) => mark.endsWith(': ') || landmarks.indexOf(mark) < place,
    );
    const lost = told('[aria-labelledby], [aria-describedby]').flatMap((element) =>
      ['aria-labelledby', 'aria-describedby']
        .flatMap((name) => (element.getAttribute(name) ?? '').split(' ').filter(Boolean))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `nothing is called ${id}: ${element.outerHTML.slice(0, 100)}`),
    );
    // The words beside a choice with a name of its own are its name once more.
    const again = told('label > input[aria-label]').flatMap((input) => {
      const copy = input.parentElement?.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[aria-hidden="true"], noscript')) part.remove();
      const words = (copy.textContent ?? '').trim();
      const name = input.getAttribute('aria-label') ?? '';
      return words !== '' && name.startsWith(words) ? [`told twice: ${words}`] : [];
    });
    return [...title, ...jumps, ...empty, ...twice, ...lost, ...again];
  });

/** Who listens to the page finds their way by its headings and landmarks. */
export const expectOutline = async (page: Page): Promise<void> => {
  await expect
    .soft(async () => expect(await outlineOf(page), `outline of ${page.url()}`).toEqual([]))
    .toPass({ timeout: 5_000 });
};
