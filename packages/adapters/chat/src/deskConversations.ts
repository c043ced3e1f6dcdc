import type { Conversations } from '@tailorbird/domain/support';

/**
 * The shop's own chat panel. Its methods are empty because the session identifies the
 * customer and the panel manages its own state.
 */
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
