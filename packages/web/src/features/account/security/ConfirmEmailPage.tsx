import type { ResetLink } from '@tailorbird/domain/account';
import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { definePage, type PageLoad } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../ResetPasswordPage.module.css';
import type { ConfirmEmailStore } from './confirmEmailStore.ts';
import { ConfirmEmailStoreT } from './confirmEmailStore.ts';

/** A button confirms, not the page load, because mail scanners open links. */
const Steps = observer(function Steps({ store }: { readonly store: ConfirmEmailStore }): ReactNode {
  const t = useT('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = store;
  const isOver = state === 'done' || state === 'email-link-invalid' || state === 'email-taken';
  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);
  const title = (text: string): ReactNode => (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {text}
    </h1>
  );
  switch (state) {
    case 'asked':
    case 'sending':
    case 'unreachable':
      return (
        <>
          {title(t('confirm.title'))}
          <p>{t('confirm.text')}</p>
          {state === 'unreachable' && (
            <Notice look="error" role="alert">
              {t('failed')}
            </Notice>
          )}
          <Button isBusy={state === 'sending'} onClick={() => void store.confirm()}>
            {t('confirm.submit')}
          </Button>
        </>
      );
    case 'done':
      return (
        <>
          {title(t('confirm.doneTitle'))}
          <p>{t('confirm.doneText')}</p>
          <LocalLink to="/products" className={buttonClass()}>
            {t('confirm.shop')}
          </LocalLink>
        </>
      );
    case 'email-link-invalid':
      return (
        <>
          {title(t('confirm.invalidTitle'))}
          <p>{t('confirm.invalidText')}</p>
          <LocalLink to="/profile/security" className={buttonClass('secondary')}>
            {t('confirm.toSecurity')}
          </LocalLink>
        </>
      );
    case 'email-taken':
      return (
        <>
          {title(t('confirm.takenTitle'))}
          <p>{t('confirm.takenText')}</p>
        </>
      );
    default:
      return unreachable(state);
  }
});

const ConfirmEmail = ({ link }: { readonly link: ResetLink }): ReactNode => {
  const store = useService(ConfirmEmailStoreT, link);
  return (
    <section className={styles.page}>
      {store ? <Steps store={store} /> : <Skeleton lines={4} />}
    </section>
  );
};

export const page = definePage({
  namespaces: ['security'],
  load: async ({ params }: PageLoad): Promise<ResetLink> => ({
    uid: params.uidb64 ?? '',
    token: params.token ?? '',
  }),
  meta: ({ translate }) => ({
    title: translate('security')('confirm.title'),
    form: 'short',
    description: translate('security')('confirm.title'),
    noindex: true,
  }),
  Page: ({ data: { uid, token } }: { readonly data: ResetLink }) => (
    <ConfirmEmail key={`${uid}/${token}`} link={{ uid, token }} />
  ),
});
