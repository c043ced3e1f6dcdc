import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { PlaceT } from '../../shared/place/placeStore.ts';
import { useChooseCountry } from '../../shared/place/useChooseCountry.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './PlaceLine.module.css';

const toCountryPicker = (): void => {
  const picker = document.getElementById('country');
  picker?.scrollIntoView({ block: 'center' });
  picker?.focus({ preventScroll: true });
};

/**
 * Asks once, below the header, for the country suggested by the browser's language. Stays until
 * the next page load, so that an answer shifts nothing.
 */
export default observer(function PlaceLine({
  onClose,
}: {
  readonly onClose: () => void;
}): ReactNode {
  const t = useT('shell');
  const place = useService(PlaceT);
  const visit = useService(VisitT);
  const preferences = useService(PreferencesT);
  const choose = useChooseCountry();
  const known = visit.visit?.location ?? null;
  const isAnswered = known !== null && visit.countryCode !== null;
  useEffect(() => {
    if (isAnswered) preferences.write('placeAsked', 'true');
  }, [isAnswered, preferences]);
  if (known === null) return null;
  const { suggested } = place;
  const close = (): void => {
    preferences.write('placeAsked', 'true');
    delete document.documentElement.dataset.place;
    onClose();
  };
  return (
    <aside className={styles.line} aria-label={t('place.label')}>
      {isAnswered ? (
        <p>{t('place.known', { country: known.countryName ?? '', currency: known.currency })}</p>
      ) : suggested !== 'US' ? (
        <p>{t('place.unknown', { currency: known.currency })}</p>
      ) : (
        <>
          <p>
            {t('place.askUs')}
            <span className={styles.detail}>{t('place.askUsDetail')}</span>
          </p>
          <Button look="quiet" isBusy={place.isChanging} onClick={() => void choose(suggested)}>
            {t('place.yes')}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={toCountryPicker}>
        {t('place.other')}
      </Button>
      <IconButton icon="close" label={t('place.close')} className={styles.close} onClick={close} />
    </aside>
  );
});
