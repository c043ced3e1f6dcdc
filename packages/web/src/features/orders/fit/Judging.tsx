import { type Order, partsOf } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { PieceForm } from '../feedback/PieceForm.tsx';
import { FitFeedbackStoreT } from '../services.ts';

export type JudgingProps = {
  readonly order: Order;
  /** The key of the mail's link. */
  readonly link: string | null;
};

/** By place, how the first pieces of a split order fit, and what follows for their sizes. */
const Judging = observer(function Judging({ order, link }: JudgingProps): ReactNode {
  const store = useService(FitFeedbackStoreT);
  useEffect(() => store?.openWith(link), [store, link]);
  if (!store) return null;
  return (
    <>
      {order.lines
        .filter((line) => line.size && partsOf(line).first > 0)
        .map((line) => (
          <PieceForm key={line.id} store={store} order={order} line={line} feeling={null} />
        ))}
    </>
  );
});

export default Judging;
