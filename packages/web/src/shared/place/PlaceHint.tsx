import { currencyFor } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../visit/visitStore.ts';
import styles from './PlaceHint.module.css';
import { PlaceT } from './placeStore.ts';
import { useChooseCountry } from './useChooseCountry.ts';

/**
 * True if the line below the header asks for the country: the boot script reserved its space.
 */
const isAskedAbove = (): boolean => document.documentElement.dataset.place === 'ask';

/**
 * Asks next to a price whether the suggested country is right. Renders nothing if a country is
 * set or none is likely.
 */
export const PlaceHint = observer(function PlaceHint(): ReactNode {
  const t = useT('shell');
  const place = useService(PlaceT);
  const visit = useService(VisitT);
  const choose = useChooseCountry();
  const { suggested } = place;
  if (suggested === null || isAskedAbove()) return null;
  const country = t(`country.${suggested}`);
  const currency = currencyFor(suggested);
  return (
    <button
      type="button"
      className={styles.hint}
      aria-busy={place.isChanging}
      onClick={() => void choose(suggested)}
    >
      {currency === visit.currency
        ? t('place.deliver', { country })
        : t('place.hint', { country, currency })}
    </button>
  );
});
