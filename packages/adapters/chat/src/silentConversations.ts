import type { Conversations } from '@tailorbird/domain/support';

/** No chat. Opening it always fails. */
export class SilentConversations implements Conversations {
  readonly isOwnWindow: boolean = true;
  readonly asksForToken: boolean = false;
  readonly open = async (): Promise<{ readonly opened: boolean }> => ({ opened: false });
  readonly close = (): void => {};
  readonly identify = (): void => {};
  readonly restart = (): void => {};
  readonly place = (): void => {};
  readonly end = (): void => {};
  readonly follow = (): (() => void) => () => {};
}
