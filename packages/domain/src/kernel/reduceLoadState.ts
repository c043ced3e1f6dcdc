import type { LoadState } from './loadState.ts';
import { unreachable } from './unreachable.ts';

export type LoadEvent<Value, Failure = unknown> =
  | { readonly type: 'requested' }
  | { readonly type: 'arrived'; readonly value: Value }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The data is discarded, for example when the customer signs in or out (AUTH-19). */
  | { readonly type: 'dropped' };

/**
 * Load state after an event (DATA-01). Content survives errors until newer content
 * arrives or it is dropped.
 */
export const reduceLoadState = <Value, Failure>(
  state: LoadState<Value, Failure>,
  event: LoadEvent<Value, Failure>,
): LoadState<Value, Failure> => {
  switch (event.type) {
    case 'requested':
      return 'value' in state
        ? { status: 'revalidating', value: state.value }
        : { status: 'validating' };
    case 'arrived':
      return { status: 'success', value: event.value };
    case 'failed':
      return 'value' in state
        ? { status: 'stale-if-error', value: state.value, failure: event.failure }
        : { status: 'error', failure: event.failure };
    case 'dropped':
      return { status: 'initial' };
    default:
      return unreachable(event);
  }
};
