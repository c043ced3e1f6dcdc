import type { FoldPreview, PreviewPass } from '@tailorbird/domain/content';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ContentT } from '../../composition/tokens.ts';
import { useApp } from '../../platform/app.ts';
import { definePage } from '../../platform/navigation/page.tsx';
import { useLocation, useParams } from '../../platform/navigation/router.ts';
import { useT } from '../../platform/texts/useT.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Blocks } from './blocks/Blocks.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import styles from './PreviewPage.module.css';

type State =
  | { readonly status: 'loading' | 'forbidden' | 'not-found' | 'failed' }
  | { readonly status: 'ready'; readonly preview: FoldPreview };

const passOf = (search: string): PreviewPass | null => {
  const query = new URLSearchParams(search);
  const [expires, signature] = [query.get('expires'), query.get('signature')];
  return expires !== null && signature !== null ? { expires, signature } : null;
};

/** ROUTE-54, ROUTE-55: fetched by the browser of who may see it, so that the page itself holds nothing. */
const PreviewPage = (): ReactNode => {
  const t = useT('content');
  const { services } = useApp();
  const { slug = '', variantId = null, id = '' } = useParams();
  const { search } = useLocation();
  const [state, setState] = useState<State>({ status: 'loading' });
  const fetchPreview = useCallback(async (): Promise<State> => {
    try {
      const content = await services.get(ContentT);
      const answer = await content.foldPreview({ slug, variant: variantId, id }, passOf(search));
      return answer.ok ? { status: 'ready', preview: answer.value } : { status: answer.failure.kind };
    } catch {
      return { status: 'failed' };
    }
  }, [services, slug, variantId, id, search]);
  useEffect(() => {
    let isWanted = true;
    void fetchPreview().then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [fetchPreview]);
  const retry = (): void => {
    setState({ status: 'loading' });
    void fetchPreview().then(setState);
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {state.status === 'ready' ? t('preview.label', { garment: state.preview.piece.title }) : t('preview.title')}
      </h1>
      {state.status === 'loading' && (
        <div role="status" aria-label={t('preview.loading')}>
          <Skeleton lines={6} />
        </div>
      )}
      {state.status === 'forbidden' && <EmptyState title={t('preview.forbidden')} text={t('preview.forbiddenText')} />}
      {state.status === 'not-found' && <EmptyState title={t('preview.notFound')} />}
      {state.status === 'failed' && <ErrorBox message={t('preview.failed')} retryLabel={t('preview.retry')} onRetry={retry} />}
      {state.status === 'ready' && (
        <div className={styles.blocks}>
          <PieceRow pieces={[state.preview.piece]} className={styles.piece} />
          <Blocks blocks={state.preview.blocks} />
        </div>
      )}
    </div>
  );
};

export const page = definePage({
  namespaces: ['content'],
  meta: ({ translate }) => ({
    title: translate('content')('preview.title'),
    form: 'short',
    description: translate('content')('preview.title'),
    noindex: true,
  }),
  Page: PreviewPage,
});
