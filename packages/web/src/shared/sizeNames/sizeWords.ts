import { formatStandardSize, type StandardSize } from '@tailorbird/domain/sizing';
import type { Translate } from '../../platform/texts/texts.ts';

/** `7 Regular`; for women `W7 Regular`. */
export const sizeWords = (size: StandardSize, t: Translate<'sizing'>): string =>
  `${formatStandardSize(size).slice(0, -1)} ${t(`length.${size.length}`)}`;
