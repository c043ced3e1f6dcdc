import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './NewsletterPage.module.css';
import type { NewsletterLink, NewsletterLinkStore } from './newsletterLinkStore.ts';
import { NewsletterLinkStoreT } from './newsletterLinkStore.ts';

/**
 * A button confirms, because mail scanners open links. Unsubscribing needs no button;
 * subscribing again undoes it.
 */
const Steps = observer(function Steps({
  store,
  step,
}: {
  readonly store: NewsletterLinkStore;
  readonly step: NewsletterLink['step'];
}): ReactNode {
  const t = useT('newsletter');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = store;
  const isOver = state === 'done' || state === 'link-invalid';
  useEffect(() => {
    if (step === 'unsubscribe') void store.follow();
  }, [store, step]);
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const message = state === 'done' ? 'done' : state === 'link-invalid' ? 'invalid' : 'asked';
  const isBusy = state === 'sending' || (state === 'asked' && step === 'unsubscribe');
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`${step}.${message}.title`)}
      </h1>
      <p role="status">{t(`${step}.${message}.text`)}</p>
      {state === 'request-failed' && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      {isOver ? (
        <LocalLink
          to={step === 'confirm' && state === 'done' ? '/notes' : '/'}
          className={buttonClass('secondary')}
        >
          {t(step === 'confirm' && state === 'done' ? 'toNotes' : 'toShop')}
        </LocalLink>
      ) : (
        <Button isBusy={isBusy} onClick={() => void store.follow()}>
          {t(`${step}.submit`)}
        </Button>
      )}
    </>
  );
});

const Follow = ({ link }: { readonly link: NewsletterLink }): ReactNode => {
  const store = useService(NewsletterLinkStoreT, link);
  return (
    <section className={styles.page}>
      {store ? <Steps store={store} step={link.step} /> : <Skeleton lines={4} />}
    </section>
  );
};

export const page = definePage({
  namespaces: ['newsletter'],
  validate: ({ params: { step } }) => step === 'confirm' || step === 'unsubscribe',
  load: async ({ params: { step, key = '' } }: PageLoad): Promise<NewsletterLink> => ({
    step: step === 'confirm' ? 'confirm' : 'unsubscribe',
    key,
  }),
  meta: ({ data: { step }, translate }) => ({
    title: translate('newsletter')(`${step}.title`),
    form: 'short',
    description: translate('newsletter')(`${step}.title`),
    noindex: true,
  }),
  Page: ({ data: link }: { readonly data: NewsletterLink }) => (
    <Follow key={`${link.step}/${link.key}`} link={link} />
  ),
});
