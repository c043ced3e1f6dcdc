import { isExpired, type SavedMeans } from '@tailorbird/domain/checkout';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { ClockT } from '../../../platform/browser/browser.ts';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { useCardWords } from '../../../shared/payments/useCardWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ProfileFrame } from '../ProfileFrame.tsx';
import styles from './MeansPage.module.css';
import type { MeansStore } from './meansStore.ts';
import { MeansStoreT } from './meansStore.ts';

type CardProps = {
  readonly store: MeansStore;
  readonly means: SavedMeans;
  readonly onDone: () => void;
};

/** Asks for confirmation, because a removed card must be entered again. */
const Asked = observer(function Asked({ store, means, onDone }: CardProps): ReactNode {
  const t = useT('means');
  const { nameOf } = useCardWords();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const remove = async (): Promise<void> => {
    await store.remove();
    if (store.outcome === 'removed') onDone();
  };
  return (
    <div className={styles.asked}>
      <p ref={question} tabIndex={-1}>
        {t('confirm', { card: nameOf(means) })}
      </p>
      <div className={styles.actions}>
        <Button isBusy={store.isBusy} onClick={() => void remove()}>
          {t('confirmed')}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            store.ask(null);
            onDone();
          }}
        >
          {t('keep')}
        </Button>
      </div>
    </div>
  );
});

const Card = observer(function Card({ store, means, onDone }: CardProps): ReactNode {
  const t = useT('means');
  const clock = useService(ClockT);
  const { nameOf, untilOf, expiredOf } = useCardWords();
  if (store.asked === means.id) return <Asked store={store} means={means} onDone={onDone} />;
  const isOver = isExpired(means, new Date(clock.now()).toISOString());
  return (
    <>
      <div>
        <p className={styles.name}>{nameOf(means)}</p>
        <p className={isOver ? styles.over : styles.note}>
          {isOver && <Icon name="warning" size={16} />}
          {isOver ? expiredOf(means) : untilOf(means)}
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={t('removeOf', { card: nameOf(means) })}
        onClick={() => store.ask(means.id)}
      >
        {t('remove')}
      </Button>
    </>
  );
});

const Cards = observer(function Cards({ store }: { readonly store: MeansStore }): ReactNode {
  const t = useT('means');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void store.load();
  }, [store]);
  const { means, outcome } = store;
  const onDone = (): void => heading.current?.focus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p>{t('text')}</p>
      {store.state.status === 'error' && (
        <ErrorBox
          message={t('loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
        />
      )}
      {!means && store.state.status !== 'error' && (
        <>
          <VisuallyHidden>
            <span role="status">{t('loading')}</span>
          </VisuallyHidden>
          <Skeleton lines={4} />
        </>
      )}
      {means?.length === 0 && <p className={styles.note}>{t('none')}</p>}
      {means && means.length > 0 && (
        <ul className={styles.rows}>
          {means.map((each) => (
            <li key={each.id} className={styles.row}>
              <Card store={store} means={each} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={outcome === 'failed' ? styles.failed : styles.done}>
        {outcome && t(outcome)}
      </p>
    </>
  );
});

const Means = (): ReactNode => {
  const store = useService(MeansStoreT);
  return (
    <div className={styles.page}>{store ? <Cards store={store} /> : <Skeleton lines={6} />}</div>
  );
};

export const page = definePage({
  namespaces: ['account', 'means'],
  meta: ({ translate }) => ({
    title: translate('means')('title'),
    form: 'short',
    description: translate('means')('description'),
    noindex: true,
  }),
  Page: () => (
    <ProfileFrame isOwn>
      <Means />
    </ProfileFrame>
  ),
});
