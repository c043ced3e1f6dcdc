import type { Letter } from '@tailorbird/domain/newsletter';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { definePage } from '../../../platform/navigation/page.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { StudioNav } from '../../../platform/studio/StudioNav.tsx';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../platform/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../people/Staff.module.css';
import { LettersStoreT } from '../services.ts';
import { LetterEditor } from './LetterEditor.tsx';
import type { LettersStore } from './lettersStore.ts';

type DeskProps = { readonly store: LettersStore };

const lookAgainMs = 5_000;

/** What can be done with a letter, as it stands. */
const LetterWays = observer(function LetterWays({
  store,
  letter,
}: DeskProps & { readonly letter: Letter }): ReactNode {
  const t = useT('staff');
  switch (letter.state) {
    case 'draft':
      return (
        <>
          <Button look="quiet" onClick={() => store.takeUp(letter)}>
            {t('letters.change')}
          </Button>
          <Button look="quiet" onClick={() => store.ask(letter)}>
            {t('letters.send')}
          </Button>
        </>
      );
    case 'sending':
      return (
        <Button look="quiet" onClick={() => void store.stop(letter)}>
          {t('letters.stop')}
        </Button>
      );
    case 'stopped':
      return (
        <Button look="quiet" onClick={() => store.ask(letter)}>
          {t('letters.goOn')}
        </Button>
      );
    default:
      return null;
  }
});

const Asked = observer(function Asked({ store }: DeskProps): ReactNode {
  const t = useT('staff');
  const { asked, isBusy } = store;
  if (!asked) return null;
  return (
    <Notice
      role="alert"
      title={t('letters.ask', { count: asked.left })}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void store.send(asked)}>
            {t('letters.sendNow')}
          </Button>
          <Button look="quiet" onClick={() => store.ask(null)}>
            {t('letters.close')}
          </Button>
        </>
      }
    >
      {t('letters.askText')}
    </Notice>
  );
});

const Letters = observer(function Letters({ store }: DeskProps): ReactNode {
  const t = useT('staff');
  const locale = useLocale();
  const { state, loaded, draft, failure, told, isSending, asked } = store;
  useEffect(() => {
    void store.load();
  }, [store]);
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void store.load(), lookAgainMs);
    return () => clearInterval(timer);
  }, [store, isSending]);
  return (
    <>
      <p className={styles.note}>{loaded && t('letters.readers', { count: loaded.readers })}</p>
      {!draft && (
        <div>
          <Button look="secondary" onClick={store.begin}>
            {t('letters.new')}
          </Button>
        </div>
      )}
      <LetterEditor store={store} />
      <p role="status" className={styles.note}>
        {told && t(`letters.told.${told}`)}
      </p>
      {failure && failure.kind !== 'permission-denied' && (
        <Notice look="error" role="alert">
          {t(
            failure.kind === 'letter-changed'
              ? 'letters.changed'
              : failure.kind === 'too-often'
                ? 'letters.tooOften'
                : 'failed',
          )}
        </Notice>
      )}
      {state.status === 'error' && (
        <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
      )}
      {!loaded && state.status !== 'error' && <Skeleton lines={6} />}
      {loaded && (
        <ul className={styles.list}>
          {loaded.letters.map((letter) => (
            <li key={letter.id}>
              <div className={styles.row}>
                <span>
                  <strong lang={locale}>{letter.subject[locale]}</strong>{' '}
                  <span className={styles.note}>
                    {t(`letters.state.${letter.state}`)}
                    {letter.state !== 'draft' &&
                      ` · ${t('letters.counts', {
                        sent: letter.sent,
                        waiting: letter.waiting,
                        left: letter.left,
                        failed: letter.failed,
                        unsubscribed: letter.unsubscribed,
                      })}`}
                  </span>
                </span>
                <span className={styles.ways}>
                  <LetterWays store={store} letter={letter} />
                </span>
              </div>
              {asked?.id === letter.id && <Asked store={store} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const LettersPage = observer(function LettersPage(): ReactNode {
  const t = useT('staff');
  const store = useService(LettersStoreT);
  const { isAdmin } = useService(VisitT);
  return (
    <div className={styles.page}>
      <StudioNav />
      <h1 className={styles.title}>{t('letters.title')}</h1>
      <p className={styles.note}>{t('letters.about')}</p>
      {store && isAdmin ? <Letters store={store} /> : <Skeleton lines={8} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['staff'],
  meta: ({ translate }) => ({
    title: translate('staff')('letters.title'),
    form: 'short',
    description: translate('staff')('letters.about'),
    noindex: true,
  }),
  Page: LettersPage,
});
