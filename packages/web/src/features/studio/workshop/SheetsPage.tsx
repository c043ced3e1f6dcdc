import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { isNumber } from '../../../platform/navigation/addressParts.ts';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useParams } from '../../../platform/navigation/router.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { FileAddressesT } from '../../../shared/site/site.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import { MakingSheetView } from './MakingSheetView.tsx';
import styles from './SheetsPage.module.css';
import type { SheetsStore } from './sheetsStore.ts';
import { SheetsStoreT } from './sheetsStore.ts';

type SheetsProps = {
  readonly store: SheetsStore;
  readonly number: string;
  readonly piece: string | null;
};

const Ways = observer(function Ways({ store, number, piece }: SheetsProps): ReactNode {
  const t = useT('studio');
  const shown = store.sheetsOf(piece);
  const { makingSheets, bodyOf } = useService(FileAddressesT);
  const [only] = shown.length === 1 ? shown : [];
  const all = store.sheets?.length ?? 0;
  return (
    <div className={styles.ways}>
      <Button onClick={() => window.print()}>{t('sheet.print')}</Button>
      <a href={withBase(makingSheets(number, 'json'))} download={`making-sheets-${number}.json`}>
        {t('sheet.json')}
      </a>
      <a href={withBase(makingSheets(number, 'csv'))} download>
        {t('sheet.csv')}
      </a>
      {only?.size && (
        <a
          href={withBase(bodyOf(number, only.piece.number))}
          download={`body-${number}-${only.piece.number}.json`}
        >
          {t('sheet.body')}
        </a>
      )}
      {all > 1 &&
        (only ? (
          <LocalLink to={`/studio/sheets/${number}`}>{t('sheet.all', { count: all })}</LocalLink>
        ) : (
          shown.map(({ piece: { number: each } }) => (
            <LocalLink key={each} to={`/studio/sheets/${number}/${each}`}>
              {t('sheet.piece', { number: each, pieces: all })}
            </LocalLink>
          ))
        ))}
    </div>
  );
});

const Sheets = observer(function Sheets({ store, number, piece }: SheetsProps): ReactNode {
  const t = useT('studio');
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet's texts depend on the language.
  useEffect(() => {
    void store.load(number);
  }, [store, number, locale]);
  const { state, sheets } = store;
  if (state.status === 'error' && state.failure.kind !== 'unreachable')
    return <Notice role="alert">{t('sheet.notFound')}</Notice>;
  if (state.status === 'error')
    return (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    );
  if (!sheets) return <Skeleton lines={8} />;
  if (sheets.length === 0) return <p>{t('sheet.none')}</p>;
  return (
    <>
      <Ways store={store} number={number} piece={piece} />
      {store.sheetsOf(piece).map((sheet) => (
        <MakingSheetView key={sheet.piece.number} sheet={sheet} />
      ))}
    </>
  );
});

/**
 * Printable making sheets of an order, one per piece; with a piece number in the address, only
 * that one.
 */
const SheetsPage = observer(function SheetsPage(): ReactNode {
  const t = useT('studio');
  const { number = '', piece = null } = useParams();
  const store = useService(SheetsStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <StudioNav />
        <h1 className={styles.title}>{t('sheet.title', { number })}</h1>
      </div>
      {store && isAdmin ? (
        <Sheets store={store} number={number} piece={piece} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
});

export const page = definePage({
  namespaces: ['studio', 'staff', 'sizing'],
  validate: ({ params: { number = '', piece } }) =>
    /^[A-Za-z0-9-]{1,32}$/.test(number) && (piece === undefined || isNumber(piece)),
  meta: ({ translate }) => ({
    title: translate('studio')('sheet.meta'),
    form: 'short',
    description: translate('studio')('sheet.description'),
    noindex: true,
  }),
  Page: SheetsPage,
});
