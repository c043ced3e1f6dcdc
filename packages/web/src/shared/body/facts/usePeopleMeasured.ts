import { type CutFor, surveyedPeople } from '@tailorbird/domain/sizing';
import { useLanguageTag } from '../../../platform/texts/useT.ts';

export const usePeopleMeasured = (cutFor: CutFor): string =>
  new Intl.NumberFormat(useLanguageTag()).format(surveyedPeople[cutFor]);
