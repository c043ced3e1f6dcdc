import type { ReactNode } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SupportAddressT } from '../../shared/site/site.ts';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './CheckoutErrorPage.module.css';
import { CheckoutHead } from './CheckoutHead.tsx';

/** A payment whose order could not be finished (CHECKOUT-17). */
const CheckoutErrorPage = (): ReactNode => {
  const supportAddress = useService(SupportAddressT);
  const t = useT('checkout');
  return (
    <>
      <CheckoutHead />
      <section className={styles.page}>
        <h1>{t('error.title')}</h1>
        <p className={styles.lead}>{t('error.text')}</p>
        <p>{t('error.refund')}</p>
        <p>{t('error.contact', { address: supportAddress })}</p>
        <div className={styles.actions}>
          <LocalLink to="/checkout?step=payment" className={buttonClass('primary')}>
            {t('error.again')}
          </LocalLink>
          <TextLink to="/products">{t('error.toShop')}</TextLink>
        </div>
      </section>
    </>
  );
};

export const page = definePage({
  namespaces: ['checkout'],
  meta: ({ translate }) => ({
    title: translate('checkout')('error.metaTitle'),
    form: 'short',
    description: translate('checkout')('error.metaDescription'),
    noindex: true,
  }),
  Page: CheckoutErrorPage,
});
