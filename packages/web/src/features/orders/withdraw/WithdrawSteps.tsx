import { formatMoney, type Money, sum } from '@tailorbird/domain/kernel';
import {
  paidForPieces,
  type Withdrawal,
  type WithdrawalLine,
  type WithdrawalView,
  withdrawnQuantity,
} from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { withdrawalSentence } from '../../../shared/orderLines/withdrawalSentence.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AlikeLines, GarmentPicture } from '../../../ui/Packshot.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { SumList } from '../../../ui/SumList.tsx';
import styles from './Withdraw.module.css';
import type { WithdrawStore } from './withdrawStore.ts';

type StepProps = { readonly store: WithdrawStore; readonly view: WithdrawalView };
type Leaving = { readonly onLeave: () => void };

const nameOf = ({ title, variantTitle }: Pick<WithdrawalLine, 'title' | 'variantTitle'>): string =>
  variantTitle === '' ? title : `${title}, ${variantTitle}`;

const Line = observer(function Line({
  store,
  line,
}: {
  readonly store: WithdrawStore;
  readonly line: WithdrawalLine;
}): ReactNode {
  const t = useT('withdrawal');
  const languageTag = useLanguageTag();
  const { state, lineId, imagePath, price, quantity } = line;
  const chosen = store.chosen.get(lineId) ?? 0;
  const name = nameOf(line);
  return (
    <li className={styles.line}>
      <GarmentPicture path={imagePath} alt="" className={styles.picture} />
      <div className={styles.text}>
        {state.kind === 'open' ? (
          <Checkbox
            label={quantity > 1 ? t('times', { quantity, name }) : name}
            checked={chosen > 0}
            onChange={(isChosen) => store.choose(lineId, isChosen ? state.quantity : 0)}
          />
        ) : (
          <p className={styles.name}>{quantity > 1 ? t('times', { quantity, name }) : name}</p>
        )}
        <p className={styles.pair}>
          <span className={styles.note}>{withdrawalSentence(state, t, languageTag)}</span>
          <span>{formatMoney(price, languageTag)}</span>
        </p>
        {state.kind === 'open' && state.quantity > 1 && chosen > 0 && (
          <div>
            <QuantityStepper
              value={chosen}
              minimum={1}
              maximum={state.quantity}
              label={t('quantityOf', { name })}
              lessLabel={t('less', { name })}
              moreLabel={t('more', { name })}
              onChange={(wanted) => store.choose(lineId, wanted)}
            />
          </div>
        )}
      </div>
    </li>
  );
});

const Refused = observer(function Refused({ store }: { readonly store: WithdrawStore }): ReactNode {
  const t = useT('withdrawal');
  return store.refused ? (
    <Notice look="error" role="alert">
      {t(`refused.${store.refused}`)}
    </Notice>
  ) : null;
});

const Choose = observer(function Choose({
  store,
  view,
  heading,
  onLeave,
}: StepProps & Heading & Leaving): ReactNode {
  const t = useT('withdrawal');
  const isOpen = view.lines.some(({ state }) => state.kind === 'open');
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t(isOpen ? 'choose' : 'nothingOpen', { number: view.orderNumber })}
      </h2>
      <AlikeLines lines={view.lines}>
        <ul className={styles.lines}>
          {view.lines.map((line) => (
            <Line key={line.lineId} store={store} line={line} />
          ))}
        </ul>
      </AlikeLines>
      <Refused store={store} />
      <div className={styles.choices}>
        {isOpen && <Button onClick={store.goToConfirmation}>{t('goOn')}</Button>}
        <Button look="quiet" onClick={onLeave}>
          {t('anotherOrder')}
        </Button>
      </div>
    </>
  );
});

type Row = { readonly key: string; readonly label: string; readonly amount: Money };

const Sums = ({ rows }: { readonly rows: readonly Row[] }): ReactNode => {
  const t = useT('withdrawal');
  const languageTag = useLanguageTag();
  const [first] = rows;
  if (!first) return null;
  const total = sum(
    rows.map(({ amount }) => amount),
    first.amount.currency,
  );
  return (
    <SumList
      label={t('sums')}
      lines={[
        ...rows.map(({ amount, ...row }) => ({ ...row, value: formatMoney(amount, languageTag) })),
        { key: 'total', label: t('total'), value: formatMoney(total, languageTag), look: 'total' },
      ]}
    />
  );
};

const Confirm = observer(function Confirm({
  store,
  view,
  heading,
}: StepProps & Heading): ReactNode {
  const t = useT('withdrawal');
  const rows = store.chosenLines.map((line) => ({
    key: String(line.lineId),
    label: t('times', { quantity: line.wanted, name: nameOf(line) }),
    amount: paidForPieces(
      { quantity: line.quantity, priceInclDiscounts: line.price },
      { before: withdrawnQuantity(view, line.lineId), quantity: line.wanted },
    ),
  }));
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t('sure', { number: view.orderNumber })}
      </h2>
      <Sums rows={rows} />
      <p>{t('follows')}</p>
      <Refused store={store} />
      <div className={styles.choices}>
        <Button isBusy={store.isDeclaring} onClick={() => void store.declare()}>
          {t('declare')}
        </Button>
        <Button look="quiet" onClick={store.back}>
          {t('back')}
        </Button>
      </div>
    </>
  );
});

const rowsOf = (
  { pieces, shipping }: Withdrawal,
  lines: readonly WithdrawalLine[],
  shippingLabel: string,
  times: (quantity: number, name: string) => string,
): readonly Row[] => [
  ...pieces.map(({ lineId, quantity, amount }) => {
    const line = lines.find((each) => each.lineId === lineId);
    return { key: String(lineId), label: times(quantity, line ? nameOf(line) : ''), amount };
  }),
  ...(shipping.amount > 0 ? [{ key: 'shipping', label: shippingLabel, amount: shipping }] : []),
];

type ReceiptProps = { readonly declared: Withdrawal; readonly view: WithdrawalView } & Heading &
  Leaving;

const Receipt = ({ declared, view, heading, onLeave }: ReceiptProps): ReactNode => {
  const t = useT('withdrawal');
  const at = new Intl.DateTimeFormat(useLanguageTag(), {
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(new Date(declared.at));
  const waits = declared.pieces.some(({ comesBack }) => comesBack);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t('done', { number: view.orderNumber })}
      </h2>
      <p>{t('received', { at })}</p>
      <Sums
        rows={rowsOf(declared, view.lines, t('shipping'), (quantity, name) =>
          t('times', { quantity, name }),
        )}
      />
      <Notice look="success">{t('mailed')}</Notice>
      <p>{t(waits ? 'sendBack' : 'moneyNow')}</p>
      <div className={styles.choices}>
        <Button look="quiet" onClick={onLeave}>
          {t('anotherOrder')}
        </Button>
      </div>
    </>
  );
};

type Heading = { readonly heading: RefObject<HTMLHeadingElement | null> };

/**
 * Piece selection, declaration and receipt. The focus moves to the heading of each next step.
 */
export const WithdrawSteps = observer(function WithdrawSteps({
  store,
  view,
  onLeave,
}: StepProps & Leaving): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, declared } = store;
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section className={styles.part}>
      {step === 'choose' && (
        <Choose store={store} view={view} heading={heading} onLeave={onLeave} />
      )}
      {step === 'confirm' && <Confirm store={store} view={view} heading={heading} />}
      {step === 'done' && declared && (
        <Receipt declared={declared} view={view} heading={heading} onLeave={onLeave} />
      )}
    </section>
  );
});
