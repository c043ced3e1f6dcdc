import type { StandardSize } from '@tailorbird/domain/sizing';
import type { Translate } from '../../platform/texts/texts.ts';

/** `7 Regular`, as people say it. */
export const sizeWords = ({ base, length }: StandardSize, t: Translate<'sizing'>): string => `${base} ${t(`length.${length}`)}`;
