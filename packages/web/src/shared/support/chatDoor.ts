import type { ChatRequest, Messenger } from '@tailorbird/domain/support';
import { action, makeAutoObservable, observableRef } from 'mobx';
import { store } from '../../platform/services/token.ts';

/** Where the chat begins: whether somebody wants it, whom they want, and where screens want its launcher. What is behind the door arrives when it is opened. */
export class ChatDoor {
  /** Null while it is closed; `either`: whoever is in force. */
  wanted: Messenger | 'either' | null = null;
  /** It was opened on this page: what is behind it has arrived. */
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

  /** A screen's wish, for as long as it is shown; answers what takes it back. */
  ask(request: ChatRequest): () => void {
    this.requests = [...this.requests, request];
    return action(() => {
      this.requests = this.requests.filter((each) => each !== request);
    });
  }
}

export const ChatDoorT = store('ChatDoor', { scope: 'tab', needs: {}, is: ChatDoor });
