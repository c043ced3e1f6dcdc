import {
  formatStandardSize,
  type ReadSizeName,
  type StandardSize,
} from '@tailorbird/domain/sizing';
import type { Translate } from '../../platform/texts/texts.ts';
import type { DesignerStore } from './designerStore.ts';

const standardWords = (size: StandardSize, t: Translate<'designer'>): string =>
  `${formatStandardSize(size).slice(0, -1)} ${t(`size.${size.length}`)}`;

const titleOf = (name: ReadSizeName, t: Translate<'designer'>, languageTag: string): string => {
  if (name.kind === 'standard') return standardWords(name.size, t);
  if (name.kind === 'own') return name.name;
  const { day, month, year } = name.on;
  const on = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(languageTag, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return `${name.name}, ${on}`;
};

export const sizeText = (
  store: DesignerStore,
  t: Translate<'designer'>,
  languageTag: string,
): string | null => {
  const { size, savedSize } = store;
  if (size === null) return null;
  if (size.kind === 'standard') return standardWords(size, t);
  if (savedSize.status !== 'found') return null;
  const { cutFor } = savedSize.size;
  const title = titleOf(savedSize.name, t, languageTag);
  return cutFor === 'women' ? t('trait.sizeCutForWomen', { title }) : title;
};
