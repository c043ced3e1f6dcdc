import { formatMoney, money } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import styles from '../people/Staff.module.css';
import { StaffSearch } from '../StaffSearch.tsx';
import till from './Till.module.css';
import type { TillStore } from './tillStore.ts';

const Pieces = observer(function Pieces({ store }: { readonly store: TillStore }): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { currency } = useService(VisitT);
  return (
    <>
      <StaffSearch
        label={t('inventory.search')}
        name="piece"
        find={t('till.add')}
        isBusy={store.isBusy}
        value={store.search}
        onType={store.look}
        onFind={() => void store.enter()}
      />
      <p className={styles.note}>{t('till.scanHint')}</p>
      <ul className={till.pieces} aria-label={t('till.pieces')}>
        {store.found.map((piece) => {
          const { type, color } = piece;
          const name = `${type.title}, ${color.color.title}`;
          return (
            <li key={color.id} className={styles.row}>
              <span>
                {name}{' '}
                <span className={styles.note}>
                  {formatMoney(money(type.prices[currency], currency), languageTag)}
                  {color.outOfStock && ` · ${t('till.soldOut')}`}
                </span>
              </span>
              <button
                type="button"
                className={buttonClass('quiet')}
                disabled={store.isBusy || color.outOfStock}
                aria-label={t('till.addPiece', { name })}
                onClick={() => void store.add(piece)}
              >
                {t('till.add')}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {t('till.madeText')} <LocalLink to="/retail/products">{t('nav.retailProducts')}</LocalLink>
      </p>
    </>
  );
});

/** Items of the sale: stock pieces are added at once, others through the shop. */
export const Counter = observer(function Counter({
  store,
}: {
  readonly store: TillStore;
}): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const lines = store.basket?.lines ?? [];
  return (
    <section className={till.part} aria-labelledby="till-what">
      <h2 id="till-what" className={styles.subtitle}>
        {t('till.what')}
      </h2>
      <Pieces store={store} />
      <h3 className={styles.subtitle}>{t('till.basket')}</h3>
      {lines.length === 0 ? (
        <p className={styles.note}>{t('till.empty')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('till.basket')}>
          {lines.map((line) => {
            const name = line.fabricColor ? `${line.title}, ${line.fabricColor.title}` : line.title;
            return (
              <li key={line.id} className={styles.row}>
                <span>
                  {name}
                  {line.size && <span className={styles.note}> · {line.size.title}</span>}{' '}
                  <span className={styles.note}>
                    {formatMoney(line.priceInclDiscounts, languageTag)}
                  </span>
                </span>
                <QuantityStepper
                  value={line.quantity}
                  label={t('till.quantity', { name })}
                  lessLabel={t('till.less', { name })}
                  moreLabel={t('till.more', { name })}
                  isDisabled={store.isBusy}
                  onChange={(quantity) => void store.setQuantity(line.id, quantity)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
});
