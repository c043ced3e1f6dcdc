import { currencyFor } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { AccountT } from '../../platform/ports/ports.ts';
import { later } from '../../platform/services/token.ts';
import { useService } from '../../platform/services/useService.ts';
import { site } from '../../platform/site/site.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import styles from './Footer.module.css';

const LateAccountT = later(AccountT);

/** Chooses the country that prices and shipping are for. One that nobody knows is asked for: none is assumed. */
export const CountryPicker = observer(function CountryPicker(): ReactNode {
  const account = useService(LateAccountT);
  const toasts = useService(ToastsT);
  const visit = useService(VisitT);
  const t = useT('shell');
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const choose = async (countryCode: string): Promise<void> => {
    setIsChanging(true);
    try {
      const answer = await (await account()).chooseCountry(countryCode);
      if (!answer.ok) throw new Error(answer.failure.kind);
      visit.take(answer.value);
      toasts.notify(t('footer.countryChosen', { currency: answer.value.location.currency }));
    } catch {
      toasts.error(t('footer.countryFailed'));
    } finally {
      setIsChanging(false);
    }
  };
  const known = visit.visit;
  const current = visit.countryCode;
  const others = site.countries.filter((code) => code !== current);
  return (
    <div className={styles.country}>
      <label htmlFor={id} className={styles.countryLabel}>
        {t('footer.country')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={current ?? ''}
        disabled={known === null || isChanging}
        onChange={(event) => void choose(event.target.value)}
      >
        {known === null ? (
          <option value="" />
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
