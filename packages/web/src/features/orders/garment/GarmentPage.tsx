import { contentOf } from '@tailorbird/domain/kernel';
import { type GarmentPage as Facts, isGarmentCode } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage, type PageLoad, pageFailure } from '../../../platform/navigation/page.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { GarmentsStoreT } from '../../../shared/orderLines/garmentsStore.ts';
import { GarmentPagesT } from '../../../shared/ports/ports.ts';
import { SellerT, SupportAddressT } from '../../../shared/site/site.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { GarmentPicture } from '../../../ui/Packshot.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import styles from './GarmentPage.module.css';

type Fact = readonly [label: string, value: ReactNode];

const FactList = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Size and initials, for the owner of the order or a holder of its link. */
const Own = observer(function Own({
  code,
  number,
  link,
}: {
  readonly code: string;
  readonly number: string;
  readonly link: string | null;
}): ReactNode {
  const t = useT('garment');
  const sizeName = useSizeName();
  const store = useService(GarmentsStoreT);
  useEffect(() => {
    void store?.load(number, link);
  }, [store, number, link]);
  const garments = store && contentOf(store.state);
  if (!garments) {
    if (store?.state.status !== 'error')
      return (
        <>
          <span role="status">{t('loading')}</span>
          <Skeleton lines={2} />
        </>
      );
    if (store.state.failure.kind !== 'unreachable') return null;
    return (
      <ErrorBox
        message={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void store.load(number, link)}
      />
    );
  }
  const own = garments.find((each) => each.code === code);
  if (!own) return null;
  const size = own.size && {
    title: sizeName(own.size.title),
    version: own.size.version,
  };
  return (
    <FactList
      facts={[
        ...(size ? [[t('size'), t('sizeVersion', size)] as const] : []),
        [t('initials'), own.initials || t('noInitials')],
      ]}
    />
  );
});

const GarmentPage = ({ data }: { readonly data: Facts }): ReactNode => {
  const t = useT('garment');
  const languageTag = useLanguageTag();
  const seller = useService(SellerT);
  const supportAddress = useService(SupportAddressT);
  const isHydrated = useIsHydrated();
  const [query] = useQuery();
  const ownTitle = useId();
  const repairTitle = useId();
  const number = query.get('order');
  const month = new Intl.DateTimeFormat(languageTag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const facts: readonly Fact[] = [
    [
      t('identifier'),
      <span key="code" className={styles.code}>
        {data.code}
      </span>,
    ],
    [t('model'), data.model],
    ...(data.color === null ? [] : [[t('color'), data.color] as const]),
    ...(data.fabric === null ? [] : [[t('fabric'), data.fabric] as const]),
    ...(data.composition === null ? [] : [[t('fibers'), data.composition] as const]),
    ...(data.weightGsm === null
      ? []
      : [[t('weight'), t('grams', { count: data.weightGsm })] as const]),
    ...(data.care === null ? [] : [[t('care'), data.care] as const]),
    [t('made'), t(data.isReadyMade ? 'madeAhead' : 'madeIn')],
    ...(data.sentIn === null
      ? []
      : [[t('sent'), month.format(new Date(`${data.sentIn}-01`))] as const]),
    ...(seller
      ? [[t('manufacturer'), `${seller.name}, ${seller.address}, ${supportAddress}`] as const]
      : []),
    [
      t('guarantee'),
      <TextLink key="guarantee" to="/legal-guarantee">
        {t('guaranteeText')}
      </TextLink>,
    ],
  ];
  return (
    <article className={styles.page}>
      <GarmentPicture
        path={data.imagePath}
        alt=""
        className={styles.picture}
        fetchPriority="high"
      />
      <div className={styles.text}>
        <header>
          <p className={styles.kicker}>{t('label')}</p>
          <h1>{data.title}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        {isHydrated && number !== null && (
          <section className={styles.own} aria-labelledby={ownTitle}>
            <h2 id={ownTitle}>{t('own')}</h2>
            <Own code={data.code} number={number} link={query.get('link')} />
          </section>
        )}
        <FactList facts={facts} />
        <section aria-labelledby={repairTitle}>
          <h2 id={repairTitle}>{t('repair')}</h2>
          <p>{t('repairText')}</p>
          <p>
            <TextLink to="/support?type=quality">{t('claim')}</TextLink>
          </p>
        </section>
        <LocalLink to={data.productPath} className={buttonClass('secondary')}>
          {t('order')}
        </LocalLink>
      </div>
    </article>
  );
};

const load = async ({ services, params }: PageLoad): Promise<Facts | null> => {
  const found = await (await services.get(GarmentPagesT)).find(params.code ?? '');
  if (found.ok) return found.value;
  if (found.failure.kind === 'unreachable') throw pageFailure(503);
  return null;
};

export const page = definePage<Facts>({
  namespaces: ['garment', 'sizes'],
  validate: ({ params: { code } }) => code !== undefined && isGarmentCode(code),
  load,
  meta: ({ data, translate }) => ({
    title: data.title,
    form: 'short',
    description: translate('garment')('lead'),
    noindex: true,
  }),
  Page: GarmentPage,
});
