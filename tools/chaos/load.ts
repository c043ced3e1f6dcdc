/**
 * Shoppers who buy constantly, and retry with the same key on another process after a
 * failure.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { WireGarmentToAdd } from '../../packages/contract/src/basket/index.ts';
import { CallFailed, Shopper } from '../shopper.ts';

export type Load = {
  readonly acknowledged: readonly string[];
  /** Unexpected responses: neither a success nor a temporary failure. */
  readonly failures: readonly string[];
  readonly again: () => number;
  /** Longest time from pressing the pay button to the order, in milliseconds. */
  readonly longest: () => number;
  /** Waits until every shopper has finished the current purchase. */
  readonly end: () => Promise<void>;
};

const longestMs = 120_000;
const answerMs = 30_000;

/** Temporary failures: no connection, or a request to retry. */
const isForNow = (cause: unknown): boolean =>
  cause instanceof CallFailed
    ? cause.status === 503
    : cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError');

export const startLoad = (
  addresses: () => readonly string[],
  publicAddress: string,
  piece: WireGarmentToAdd,
  shoppers: number,
): Load => {
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let again = 0;
  let longest = 0;
  let goesOn = true;
  let turn = 0;

  const anywhere = (): string => {
    turn += 1;
    const all = addresses();
    return all[turn % all.length] ?? '';
  };

  /** Retries a call on other processes while its failure is temporary. */
  const insist = async <Value>(shopper: Shopper, call: () => Promise<Value>): Promise<Value> => {
    for (const until = performance.now() + longestMs; ; ) {
      try {
        return await call();
      } catch (cause) {
        if (!isForNow(cause) || performance.now() > until) throw cause;
        again += 1;
        shopper.moveTo(anywhere());
        await pause(100 + Math.random() * 400);
      }
    }
  };

  const buy = async (): Promise<void> => {
    const shopper = new Shopper(anywhere(), 'en', publicAddress, answerMs);
    await insist(shopper, () => shopper.add(piece));
    let payment = await insist(shopper, () => shopper.readyToPay());
    const began = performance.now();
    for (;;) {
      const result = await insist(shopper, () => shopper.pay(payment));
      if (result.resultCode === 'Authorised') {
        acknowledged.push(result.order_number);
        longest = Math.max(longest, performance.now() - began);
        return;
      }
      if (result.resultCode === 'RedirectShopper' || performance.now() - began > longestMs)
        throw new Error(`Not paid: ${JSON.stringify(result)}`);
      // The process that called the bank is gone, so another one will resolve the
      // payment.
      if (result.refusalReason === 'Order Not Finalized') await pause(500);
      else payment = await insist(shopper, () => shopper.readyToPay());
    }
  };

  const running = Array.from({ length: shoppers }, async () => {
    while (goesOn) {
      try {
        await buy();
      } catch (cause) {
        failures.push(
          cause instanceof Error
            ? `${cause.message} ${cause.cause instanceof Error ? cause.cause.message : ''}`
            : String(cause),
        );
      }
    }
  });
  return {
    acknowledged,
    failures,
    again: () => again,
    longest: () => longest,
    end: async () => {
      goesOn = false;
      await Promise.all(running);
    },
  };
};
