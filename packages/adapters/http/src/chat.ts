import {
  addChatPhoto,
  createAssistantToken,
  fromWireChatFailure,
  fromWireConversation,
  fromWirePhotoFailure,
  handChatOver,
  readChat,
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
  SupportTokens,
} from '@tailorbird/domain/support';
import type { HttpClient } from './client.ts';
import { followChanges } from './followChanges.ts';
import { uploadRefused } from './uploadRefused.ts';

const refusedBy = (status: number | 'unreachable'): ChatRefused => {
  switch (status) {
    case 404:
      return { kind: 'chat-not-found' };
    case 429:
      return { kind: 'too-often' };
    default:
      return { kind: 'unreachable' };
  }
};

const refused = (answer: {
  readonly status: number | 'unreachable';
  readonly body?: unknown;
}): ChatRefused => {
  const failure = isBadRequest(answer)
    ? fromWireChatFailure(answer.body as Readonly<Record<string, unknown>>)
    : null;
  return failure ?? refusedBy(answer.status);
};

/** The shop's chat, and the identity token for third-party messengers. */
export class HttpChatDesk implements ChatDesk, SupportTokens {
  readonly #client: HttpClient;
  /** The assistant's token. The first question waits for it. */
  #assistantToken: Promise<string | null> = Promise.resolve(null);

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly read: ChatDesk['read'] = async (after) => {
    const answer = await this.#client.send(readChat, { query: { after: String(after) } });
    return answer.status === 200
      ? ok(answer.body.conversation && fromWireConversation(answer.body.conversation))
      : err(refusedBy(answer.status));
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
    return answer.status === 201 ? ok(fromWireConversation(answer.body)) : err(refused(answer));
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
    if (!isBadRequest(answer)) return err(uploadRefused(answer) ?? refusedBy(answer.status));
    const failure = fromWirePhotoFailure(answer.body);
    return err(
      failure.kind === 'too-many-files'
        ? { kind: 'too-many-photos', maximum: failure.maximum }
        : (failure as PhotoFailure),
    );
  };

  readonly handOver: ChatDesk['handOver'] = async (after) => {
    const answer = await this.#client.send(handChatOver, { body: { after } });
    return answer.status === 200
      ? ok(fromWireConversation(answer.body))
      : err(refusedBy(answer.status));
  };

  readonly setReplyTo = async (
    email: string,
    after: number,
  ): Promise<Result<Conversation, ChatRefused>> => {
    const answer = await this.#client.send(setChatReplyTo, { body: { email, after } });
    return answer.status === 200 ? ok(fromWireConversation(answer.body)) : err(refused(answer));
  };

  readonly listen: ChatDesk['listen'] = (changed) => followChanges('/api/v1/chat/stream/', changed);
}
