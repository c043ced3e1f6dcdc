import { formatMoney, fromDecimalString, money, toDecimalString } from '@tailorbird/domain/kernel';
import {
  type Claim,
  type ClaimDecision,
  claimStatuses,
  maximumPayment,
} from '@tailorbird/domain/support';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { definePage } from '../../../platform/navigation/page.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { ClaimView } from '../../../shared/claims/ClaimView.tsx';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Select, TextArea, TextField } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ViewChoice } from '../../../ui/ViewChoice.tsx';
import { StudioNav } from '../nav/StudioNav.tsx';
import staffStyles from '../people/Staff.module.css';
import type { StudioClaimsStore } from './studioClaimsStore.ts';
import { StudioClaimsStoreT } from './studioClaimsStore.ts';

const kinds = ['remake', 'alteration', 'credit', 'refused'] as const;
type Kind = (typeof kinds)[number];

const Decide = observer(function Decide({
  store,
  claim,
}: {
  readonly store: StudioClaimsStore;
  readonly claim: Claim;
}): ReactNode {
  const t = useT('claims');
  const languageTag = useLanguageTag();
  const [kind, setKind] = useState<Kind>('remake');
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const hasAmount = kind === 'alteration' || kind === 'credit';
  const most = hasAmount ? maximumPayment(kind, claim.value) : null;
  const failure = store.refused?.number === claim.number ? store.refused.failure : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = fromDecimalString(
      /^\d+$/.test(amount.trim()) ? `${amount.trim()}.00` : amount.trim().replace(',', '.'),
      claim.value.currency,
    );
    // An invalid amount counts as zero: the server then reports the maximum.
    const paid = typed ?? money(0, claim.value.currency);
    const decisions: Readonly<Record<Kind, ClaimDecision>> = {
      remake: { kind: 'remake', orderNumber: null },
      alteration: { kind: 'alteration', amount: paid, reference: words },
      credit: { kind: 'credit', amount: paid },
      refused: { kind: 'refused', words },
    };
    void store.decide(claim.number, decisions[kind]);
  };
  return (
    <Form method="post" className={styles.guest} onSubmit={submit}>
      <Select
        label={t('studio.decision')}
        name={`decision-${claim.number}`}
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: t(`studio.kind.${value}`),
          isDisabled:
            (value === 'credit' && !claim.hasAccount) ||
            (value === 'alteration' && claim.receipts.length === 0),
        }))}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'remake')}
      />
      {most && (
        <TextField
          label={t('studio.amount')}
          name={`amount-${claim.number}`}
          inputMode="decimal"
          value={amount}
          placeholder={toDecimalString(most)}
          hint={t('studio.atMost', { amount: formatMoney(most, languageTag) })}
          error={
            failure?.kind === 'amount-out-of-range'
              ? t('studio.atMost', { amount: formatMoney(failure.maximum, languageTag) })
              : null
          }
          onChange={setAmount}
        />
      )}
      {(kind === 'refused' || kind === 'alteration') && (
        <TextArea
          label={t(kind === 'refused' ? 'studio.words' : 'studio.reference')}
          name={`words-${claim.number}`}
          rows={kind === 'refused' ? 5 : 1}
          value={words}
          error={failure?.kind === 'words-missing' ? t('studio.wordsMissing') : null}
          onChange={setWords}
        />
      )}
      {failure && !['amount-out-of-range', 'words-missing'].includes(failure.kind) && (
        <Notice look="error" role="alert">
          {t(failure.kind === 'claim-settled' ? 'studio.settled' : 'sendFailed')}
        </Notice>
      )}
      <div>
        <Button type="submit" isBusy={store.deciding === claim.number}>
          {t('studio.decide')}
        </Button>
      </div>
    </Form>
  );
});

const List = observer(function List({ store }: { readonly store: StudioClaimsStore }): ReactNode {
  const t = useT('claims');
  const id = useId();
  const { claims, decided } = store;
  return (
    <>
      <ViewChoice
        label={t('studio.title')}
        value={store.status}
        options={claimStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        onChoose={(status) => void store.load(status)}
      />
      {decided && (
        <Notice look="success" role="status">
          {t('studio.decided', { number: decided.number })}
          {decided.decision?.kind === 'remake' &&
            ` ${t('decision.remake', { number: decided.decision.orderNumber ?? '' })}`}
        </Notice>
      )}
      {store.failure && (
        <ErrorBox
          message={t('loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => void store.load()}
        />
      )}
      {!claims && !store.failure && <Skeleton lines={6} />}
      {claims?.length === 0 && <p>{t('studio.none')}</p>}
      <ul className={classNames(styles.claims, staffStyles.narrow)}>
        {claims?.map((claim) => (
          <li key={claim.number}>
            <article className={styles.card} aria-labelledby={`${id}-${claim.number}`}>
              <h2 id={`${id}-${claim.number}`} className={styles.subtitle}>
                {t('claimTitle', { number: claim.number })}
              </h2>
              <p className={styles.hint}>{claim.email}</p>
              <ClaimView claim={claim} link={null} isForStaff />
              {claim.status === 'Received' && <Decide store={store} claim={claim} />}
            </article>
          </li>
        ))}
      </ul>
    </>
  );
});

const Studio = observer(function Studio(): ReactNode {
  const t = useT('claims');
  const store = useService(StudioClaimsStoreT);
  const locale = useLocale();
  const { isAdmin } = useService(VisitT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: claim texts depend on the language.
  useEffect(() => {
    if (isAdmin) void store?.load();
  }, [store, locale, isAdmin]);
  return (
    <div className={staffStyles.page}>
      <StudioNav />
      <h1 className={staffStyles.title}>{t('studio.title')}</h1>
      {store ? <List store={store} /> : <Skeleton lines={6} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['claims', 'staff', 'fitFeedback'],
  meta: ({ translate }) => ({
    title: translate('claims')('studio.title'),
    form: 'short',
    description: translate('claims')('studio.title'),
    noindex: true,
  }),
  Page: Studio,
});
