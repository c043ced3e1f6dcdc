import {
  addChatPhoto,
  answerStudioChat,
  changeStudioChat,
  changeStudioInquiry,
  createAssistantToken,
  fromWireChatFailure,
  fromWireChatState,
  fromWireChatSummary,
  fromWireConversation,
  fromWirePhotoFailure,
  fromWireStudioInquiry,
  handOverChat,
  listStudioChats,
  listStudioInquiries,
  readChat,
  readStudioChat,
  readSupportToken,
  sendChatMessage,
  setChatReplyTo,
} from '@tailorbird/contract/support';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { isBadRequest } from '@tailorbird/domain/shell';
import type {
  ChatDesk,
  ChatRefused,
  Conversation,
  MessageToSend,
  PhotoFailure,
  PhotosAway,
  StudioChats,
  SupportTokens,
} from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { followChanges } from './followChanges.ts';
import { failureOf, nothing, outcome } from './outcome.ts';
import { uploadRefused } from './uploadRefused.ts';

const refusals = { 429: { kind: 'too-often' } } as const;
const goneOrTooOften = { ...refusals, 404: { kind: 'chat-not-found' } } as const;

const messageRefusal = (body: Readonly<Record<string, unknown>>) =>
  fromWireChatFailure(body) ?? ({ kind: 'unreachable' } as const);

export class HttpChatDesk implements ChatDesk, SupportTokens {
  readonly #client: HttpClient;
  /** The assistant's token. The first question waits for it. */
  #assistantToken: Promise<string | null> = Promise.resolve(null);

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly read: ChatDesk['read'] = async (after) => {
    const answer = await this.#client.send(readChat, { query: { after: String(after) } });
    return outcome(
      answer,
      ({ conversation }) => conversation && fromWireConversation(conversation),
    );
  };

  readonly send = async (
    { photos, ...message }: MessageToSend,
    after: number,
  ): Promise<Result<Conversation, ChatRefused>> => {
    const token = message.messenger === 'ai' ? await this.#assistantToken : null;
    const body = {
      ...message,
      photos: [...photos],
      after,
      ...(token !== null && { assistant_token: token }),
    };
    const answer = await this.#client.send(sendChatMessage, { body });
    return outcome(answer, fromWireConversation, { ...refusals, 400: messageRefusal });
  };

  readonly startAssistant = async (): Promise<void> => {
    this.#assistantToken = this.#client
      .send(createAssistantToken, {})
      .then((answer) => (answer.status === 200 ? answer.body.token : null));
    await this.#assistantToken;
  };

  readonly userToken: SupportTokens['userToken'] = async (currency) => {
    const answer = await this.#client.send(readSupportToken, { query: { currency } });
    return answer.status === 200 ? answer.body.token : null;
  };

  readonly addPhoto = async (
    upload: Uint8Array<ArrayBuffer>,
  ): Promise<Result<string, ChatRefused | PhotoFailure | PhotosAway>> => {
    const answer = await this.#client.send(addChatPhoto, { upload });
    if (answer.status === 201) return ok(answer.body.id);
    if (!isBadRequest(answer)) return err(uploadRefused(answer) ?? failureOf(answer, refusals));
    const failure = fromWirePhotoFailure(answer.body);
    return err(
      failure.kind === 'too-many-files'
        ? { kind: 'too-many-photos', maximum: failure.maximum }
        : (failure as PhotoFailure),
    );
  };

  readonly requestPerson: ChatDesk['requestPerson'] = async (after) => {
    const answer = await this.#client.send(handOverChat, { body: { after } });
    return outcome(answer, fromWireConversation, refusals);
  };

  readonly setReplyTo = async (
    email: string,
    after: number,
  ): Promise<Result<Conversation, ChatRefused>> => {
    const answer = await this.#client.send(setChatReplyTo, { body: { email, after } });
    return outcome(answer, fromWireConversation, { ...goneOrTooOften, 400: messageRefusal });
  };

  readonly listen: ChatDesk['listen'] = (changed) => followChanges('/api/v1/chat/stream/', changed);
}

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
