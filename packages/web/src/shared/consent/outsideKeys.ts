import type { OutsideKeys } from '@tailorbird/domain/shell';

/** The element a page has when visits are told to services of other companies. */
export const outsideKeysElement = 'outside-analytics';

/** How the shop is known to services of other companies; null where there are none. */
export const readOutsideKeys = (): OutsideKeys | null =>
  JSON.parse(
    document.getElementById(outsideKeysElement)?.textContent ?? 'null',
  ) as OutsideKeys | null;

const names: Readonly<Record<keyof OutsideKeys, string>> = {
  google: 'Google Analytics',
  segment: 'Segment',
};

/** What the services are called, for those who are asked. */
export const outsideServiceNames = (keys: OutsideKeys | null): readonly string[] =>
  Object.keys(keys ?? {}).flatMap((key) => names[key as keyof OutsideKeys] ?? []);
