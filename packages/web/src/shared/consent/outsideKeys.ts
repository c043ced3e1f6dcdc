import type { OutsideKeys } from '@tailorbird/domain/shell';

export const outsideKeysElement = 'outside-analytics';

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
