/**
 * Checks that apply to every page. They are soft: a failure does not stop the journey, and all
 * failures are reported.
 */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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

/** Number of animations and transitions started since the first call. */
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

/**
 * Violations that axe finds on the page in its current state. Injecting axe takes as long as
 * checking a small page, so it is injected once.
 */
const violationsOn = async (page: Page): Promise<readonly axe.Result[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  // The only frames are mails, where scripts are blocked. Passed checks need no description,
  // and no rule used here reads style sheets.
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

/**
 * Violations that axe finds on the page at rest. Checks again when something starts to move
 * during a check, such as a late panel, because a color in mid-fade is not final.
 */
const violationsAtRest = async (page: Page, looks = 5): Promise<readonly axe.Result[]> => {
  const before = await movements(page);
  await expectAtRest(page);
  const violations = await violationsOn(page);
  if (violations.length === 0 || looks <= 1) return violations;
  const isSteady = (await movements(page)) === before;
  // A target half covered by the header counts as too small, so the check repeats at the top of
  // the page.
  const wasScrolled = await page.evaluate(() => {
    const isScrolled = scrollY > 0;
    if (isScrolled) scrollTo({ top: 0, behavior: 'instant' });
    return isScrolled;
  });
  return isSteady && !wasScrolled ? violations : violationsAtRest(page, looks - 1);
};

/** Expects no violation of WCAG 2.2 AA that axe can detect in the current state of the page. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const violations = await violationsAtRest(page);
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('\n  ')}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
};

/**
 * Expects the page to be no wider than the screen, even before hyphenation rules load, which
 * may be late or never.
 */
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

/**
 * Problems of the page outline for screen readers: headings must be in order without gaps, and
 * landmarks need unique names.
 */
const outlineOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const top = dialog ?? document.body;
    const isSpoken = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], [inert]') === null;
    const spokenElements = (selector: string): readonly Element[] =>
      [...top.querySelectorAll(selector)].filter(isSpoken);
    const headings = spokenElements('h1, h2, h3, h4, h5, h6').map((heading) => ({
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
    const landmarks = spokenElements(
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
    const lost = spokenElements('[aria-labelledby], [aria-describedby]').flatMap((element) =>
      ['aria-labelledby', 'aria-describedby']
        .flatMap((name) => (element.getAttribute(name) ?? '').split(' ').filter(Boolean))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `nothing is called ${id}: ${element.outerHTML.slice(0, 100)}`),
    );
    // Text beside a choice that has its own label repeats the label.
    const again = spokenElements('label > input[aria-label]').flatMap((input) => {
      const copy = input.parentElement?.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[aria-hidden="true"], noscript')) part.remove();
      const words = (copy.textContent ?? '').trim();
      const name = input.getAttribute('aria-label') ?? '';
      return words !== '' && name.startsWith(words) ? [`told twice: ${words}`] : [];
    });
    return [...title, ...jumps, ...empty, ...twice, ...lost, ...again];
  });

/** Expects an outline by which screen-reader users can navigate: headings and landmarks. */
export const expectOutline = async (page: Page): Promise<void> => {
  await expect
    .soft(async () => expect(await outlineOf(page), `outline of ${page.url()}`).toEqual([]))
    .toPass({ timeout: 30_000 });
};
