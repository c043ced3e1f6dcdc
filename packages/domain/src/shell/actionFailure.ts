import { isForbidden } from './httpStatus.ts';

/**
 * The message of a failed action: not permitted, or failed (ERR-13). `status` is that of the
 * response.
 */
export const actionFailureMessage = (status: number): 'not-permitted' | 'unknown-error' =>
  isForbidden({ status }) ? 'not-permitted' : 'unknown-error';
