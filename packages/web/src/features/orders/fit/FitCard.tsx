import { type FitAnswer, type Order, partsOf } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { GarmentPicture } from '../../../ui/Packshot.tsx';
import styles from './FitPage.module.css';
import type { FitStore } from './fitStore.ts';
import type { JudgingProps } from './Judging.tsx';

const Judging = lazyPart<JudgingProps>(() => import('./Judging.tsx'), ['fitFeedback']);

type CardProps = { readonly store: FitStore; readonly order: Order };

const Question = observer(function Question({ store, order }: CardProps): ReactNode {
  const t = useT('fit');
  const [comment, setComment] = useState('');
  const answer = (fit: FitAnswer): void => void store.answer(order, fit, comment);
  const isBusy = store.answering === order.number;
  return (
    <>
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        maxLength={1000}
        rows={3}
        value={comment}
        onChange={setComment}
      />
      <div className={styles.answers}>
        <Button isBusy={isBusy} onClick={() => answer('positive')}>
          {t('positive')}
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={() => answer('negative')}>
          {t('negative')}
        </Button>
      </div>
    </>
  );
});

/** Steps after a negative answer: change the size, then release the rest. */
const Adjusting = observer(function Adjusting({ store, order }: CardProps): ReactNode {
  const t = useT('fit');
  const sizes = new Map(
    order.lines.flatMap(({ size }) =>
      size
        ? [
            [
              size.id,
              size.wearer === undefined ? size.title : `${size.title} (${size.wearer})`,
            ] as const,
          ]
        : [],
    ),
  );
  return (
    <>
      <p>{t(order.isGuest ? 'adjustingGuest' : 'adjusting')}</p>
      <Judging order={order} link={store.key} />
      <ul className={styles.sizes}>
        {order.isGuest ? (
          <li>
            <TextLink to={`/contact?order=${order.number}`}>
              {t('write', { number: order.number })}
            </TextLink>
          </li>
        ) : (
          [...sizes].map(([id, title]) => (
            <li key={id}>
              <TextLink to={`/profile/sizes?edit-size=${id}`}>{t('toSize', { title })}</TextLink>
            </li>
          ))
        )}
      </ul>
      <div className={styles.answers}>
        <Button isBusy={store.answering === order.number} onClick={() => void store.release(order)}>
          {t('release')}
        </Button>
      </div>
    </>
  );
});

/** A split order: first pieces, waiting pieces, and the fit confirmation. */
export const FitCard = observer(function FitCard({ store, order }: CardProps): ReactNode {
  const t = useT('fit');
  const tOrders = useT('orders');
  const id = useId();
  const { number, lines } = order;
  const waiting = lines.flatMap((line) =>
    partsOf(line).rest > 0 ? [{ line, count: partsOf(line).rest }] : [],
  );
  const result = store.result?.number === number ? store.result : null;
  const isDone = result?.kind === 'released' || order.status !== 'AwaitingFitConfirmation';
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.number}>
        {tOrders('number', { number })}
      </h2>
      <h3 className={styles.part}>{t('first')}</h3>
      <ul className={styles.lines}>
        {lines
          .filter((line) => partsOf(line).first > 0)
          .map((line) => (
            <li key={line.id} className={styles.line}>
              <GarmentPicture path={line.imagePath} alt="" className={styles.drawing} />
              <div>
                <p className={styles.piece}>
                  {t('piece', { title: line.title, count: partsOf(line).first })}
                </p>
                <p className={styles.traits}>{line.variantTitle}</p>
              </div>
            </li>
          ))}
      </ul>
      <h3 className={styles.part}>{t(isDone ? 'rest' : 'waiting')}</h3>
      <ul>
        {waiting.map(({ line, count }) => (
          <li key={line.id}>{t('piece', { title: line.title, count })}</li>
        ))}
      </ul>
      {!isDone &&
        (order.fitAnswer === 'negative' ? (
          <Adjusting store={store} order={order} />
        ) : (
          <Question store={store} order={order} />
        ))}
      {result && result.kind !== 'adjusting' && (
        <Notice
          look={result.kind === 'released' ? 'success' : 'error'}
          role={result.kind === 'released' ? 'status' : 'alert'}
        >
          {t(`result.${result.kind}`)}
        </Notice>
      )}
    </article>
  );
});
