import type { ChatRequest, Messenger } from '@tailorbird/domain/support';
import { action, makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../platform/services/token.ts';

/**
 * State of the chat entry: whether it is open, with which messenger, and whether screens
 * request the launcher. The chat itself loads on opening.
 */
export class ChatDoor {
  /** Null while closed; `either` means the configured messenger. */
  wanted: Messenger | 'either' | null = null;
  /** True once it was opened on this page, so its code is loaded. */
  wasOpened = false;
  /** SUPPORT-14. */
  requests: readonly ChatRequest[] = [];

  constructor() {
    makeAutoObservable(this, { requests: observableRef }, { autoBind: true });
  }

  open(wanted: Messenger | 'either' = 'either'): void {
    this.wanted = wanted;
    this.wasOpened = true;
  }

  close(): void {
    this.wanted = null;
  }

  /** Registers a screen's request; returns a function that removes it. */
  ask(request: ChatRequest): () => void {
    this.requests = [...this.requests, request];
    return action(() => {
      this.requests = this.requests.filter((each) => each !== request);
    });
  }
}

export const ChatDoorT = store('ChatDoor', { scope: 'tab', needs: {}, is: ChatDoor });
