import type { Basket, BasketRefused, Baskets } from '../src/basket/index.ts';
import { ok, type Result } from '../src/kernel/index.ts';

type Answer = Result<Basket, BasketRefused>;

export const scriptedBaskets = (
  basket: Basket,
  answers: {
    readonly [Method in keyof Baskets]?: Answer | Awaited<ReturnType<Baskets[Method]>>;
  } = {},
): { readonly baskets: Baskets; readonly calls: readonly string[] } => {
  const calls: string[] = [];
  const answer =
    <Method extends keyof Baskets>(
      method: Method,
      fallback: Awaited<ReturnType<Baskets[Method]>>,
    ) =>
    async (...asked: readonly unknown[]): Promise<never> => {
      calls.push(
        [method, ...asked.map((each) => (typeof each === 'object' ? '…' : String(each)))].join(' '),
      );
      return (answers[method] ?? fallback) as never;
    };
  return {
    calls,
    baskets: {
      current: answer('current', ok(basket)),
      quantities: answer('quantities', ok(basket.lines.map(({ quantity }) => quantity))),
      count: answer('count', ok(basket.itemCount)),
      add: answer('add', ok(basket)),
      changeQuantity: answer('changeQuantity', ok(basket)),
      changePiece: answer('changePiece', ok(basket)),
      remove: answer('remove', ok(basket)),
      addVoucher: answer('addVoucher', ok({ type: 'voucher' })),
      removeVoucher: answer('removeVoucher', ok(basket)),
      activateCredit: answer('activateCredit', ok(basket)),
      deactivateCredit: answer('deactivateCredit', ok(basket)),
    },
  };
};
