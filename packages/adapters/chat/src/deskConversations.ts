import type { Conversations } from '@tailorbird/domain/support';

/** The people of the house, in the shop's own panel: who they talk to, the session says, and the panel is placed, closed and restarted by itself. */
export class DeskConversations implements Conversations {
  readonly isOwnWindow: boolean = false;
  readonly asksForToken: boolean = false;
  readonly open = async (): Promise<{ readonly opened: boolean }> => ({ opened: true });
  readonly close = (): void => {};
  readonly identify = (): void => {};
  readonly restart = (): void => {};
  readonly place = (): void => {};
  readonly end = (): void => {};
  readonly follow = (): (() => void) => () => {};
}
