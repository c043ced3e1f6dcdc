import { maximumTillReferenceLength, tillMeans } from '@tailorbird/domain/checkout';
import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Select, TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../people/Staff.module.css';
import till from './Till.module.css';
import type { TillStore } from './tillStore.ts';

const shownFailures = [
  'basket-changed',
  'basket-frozen',
  'basket-empty',
  'out-of-stock',
  'quantity-exceeded',
  'voucher-removed',
  'unreachable',
] as const;
const missing = [
  'address-missing',
  'shipping-method-missing',
  'out-of-stock',
  'voucher-removed',
] as const;
const isOneOf = <Word extends string>(words: readonly Word[], word: string | null): word is Word =>
  (words as readonly (string | null)[]).includes(word);

const Problem = observer(function Problem({ store }: { readonly store: TillStore }): ReactNode {
  const t = useT('staff');
  const { failure, offer } = store;
  if (failure) {
    const { kind } = failure;
    // The page frame reports missing permissions.
    if (kind === 'permission-denied') return null;
    return (
      <Notice look="error" role="alert">
        {isOneOf(shownFailures, kind) ? t(`till.failure.${kind}`) : t('failed')}
      </Notice>
    );
  }
  if (!offer || offer.owed) return null;
  const isToBeSent =
    offer.missing === 'address-missing' || offer.missing === 'shipping-method-missing';
  return (
    <Notice
      role="status"
      actions={isToBeSent && <LocalLink to="/checkout">{t('till.toAddress')}</LocalLink>}
    >
      {isOneOf(missing, offer.missing) ? t(`till.failure.${offer.missing}`) : t('failed')}
    </Notice>
  );
});

export const TakePayment = observer(function TakePayment({
  store,
}: {
  readonly store: TillStore;
}): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const { desk, offer, fields, sold, means } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.sell();
  };
  const { reference, email, store: atStore } = fields;
  const referenceText =
    reference &&
    (reference.kind === 'reference-too-long'
      ? t('till.failure.reference-too-long', { maximum: maximumTillReferenceLength })
      : t(`till.failure.${reference.kind}`));
  return (
    <section className={till.part} aria-labelledby="till-pay">
      <h2 id="till-pay" className={styles.subtitle}>
        {t('till.pay')}
      </h2>
      {sold && (
        <Notice
          look="success"
          role="status"
          title={t('till.sold', { number: sold.orderNumber })}
          actions={
            <Button look="secondary" onClick={store.next}>
              {t('till.next')}
            </Button>
          }
        >
          {t(`till.soldBy.${sold.means}`, { amount: formatMoney(sold.paid, languageTag) })}{' '}
          {t(`till.soldFor.${sold.handover}`)}
        </Notice>
      )}
      {!offer && !sold && <p className={styles.note}>{t('till.payLater')}</p>}
      <Problem store={store} />
      {desk && offer && (
        <Form method="post" className={styles.form} onSubmit={submit}>
          {desk.stores.length > 1 && (
            <Select
              label={t('till.store')}
              name="store"
              value={store.storeName}
              options={desk.stores.map(({ name }) => ({ value: name, label: name }))}
              error={atStore && t(`till.failure.${atStore.kind}`)}
              onChange={(storeName) => store.choose({ storeName })}
            />
          )}
          <ChoiceGroup
            legend={t('till.handover')}
            look="rows"
            value={offer.handover}
            options={desk.offers.map(({ handover, owed }) => ({
              value: handover,
              label: t(`till.handovers.${handover}`),
              detail: owed && formatMoney(owed, languageTag),
            }))}
            error={fields.handover && t(`till.failure.${fields.handover.kind}`)}
            onChange={(handover) => store.choose({ handover })}
          />
          {store.isForCustomer ? (
            email && (
              <Notice look="error" role="alert">
                {t(`till.failure.${email.kind}`)}
              </Notice>
            )
          ) : (
            <TextField
              label={t('till.email')}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              hint={t('till.emailHint')}
              value={store.email}
              error={email && t(`till.failure.${email.kind}`)}
              onChange={(typed) => store.type({ email: typed })}
            />
          )}
          <ChoiceGroup
            legend={t('till.means')}
            look="chips"
            value={means}
            options={tillMeans.map((value) => ({ value, label: t(`till.by.${value}`) }))}
            onChange={(chosen) => store.choose({ means: chosen })}
          />
          <TextField
            label={t('till.reference')}
            name="reference"
            autoComplete="off"
            maxLength={2 * maximumTillReferenceLength}
            hint={t(`till.referenceHint.${means}`)}
            value={store.reference}
            error={referenceText}
            onChange={(typed) => store.type({ reference: typed })}
          />
          {offer.owed && (
            <p className={till.owed}>
              <span>{t('till.owed')}</span> <strong>{formatMoney(offer.owed, languageTag)}</strong>
            </p>
          )}
          <div>
            <Button type="submit" isBusy={store.isBusy} disabled={!offer.owed}>
              {t('till.sell')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
});
