import type { DixaWindow } from '../outside/dixa.ts';

/**
 * Fake of Dixa's script: it processes queued calls, emits events and keeps the identity
 * until it is purged.
 */
export class FakeDixa {
  readonly window: DixaWindow = {};
  readonly scripts: string[] = [];
  readonly commands: (readonly [method: string, given?: unknown])[] = [];
  identity: unknown = null;
  isShown: boolean = false;
  isOpen: boolean = false;
  comes: 'yes' | 'not' | 'without an answer' = 'yes';
  readonly #listeners: (readonly [event: string, listener: (payload: unknown) => void])[] = [];

  readonly load = async (address: string): Promise<void> => {
    this.scripts.push(address);
    if (this.comes === 'not') throw new Error('blocked');
    queueMicrotask(this.#takeOver);
  };

  readonly closeByHand = (): void => this.#setOpen(false);

  readonly #takeOver = (): void => {
    const { pendingCalls = [], pendingAddListenerCalls = [] } = this.window._dixa_ ?? {};
    this.#listeners.push(...pendingAddListenerCalls);
    this.window._dixa_ = {
      invoke: this.#invoke,
      addListener: (event, listener) => void this.#listeners.push([event, listener]),
    };
    for (const [method, given] of pendingCalls) this.#invoke(method, given);
  };

  readonly #invoke = (method: string, given?: unknown): void => {
    this.commands.push(given === undefined ? [method] : [method, given]);
    switch (method) {
      case 'init':
        if (this.comes === 'without an answer') return;
        this.isShown = true;
        this.#tell('on-api-ready');
        return;
      case 'shutdown':
        this.isShown = false;
        this.isOpen = false;
        this.#tell('on-shutdown-completed');
        return;
      case 'setWidgetOpen':
        this.#setOpen(given === true);
        return;
      case 'setUserIdentity':
        this.identity = given;
        return;
      case 'purgeUserIdentity':
        this.identity = null;
        return;
      case 'setPosition':
        return;
      default:
        throw new Error(`Dixa knows no ${method}`);
    }
  };

  #setOpen(isOpen: boolean): void {
    if (!this.isShown || this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    this.#tell('on-widget-open-changed', isOpen);
  }

  #tell(event: string, payload?: unknown): void {
    queueMicrotask(() => {
      for (const [name, listener] of this.#listeners) if (name === event) listener(payload);
    });
  }
}
