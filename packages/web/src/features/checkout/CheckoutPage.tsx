import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { definePage } from '../../platform/navigation/page.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CheckoutFlow } from './CheckoutFlow.tsx';
import { CheckoutHead } from './CheckoutHead.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutBasketView } from './checkoutBasket.ts';
import { CheckoutStoreT } from './checkoutServices.ts';
import { CheckoutBasketT } from './services.ts';

const BankReturn = lazyPart(() => import('./BankReturn.tsx'), [], nothing);

const Checkout = ({ basket }: { readonly basket: CheckoutBasketView }): ReactNode => {
  const store = useService(CheckoutStoreT, basket);
  const [query] = useQuery();
  return (
    <>
      {query.has('payment_id') && <BankReturn store={store} />}
      <CheckoutFlow store={store} basket={basket} />
    </>
  );
};

const CheckoutPage = (): ReactNode => {
  const t = useT('checkout');
  const panels = usePanels();
  const basket = useService(CheckoutBasketT);
  return (
    <div className={styles.page}>
      <CheckoutHead>
        <Button look="quiet" className={styles.back} onClick={() => panels.show('basket')}>
          <Icon name="left" size={16} />
          {t('toBasket')}
        </Button>
      </CheckoutHead>
      <h1 className={styles.title}>{t('title')}</h1>
      {basket ? (
        <Checkout basket={basket} />
      ) : (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton lines={8} />
        </>
      )}
    </div>
  );
};

export const page = definePage({
  namespaces: ['checkout', 'basket'],
  meta: ({ translate }) => ({
    title: translate('checkout')('metaTitle'),
    form: 'short',
    description: translate('checkout')('metaDescription'),
    noindex: true,
  }),
  Page: CheckoutPage,
});
