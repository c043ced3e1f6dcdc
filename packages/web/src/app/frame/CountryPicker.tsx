import { currencyFor } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { PlaceT } from '../../shared/place/placeStore.ts';
import { useChooseCountry } from '../../shared/place/useChooseCountry.ts';
import { site } from '../../shared/site/site.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import styles from './Footer.module.css';

/** Country for prices and shipping. An unknown country has no default. */
export const CountryPicker = observer(function CountryPicker(): ReactNode {
  const visit = useService(VisitT);
  const place = useService(PlaceT);
  const choose = useChooseCountry();
  const t = useT('shell');
  const known = visit.visit;
  const current = visit.countryCode;
  const others = site.countries.filter((code) => code !== current);
  return (
    <div className={styles.country}>
      <label htmlFor="country">{t('footer.country')}</label>
      <select
        id="country"
        className={styles.select}
        value={current ?? ''}
        disabled={known === null || place.isChanging}
        onChange={(event) => void choose(event.target.value)}
      >
        {known === null ? (
          <option value="">…</option>
        ) : (
          <option value={current ?? ''} disabled={current === null}>
            {known.location.countryName ?? t('footer.countryUnknown')} · {known.location.currency}
          </option>
        )}
        {others.map((code) => (
          <option key={code} value={code}>
            {t(`country.${code}`)} · {currencyFor(code)}
          </option>
        ))}
      </select>
    </div>
  );
});
