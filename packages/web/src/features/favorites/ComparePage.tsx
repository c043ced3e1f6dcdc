import {
  type ComparedRow,
  compareTraits,
  fewestCompared,
  formatCompared,
  isSameDesign,
  type LikedDesign,
  parseCompared,
} from '@tailorbird/domain/designer';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { windowFromNow, writeWindow } from '../../platform/delivery/windowFromNow.ts';
import { designKey } from '../../platform/favorites/designKey.ts';
import type { ShownDesign } from '../../platform/favorites/shownDesign.ts';
import { useShownDesigns } from '../../platform/favorites/useShownDesigns.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import { useSizePreferences } from '../../platform/sizePreferences/useSizePreferences.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../platform/visit/visitStore.ts';
import { useWardrobe } from '../../platform/wearers/useWardrobe.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import { Price, priceIn } from '../../ui/Price.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BuyButton } from './BuyButton.tsx';
import styles from './Compare.module.css';
import pageStyles from './Favorites.module.css';
import { Loading } from './Loading.tsx';
import { FavoriteBuyT } from './services.ts';

/** What each design is, in words: price and delivery follow the visitor's country. */
const useRows = (designs: readonly ShownDesign[]): readonly ComparedRow[] => {
  const t = useT('favorites');
  const languageTag = useLanguageTag();
  const locale = useLocale();
  const { visit, currency } = useService(VisitT);
  const [now] = useState(useService(ClockT).now);
  const deliveryOf = ({ type }: ShownDesign): string | null => {
    const window = type.requiresShipping ? windowFromNow(visit, type.productClass, now) : null;
    return window && writeWindow(window, locale);
  };
  return compareTraits(
    designs.map((shown) => {
      const delivery = deliveryOf(shown);
      return [
        {
          label: t('compare.price'),
          value: String(Price({ amount: priceIn(shown.type.prices, currency), languageTag })),
        },
        ...(delivery === null ? [] : [{ label: t('compare.delivery'), value: delivery }]),
        { label: t('compare.color'), value: shown.color.color.title },
        { label: t('compare.fabric'), value: shown.color.fabric.title },
        { label: t('compare.composition'), value: shown.color.fabric.composition },
        ...shown.properties,
      ];
    }),
  );
};

const Table = observer(function Table({
  designs,
  onLeaveOut,
}: {
  readonly designs: readonly ShownDesign[];
  readonly onLeaveOut: (design: LikedDesign) => void;
}): ReactNode {
  const t = useT('favorites');
  const rows = useRows(designs);
  const buy = useService(FavoriteBuyT);
  useSizePreferences();
  useWardrobe();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {designs.map((shown) => (
            <th key={designKey(shown)} scope="col" className={styles.design}>
              <span className={styles.sheet}>
                <Packshot
                  className={styles.picture}
                  slug={shown.slug}
                  variantId={shown.variantId}
                  alt=""
                />
              </span>
              <LocalLink to={shown.path} className={styles.name}>
                {shown.name}
                <VisuallyHidden>({shown.color.color.title})</VisuallyHidden>
              </LocalLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isDifferent }) => (
          <tr key={label} data-differs={isDifferent || undefined}>
            <th scope="row" className={styles.label}>
              {label}
              {isDifferent && <VisuallyHidden> {t('compare.differs')}</VisuallyHidden>}
            </th>
            {values.map((value, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a design, and stays where it is.
              <td key={column} className={styles.value}>
                {value ?? <VisuallyHidden>{t('compare.none')}</VisuallyHidden>}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.doing}>
          <th scope="row" className={styles.label}>
            <VisuallyHidden>{t('compare.actions')}</VisuallyHidden>
          </th>
          {designs.map((shown) => (
            <td key={designKey(shown)} className={styles.value}>
              <div className={styles.actions}>
                <BuyButton shown={shown} buy={buy} />
                <Button look="quiet" onClick={() => onLeaveOut(shown)}>
                  {t('compare.leaveOut')}
                  <VisuallyHidden> {shown.name}</VisuallyHidden>
                </Button>
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
});

/** Two to four designs side by side, with what they differ in marked. The address names them. */
const ComparePage = observer(function ComparePage(): ReactNode {
  const t = useT('favorites');
  const id = useId();
  const [query, change] = useQuery();
  const designs = useMemo(() => parseCompared(query.getAll('design')), [query]);
  const { shown, status, retry } = useShownDesigns(designs);
  const made = shown.flatMap((each) => each.shown ?? []);
  const leaveOut = (design: LikedDesign): void => {
    const left = designs.filter((other) => !isSameDesign(other, design));
    change(
      (current) => {
        current.delete('design');
        for (const text of formatCompared(left)) current.append('design', text);
        return current;
      },
      { replace: true },
    );
  };
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.head}>
        <h1 id={id} className={pageStyles.title}>
          {t('compare.title')}
        </h1>
        <p className={pageStyles.lead}>{t('compare.lead')}</p>
      </header>
      {status === 'loading' && <Loading />}
      {status === 'failed' && (
        <ErrorBox message={t('failed')} retryLabel={t('tryAgain')} onRetry={retry} />
      )}
      {status === 'ready' && made.length < shown.length && <p role="status">{t('compare.gone')}</p>}
      {status === 'ready' && made.length < fewestCompared && (
        <EmptyState title={t('compare.tooFew')} text={t('compare.tooFewText')}>
          <LocalLink to="/favorites" className={buttonClass('secondary')}>
            {t('compare.toFavorites')}
          </LocalLink>
        </EmptyState>
      )}
      {made.length >= fewestCompared && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by the keyboard.
        <section className={styles.scroll} tabIndex={0} aria-labelledby={id}>
          <Table designs={made} onLeaveOut={leaveOut} />
        </section>
      )}
    </div>
  );
});

export const page = definePage({
  namespaces: ['favorites'],
  meta: ({ translate }) => ({
    title: translate('favorites')('compare.title'),
    form: 'short',
    description: translate('favorites')('compare.lead'),
    noindex: true,
  }),
  Page: ComparePage,
});
