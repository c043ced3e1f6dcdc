import { type CutFor, peopleMeasured } from '@tailorbird/domain/sizing';
import { useLanguageTag } from '../../../platform/texts/useT.ts';

/** How many people with such a body the estimate rests on, as a text writes it. */
export const usePeopleMeasured = (cutFor: CutFor): string =>
  new Intl.NumberFormat(useLanguageTag()).format(peopleMeasured[cutFor]);
