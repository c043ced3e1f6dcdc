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
import type { StudioChats } from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { followChanges } from './followChanges.ts';
import { nothing, outcome } from './outcome.ts';

const denied = { 403: { kind: 'permission-denied' } } as const;
const notFound = { ...denied, 404: { kind: 'chat-not-found' } } as const;

export class HttpStudioChats implements StudioChats {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly list: StudioChats['list'] = async (status) => {
    const answer = await this.#client.send(listStudioChats, { query: { status } });
    return outcome(answer, (rows) => rows.map(fromWireChatSummary), denied);
  };

  readonly read: StudioChats['read'] = async (id, after) => {
    const answer = await this.#client.send(readStudioChat, {
      params: { id },
      query: { after: String(after) },
    });
    return outcome(answer, fromWireChatState, notFound);
  };

  readonly answer: StudioChats['answer'] = async (id, message, after) => {
    const answer = await this.#client.send(answerStudioChat, {
      params: { id },
      body: { ...message, after },
    });
    return outcome(answer, fromWireChatState, { ...notFound, 400: { kind: 'message-refused' } });
  };

  readonly change: StudioChats['change'] = async (id, { assigned, isClosed, version }) => {
    const body = {
      version,
      ...(assigned && { assigned }),
      ...(isClosed !== undefined && { closed: isClosed }),
    };
    const answer = await this.#client.send(changeStudioChat, { params: { id }, body });
    return outcome(answer, fromWireChatState, {
      ...notFound,
      400: { kind: 'message-refused' },
      409: (summary) => ({ kind: 'changed-meanwhile', now: fromWireChatSummary(summary) }),
    });
  };

  readonly inquiries: StudioChats['inquiries'] = async (status) => {
    const answer = await this.#client.send(listStudioInquiries, { query: { status } });
    return outcome(answer, (rows) => rows.map(fromWireStudioInquiry), denied);
  };

  readonly setAnswered: StudioChats['setAnswered'] = async (id, answered) => {
    const answer = await this.#client.send(changeStudioInquiry, {
      params: { id },
      body: { answered },
    });
    return outcome(answer, nothing, { ...notFound, 400: { kind: 'message-refused' } });
  };

  readonly listen: StudioChats['listen'] = (isHere, changed) =>
    followChanges(`/studio_api/chats/stream/?here=${isHere ? 1 : 0}`, changed);
}
