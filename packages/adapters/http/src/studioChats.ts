import {
  answerStudioChat,
  changeStudioChat,
  changeStudioInquiry,
  fromWireChatState,
  fromWireChatSummary,
  fromWireStudioInquiry,
  listStudioChats,
  listStudioInquiries,
  readStudioChat,
} from '@tailorbird/contract/support';
import { err, ok } from '@tailorbird/domain/kernel';
import { isConflict } from '@tailorbird/domain/shell';
import type { StudioChatRefused, StudioChats } from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { followChanges } from './followChanges.ts';

const refusedBy = (status: number | 'unreachable'): StudioChatRefused => {
  switch (status) {
    case 400:
      return { kind: 'message-refused' };
    case 403:
      return { kind: 'permission-denied' };
    case 404:
      return { kind: 'chat-not-found' };
    default:
      return { kind: 'unreachable' };
  }
};

/** Chats and inquiries of all customers, for staff. */
export class HttpStudioChats implements StudioChats {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly list: StudioChats['list'] = async (status) => {
    const answer = await this.#client.send(listStudioChats, { query: { status } });
    return answer.status === 200
      ? ok(answer.body.map(fromWireChatSummary))
      : err(refusedBy(answer.status));
  };

  readonly read: StudioChats['read'] = async (id, after) => {
    const answer = await this.#client.send(readStudioChat, {
      params: { id },
      query: { after: String(after) },
    });
    return answer.status === 200
      ? ok(fromWireChatState(answer.body))
      : err(refusedBy(answer.status));
  };

  readonly answer: StudioChats['answer'] = async (id, message, after) => {
    const answer = await this.#client.send(answerStudioChat, {
      params: { id },
      body: { ...message, after },
    });
    return answer.status === 201
      ? ok(fromWireChatState(answer.body))
      : err(refusedBy(answer.status));
  };

  readonly change: StudioChats['change'] = async (id, { assigned, isClosed, version }) => {
    const body = {
      version,
      ...(assigned && { assigned }),
      ...(isClosed !== undefined && { closed: isClosed }),
    };
    const answer = await this.#client.send(changeStudioChat, { params: { id }, body });
    if (answer.status === 200) return ok(fromWireChatState(answer.body));
    return err(
      isConflict(answer)
        ? { kind: 'changed-meanwhile', now: fromWireChatSummary(answer.body) }
        : refusedBy(answer.status),
    );
  };

  readonly inquiries: StudioChats['inquiries'] = async (status) => {
    const answer = await this.#client.send(listStudioInquiries, { query: { status } });
    return answer.status === 200
      ? ok(answer.body.map(fromWireStudioInquiry))
      : err(refusedBy(answer.status));
  };

  readonly setAnswered: StudioChats['setAnswered'] = async (id, answered) => {
    const answer = await this.#client.send(changeStudioInquiry, {
      params: { id },
      body: { answered },
    });
    return answer.status === 204 ? ok(null) : err(refusedBy(answer.status));
  };

  readonly listen: StudioChats['listen'] = (isHere, changed) =>
    followChanges(`/studio_api/chats/stream/?here=${isHere ? 1 : 0}`, changed);
}
