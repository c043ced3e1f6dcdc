import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../../platform/navigation/page.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { TermsText } from '../../../platform/terms/TermsText.tsx';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import styles from './SizeFor.module.css';
import { SizeForAsking } from './SizeForAsking.tsx';
import { type SizeForStore, SizeForStoreT } from './sizeForStore.ts';

type PartProps = { readonly store: SizeForStore };

/** Says what comes, and takes the focus there: the control that had it is gone. */
const Title = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
};

const Opening = (): ReactNode => {
  const t = useT('sizeFor');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p role="status">{t('opening')}</p>
    </>
  );
};

/** Who asks, who sees the answers and where they stay: before any of them is given (SIZE-121). */
const Told = observer(function Told({ store }: PartProps): ReactNode {
  const t = useT('sizeFor');
  const languageTag = useLanguageTag();
  const { link } = store;
  if (!link) return null;
  const name = link.senderName;
  const date = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' }).format(
    new Date(link.expiresAt),
  );
  return (
    <>
      <Title>{t('told.title', { name })}</Title>
      <p className={styles.lead}>{t('told.lead', { name })}</p>
      <h2 className={styles.before}>{t('told.before')}</h2>
      <dl className={styles.told}>
        <div>
          <dt>{t('told.sees')}</dt>
          <dd>{t('told.seesText', { name })}</dd>
        </div>
        <div>
          <dt>{t('told.kept')}</dt>
          <dd>
            <TermsText text={t('told.keptText', { name })} />
          </dd>
        </div>
        <div>
          <dt>{t('told.who', { name })}</dt>
          <dd>{t('told.whoText')}</dd>
        </div>
        <div>
          <dt>{t('told.garment')}</dt>
          <dd>{link.sizeType.title}</dd>
        </div>
      </dl>
      <div className={styles.start}>
        <Button onClick={store.begin}>{t('told.start')}</Button>
        <p className={styles.note}>{t('told.until', { date })}</p>
      </div>
    </>
  );
});

const Done = observer(function Done({ store }: PartProps): ReactNode {
  const t = useT('sizeFor');
  const name = store.link?.senderName ?? '';
  return (
    <>
      <Title>{t('done.title', { name })}</Title>
      <p>{t('done.text', { name })}</p>
      <p>{t('done.delete', { name })}</p>
      <ToShop />
    </>
  );
});

const ToShop = (): ReactNode => (
  <LocalLink to="/products" className={buttonClass('secondary')}>
    {useT('sizeFor')('toShop')}
  </LocalLink>
);

const Steps = observer(function Steps({ store }: PartProps): ReactNode {
  const t = useT('sizeFor');
  const { screen } = store;
  useEffect(() => void store.open(), [store]);
  switch (screen) {
    case 'opening':
      return <Opening />;
    case 'told':
      return <Told store={store} />;
    case 'asking':
      return <SizeForAsking store={store} />;
    case 'done':
      return <Done store={store} />;
    case 'unreachable':
      return (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          <ErrorBox
            message={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void store.open()}
          />
        </>
      );
    case 'too-often':
      return (
        <>
          <Title>{t('tooOftenTitle')}</Title>
          <p>{t('tooOftenText')}</p>
        </>
      );
    case 'given':
    case 'expired':
    case 'ended':
    case 'unknown':
      return (
        <>
          <Title>{t(`over.${screen}.title`)}</Title>
          <p>{t(`over.${screen}.text`)}</p>
          <ToShop />
        </>
      );
    default:
      return unreachable(screen);
  }
});

const SizeFor = ({ token }: { readonly token: string }): ReactNode => {
  const store = useService(SizeForStoreT, token);
  return <section className={styles.page}>{store ? <Steps store={store} /> : <Opening />}</section>;
};

/** Where somebody enters their size for somebody else, by a link. Another link is another page. */
export const page = definePage({
  namespaces: ['sizeFor', 'findSize', 'sizing', 'measuring'],
  load: async ({ params }: PageLoad): Promise<{ readonly token: string }> => ({
    token: params.token ?? '',
  }),
  meta: ({ translate }) => ({
    title: translate('sizeFor')('title'),
    form: 'short',
    description: translate('sizeFor')('description'),
    noindex: true,
  }),
  Page: ({ data: { token } }: { readonly data: { readonly token: string } }) => (
    <SizeFor key={token} token={token} />
  ),
});
