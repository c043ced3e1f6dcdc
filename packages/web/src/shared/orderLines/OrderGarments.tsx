import { contentOf } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GarmentsStoreT } from './garmentsStore.ts';
import styles from './OrderSheet.module.css';

/** Links to the garment pages of an order's pieces. Needs the garment texts. */
export default observer(function OrderGarments({
  number,
  link,
}: {
  readonly number: string;
  readonly link: string | undefined;
}): ReactNode {
  const t = useT('garment');
  const locale = useLocale();
  const store = useService(GarmentsStoreT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are in the language of the page.
  useEffect(() => {
    void store?.load(number, link ?? null);
  }, [store, number, link, locale]);
  const garments = store && contentOf(store.state);
  if (!store || (!garments && store.state.status !== 'error')) return <Skeleton lines={2} />;
  if (!garments) {
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load(number, link ?? null)}
      />
    );
  }
  const query = new URLSearchParams({ order: number, ...(link !== undefined && { link }) });
  const names = garments.map(({ title, color }) => (color === null ? title : `${title}, ${color}`));
  const nameOf = (place: number): string => {
    const name = names[place] ?? '';
    return names.filter((other) => other === name).length === 1
      ? name
      : t('linkPiece', { name, number: place + 1 });
  };
  return (
    <>
      <p className={styles.fixed}>{t('linksText')}</p>
      <ul className={styles.papers}>
        {garments.map(({ code }, place) => (
          <li key={code}>
            <TextLink to={`/garment/${code}?${query}`}>{nameOf(place)}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
});
