import { unreachable } from '@tailorbird/domain/kernel';
import type { SizeRefused } from '@tailorbird/domain/sizing';

export const alreadyExistsMessage = 'notifications.login_prompts.already_exists';

export const notCutForMessage = 'size-not-cut-for';

export type SizeAttempt =
  | 'calculate'
  | 'create'
  | 'update'
  | 'delete'
  | 'convert'
  | 'edit'
  | 'name'
  | 'find';

/** SIZE-64: the message of each action that failed without a specific reason. */
export const sizeMessages: Readonly<Record<SizeAttempt, string>> = {
  calculate: 'size-calculation-failed',
  create: 'size-not-created',
  update: 'size-not-updated',
  delete: 'size-not-deleted',
  convert: 'size-not-converted',
  edit: 'size-cannot-be-edited',
  name: 'size-name-required',
  find: 'size-not-found',
};

/** SIZE-63: text for the error reporter; the customer sees the generic message. */
export const sizeReports = {
  addToBasketMissing: 'AddToBasket not found in IdealSizeBridge',
  noRecommendation: 'No recommendation result found',
} as const;

/** SIZE-59, SIZE-60: the key of the message, or the server's own text. */
export const sizeMessage = (
  tried: SizeAttempt,
  failure: SizeRefused,
): { readonly key: string } | { readonly text: string } => {
  switch (failure.kind) {
    case 'already-exists':
      return { key: alreadyExistsMessage };
    case 'size-refused':
      return failure.message === '' ? { key: sizeMessages[tried] } : { text: failure.message };
    case 'size-not-found':
      return { key: sizeMessages.find };
    case 'size-invalid':
      return { key: failure.fields.includes('cutFor') ? notCutForMessage : sizeMessages[tried] };
    case 'unknown-size-type':
    case 'unreachable':
      return { key: sizeMessages[tried] };
    default:
      return unreachable(failure);
  }
};
