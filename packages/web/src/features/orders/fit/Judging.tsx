import { type Order, partsOf } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale } from '../../../platform/texts/useT.ts';
import { FitFeedbackStoreT } from '../feedback/fitFeedbackStore.ts';
import { PieceForm } from '../feedback/PieceForm.tsx';
import { Remake } from './Remake.tsx';
import { RemakeStoreT } from './remakeStore.ts';

export type JudgingProps = {
  readonly order: Order;
  readonly link: string | null;
};

/** Fit of a split order's first pieces by zone, resulting size proposals, and remakes. */
const Judging = observer(function Judging({ order, link }: JudgingProps): ReactNode {
  const store = useService(FitFeedbackStoreT);
  useEffect(() => store?.openWith(link), [store, link]);
  const remakes = useService(RemakeStoreT);
  const locale = useLocale();
  const sentCount = store?.sentCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after a new rating or a change of language.
  useEffect(() => {
    void remakes?.load({ orderNumber: order.number, link });
  }, [remakes, order.number, link, sentCount, locale]);
  if (!store) return null;
  return (
    <>
      {order.lines
        .filter((line) => line.size && partsOf(line).first > 0)
        .map((line) => (
          <Fragment key={line.id}>
            <PieceForm store={store} order={order} line={line} feeling={null} />
            {remakes && <Remake store={remakes} line={line} link={link} />}
          </Fragment>
        ))}
    </>
  );
});

export default Judging;
