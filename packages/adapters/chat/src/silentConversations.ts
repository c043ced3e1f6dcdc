import type { Conversations } from '@tailorbird/domain/support';

/** No chat at all: opening it does not succeed. */
export class SilentConversations implements Conversations {
  readonly open = async (): Promise<{ readonly opened: boolean }> => ({ opened: false });
  readonly isOwnWindow: boolean = true;
  readonly identify = (): void => {};
  readonly restart = (): void => {};
  readonly place = (): void => {};
}
