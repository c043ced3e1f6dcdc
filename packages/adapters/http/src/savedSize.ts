import type { WireFieldErrors } from '@tailorbird/contract/errors';
import {
  fromWireSizeErrors,
  fromWireUserSize,
  type WireUserSize,
} from '@tailorbird/contract/sizing';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import type { SizeRefused, UserSize } from '@tailorbird/domain/sizing';

type SizeAnswer =
  | { readonly status: 200 | 201; readonly body: WireUserSize }
  | { readonly status: 400; readonly body: WireFieldErrors }
  | { readonly status: 403 | 404 }
  | { readonly status: 'unreachable'; readonly http: number | null };

/**
 * The saved size or its refusal. `forbidden` is the failure for calls that may be
 * forbidden.
 */
export const savedSize = <Forbidden = never>(
  answer: SizeAnswer,
  forbidden?: Forbidden,
): Result<UserSize, SizeRefused | Forbidden> => {
  switch (answer.status) {
    case 200:
    case 201:
      return ok(fromWireUserSize(answer.body));
    case 400:
      return err(fromWireSizeErrors(answer.body));
    case 403:
      return err(forbidden ?? { kind: 'unreachable' });
    case 404:
      return err({ kind: 'size-not-found' });
    default:
      return err({ kind: answer.http === 409 ? 'already-exists' : 'unreachable' });
  }
};
