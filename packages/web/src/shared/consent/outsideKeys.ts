import type { OutsideKeys } from '@tailorbird/domain/shell';

export const outsideKeysElement = 'outside-analytics';

/** The shop's keys for third-party services, or null without any. */
export const readOutsideKeys = (): OutsideKeys | null =>
  JSON.parse(
    document.getElementById(outsideKeysElement)?.textContent ?? 'null',
  ) as OutsideKeys | null;

const names: Readonly<Record<keyof OutsideKeys, string>> = {
  google: 'Google Analytics',
  segment: 'Segment',
};

export const outsideServiceNames = (keys: OutsideKeys | null): readonly string[] =>
  Object.keys(keys ?? {}).flatMap((key) => names[key as keyof OutsideKeys] ?? []);
