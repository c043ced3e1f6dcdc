import { isForbidden } from './httpStatus.ts';

/** ERR-13: what is said of an action that failed: that it is not permitted, or that it failed. `status` is that of the answer. */
export const actionFailureMessage = (status: number): 'not-permitted' | 'unknown-error' =>
  isForbidden({ status }) ? 'not-permitted' : 'unknown-error';
