import type { ShippingMethod } from '@tailorbird/domain/basket';
import { dropPointLines } from '@tailorbird/domain/checkout';
import { add, contentOf, formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CheckoutPage.module.css';
import type { CheckoutStore } from './checkoutStore.ts';
import { useMethodText } from './methodText.ts';
import type { StepProps } from './StepFrame.tsx';
import { ShippingOffer } from './shippingOffer.ts';
import { chooseDropPoint, chooseMethod, submitShipping } from './shippingSteps.ts';
import { suggestMethod } from './suggestMethod.ts';
import { useRefusalFocus } from './useRefusalFocus.ts';

const MethodPrice = ({ method }: { readonly method: ShippingMethod }): ReactNode => {
  const t = useT('checkout');
  const languageTag = useLanguageTag();
  return (
    <span className={styles.price}>
      {method.discount.amount > 0 && (
        <s>{formatMoney(add(method.price, method.discount), languageTag)}</s>
      )}
      {method.price.amount === 0 ? t('shipping.free') : formatMoney(method.price, languageTag)}
    </span>
  );
};

const DropPoints = observer(function DropPoints({
  store,
}: {
  readonly store: CheckoutStore;
}): ReactNode {
  const t = useT('checkout');
  const points = contentOf(store.shipping.dropPoints);
  if (store.shipping.dropPoints.status === 'error') {
    return (
      <ErrorBox
        message={t('shipping.dropPointsFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.shipping.readDropPoints()}
      />
    );
  }
  if (!points) {
    return (
      <>
        <VisuallyHidden>
          <span role="status">{t('shipping.dropPointsLoading')}</span>
        </VisuallyHidden>
        <Skeleton lines={4} />
      </>
    );
  }
  if (points.length === 0) return <p role="status">{t('shipping.dropPointsNone')}</p>;
  return (
    <ChoiceGroup
      legend={t('shipping.dropPoint')}
      look="rows"
      options={points.map((point) => {
        const [label = '', ...place] = dropPointLines(
          point,
          store.address.accepted?.countryCode ?? '',
        );
        return { value: point.id, label, description: place.join(', ') };
      })}
      value={store.draft.dropPointId}
      error={store.shipping.missing === 'drop-point' ? t('shipping.dropPointMissing') : null}
      onChange={(id) => void chooseDropPoint(store, id)}
    />
  );
});

type ShippingFormProps = Pick<StepProps, 'store' | 'onOpen'>;

/** Shipping methods and drop points. Loads after the address is accepted. */
export default observer(function ShippingForm({ store, onOpen }: ShippingFormProps): ReactNode {
  const t = useT('checkout');
  const { form } = useRefusalFocus(store);
  const { chosenMethod } = store.shipping;
  const methodText = useMethodText(store);
  useEffect(() => void suggestMethod(store), [store]);
  const [offer] = useState(() => new ShippingOffer(store));
  const { about } = offer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when its subject changes.
  useEffect(() => void offer.read(), [offer, about]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await submitShipping(store)) onOpen('payment');
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      {offer.isFailed && (
        <ErrorBox
          message={t('message.shipping-not-fetched')}
          retryLabel={t('retry')}
          onRetry={() => void offer.read()}
        />
      )}
      <ChoiceGroup
        legend={t('shipping.legend')}
        look="rows"
        options={offer.methods.map((method) => ({
          value: method.code,
          label: methodText(method),
          detail: <MethodPrice method={method} />,
        }))}
        value={store.shipping.choosing ?? chosenMethod?.code ?? null}
        error={store.shipping.missing === 'method' ? t('shipping.missing') : null}
        onChange={(code) => void chooseMethod(store, code)}
      />
      <p className={styles.note}>{t('shipping.typical')}</p>
      {store.shipping.wantsDropPoint && <DropPoints store={store} />}
      <Button type="submit" className={styles.submit} isBusy={store.shipping.isSubmitting}>
        {t('shipping.submit')}
      </Button>
    </Form>
  );
});
