import type { Order } from '@tailorbird/domain/orders';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ChangesT } from '../ports/ports.ts';
import styles from './OrderSheet.module.css';

const maximum = 1000;

type ChangeCommentProps = {
  readonly order: Order;
  readonly link?: string | undefined;
  readonly onChanged: (order: Order) => void;
};

/**
 * Comment of an order, editable until production starts (API-21). Needs the orders
 * texts.
 */
export default function ChangeComment({ order, link, onChanged }: ChangeCommentProps): ReactNode {
  const t = useT('orders');
  const changes = useService(ChangesT);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'order-not-changeable' | 'failed' | null>(null);
  const isTooLong = (typed ?? '').trim().length > maximum;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!changes || typed === null || isBusy || isTooLong) return;
    setIsBusy(true);
    setFailure(null);
    const answer = await changes.changeComment(order.number, typed, link);
    setIsBusy(false);
    if (answer.ok) {
      setTyped(null);
      onChanged(answer.value);
    } else
      setFailure(
        answer.failure.kind === 'order-not-changeable' ? 'order-not-changeable' : 'failed',
      );
  };
  if (typed === null) {
    return (
      <>
        {order.comment && <p className={styles.comment}>{order.comment}</p>}
        <Button look="quiet" className={styles.start} onClick={() => setTyped(order.comment)}>
          {t(order.comment ? 'change.comment' : 'change.addComment')}
        </Button>
      </>
    );
  }
  return (
    <Form className={styles.part} onSubmit={(event) => void save(event)}>
      <TextArea
        label={t('sheet.comment')}
        name="comment"
        hint={t('change.hint')}
        maxLength={maximum + 1}
        value={typed}
        error={isTooLong ? t('change.tooLong', { maximum }) : null}
        onChange={setTyped}
      />
      <div className={styles.choices}>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t('change.save')}
        </Button>
        <Button look="quiet" onClick={() => setTyped(null)}>
          {t('change.keep')}
        </Button>
      </div>
      {failure && (
        <Notice look="error" role="alert">
          {t(`change.${failure}`)}
        </Notice>
      )}
    </Form>
  );
}
