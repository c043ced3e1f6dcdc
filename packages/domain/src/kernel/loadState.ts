/**
 * Loading state of remote data (DATA-01). `success`, `revalidating` and `stale-if-error`
 * carry content.
 */
export type LoadState<Value, Failure = unknown> =
  | { readonly status: 'initial' }
  | { readonly status: 'validating' }
  | { readonly status: 'revalidating'; readonly value: Value }
  | { readonly status: 'success'; readonly value: Value }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'stale-if-error'; readonly value: Value; readonly failure: Failure };

/** DATA-02: content shows in success, revalidating and stale-if-error. */
export const contentOf = <Value>(state: LoadState<Value>): Value | undefined =>
  'value' in state ? state.value : undefined;

/** DATA-03: loading shows in initial and validating. */
export const isLoading = (state: LoadState<unknown>): boolean =>
  state.status === 'initial' || state.status === 'validating';

/**
 * DATA-04: the error view shows in error only. Stale content is better than an error
 * page.
 */
export const showsError = (state: LoadState<unknown>): boolean => state.status === 'error';
