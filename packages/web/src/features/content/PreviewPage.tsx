import type { PreviewPass } from '@tailorbird/domain/content';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { isSlug } from '../../platform/navigation/addressParts.ts';
import { definePage } from '../../platform/navigation/page.ts';
import { useLocation, useParams } from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import styles from './PreviewPage.module.css';
import type { PreviewAddress } from './previewStore.ts';
import { PreviewStoreT } from './previewStore.ts';

const passOf = (search: string): PreviewPass | null => {
  const query = new URLSearchParams(search);
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  return expires !== null && signature !== null ? { expires, signature } : null;
};

type PreviewProps = { readonly address: PreviewAddress; readonly pass: PreviewPass | null };

/**
 * ROUTE-54, ROUTE-55: fetched by the browser of an authorized viewer, so that the page itself
 * contains no draft.
 */
const Preview = observer(function Preview({ address, pass }: PreviewProps): ReactNode {
  const t = useT('content');
  const store = useService(PreviewStoreT);
  const load = (): void => void store?.load(address, pass);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL mounts a new component.
  useEffect(load, [store]);
  const state = store?.state ?? { status: 'loading' };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {state.status === 'ready'
          ? t('preview.label', { garment: state.preview.piece.title })
          : t('preview.title')}
      </h1>
      {state.status === 'loading' && (
        <div role="status" aria-label={t('preview.loading')}>
          <Skeleton lines={6} />
        </div>
      )}
      {state.status === 'forbidden' && (
        <EmptyState title={t('preview.forbidden')} text={t('preview.forbiddenText')} />
      )}
      {state.status === 'not-found' && <EmptyState title={t('preview.notFound')} />}
      {state.status === 'failed' && (
        <ErrorBox message={t('preview.failed')} retryLabel={t('preview.retry')} onRetry={load} />
      )}
      {state.status === 'ready' && (
        <div className={styles.blocks}>
          <PieceRow pieces={[state.preview.piece]} className={styles.piece} />
          <Blocks blocks={state.preview.blocks} />
        </div>
      )}
    </div>
  );
});

const PreviewPage = (): ReactNode => {
  const { slug = '', variantId = null, id = '' } = useParams();
  const { search } = useLocation();
  const address = { slug, variant: variantId, id };
  return (
    <Preview
      key={Object.values(address).join(' ') + search}
      address={address}
      pass={passOf(search)}
    />
  );
};

export const page = definePage({
  namespaces: ['content'],
  validate: ({ params: { slug, variantId, id } }) =>
    isSlug(slug) && isSlug(id) && (variantId === undefined || isSlug(variantId)),
  meta: ({ translate }) => ({
    title: translate('content')('preview.title'),
    form: 'short',
    description: translate('content')('preview.title'),
    noindex: true,
  }),
  Page: PreviewPage,
});
