import {
  type ChatMessage,
  type ChatMessageFailure,
  type Conversation,
  decodablePhotoTypes,
  maximumChatPhotos,
  maximumPhotoBytes,
  messengers,
} from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors, unavailableError } from '../errors.ts';
import { fields, listOf } from '../fields.ts';
import { instant, matching, text } from '../values.ts';
import { photoFailure, photoId } from './claimForm.ts';

/** Idempotency key of a message. A repeated key stores the message once. */
export const messageKey = matching(/^[\w-]{16,64}$/);

export const afterNumber = matching(/^\d{1,9}$/);

export const messageNumber = z.int().check(z.nonnegative());

export const chatMessage = z.object({
  number: z.int(),
  author: z.enum(['customer', 'assistant', 'staff']),
  text: z.string(),
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  photos: z.array(photoId),
  at: instant,
});
export type WireChatMessage = z.infer<typeof chatMessage>;

/** A conversation with the messages after the requested number. */
export const conversation = z.object({
  messenger: z.enum(messengers),
  closed: z.boolean(),
  staffed: z.boolean(),
  reply_to: z.nullable(z.string()),
  version: z.int(),
  messages: z.array(chatMessage),
});
export type WireConversation = z.infer<typeof conversation>;

export const newChatMessage = z.object({
  key: messageKey,
  text: text(8000),
  photos: z.array(photoId).check(z.maxLength(maximumChatPhotos)),
  messenger: z.enum(messengers),
  after: messageNumber,
  /** Token of a conversation that began with the assistant. */
  assistant_token: z.optional(matching(/^[\w.-]{1,120}$/)),
});
export type WireNewChatMessage = z.infer<typeof newChatMessage>;

export const chatAfter = z.object({ after: messageNumber });

export const chatReplyTo = z.object({ email: text(254), after: messageNumber });

/** Refusal of a message: `{"kind": "message-too-long", "maximum": 2000}`. */
export const chatMessageFailure = z.object({
  kind: z.enum(['message-empty', 'message-too-long', 'too-many-photos', 'email-invalid']),
  maximum: z.optional(z.int()),
});
export type WireChatMessageFailure = z.infer<typeof chatMessageFailure>;

const message = fields<ChatMessage, WireChatMessage>()({
  number: 'number',
  author: 'author',
  text: 'text',
  sources: 'sources',
  photos: 'photos',
  at: 'at',
});

export const conversationFields = fields<Conversation, WireConversation>()({
  messenger: 'messenger',
  isClosed: 'closed',
  isStaffed: 'staffed',
  replyTo: 'reply_to',
  version: 'version',
  messages: ['messages', listOf(message)],
});
export const { toWire: toWireConversation, fromWire: fromWireConversation } = conversationFields;

export type ChatFailure = ChatMessageFailure | { readonly kind: 'email-invalid' };

export const toWireChatFailure = (failure: ChatFailure): WireChatMessageFailure =>
  'maximum' in failure ? { kind: failure.kind, maximum: failure.maximum } : { kind: failure.kind };

/** Null for a body with impossible field values. */
export const fromWireChatFailure = (
  body: Readonly<Record<string, unknown>>,
): ChatFailure | null => {
  const { kind, maximum } = body as Partial<WireChatMessageFailure>;
  switch (kind) {
    case 'message-too-long':
    case 'too-many-photos':
      return { kind, maximum: maximum ?? 0 };
    case 'message-empty':
    case 'email-invalid':
      return { kind };
    default:
      return null;
  }
};

const uploadTimeout = 120_000;

const refused = z.union([chatMessageFailure, fieldErrors]);

export const readChat = endpoint({
  context: 'support',
  name: 'readChat',
  method: 'GET',
  path: '/api/v1/chat/',
  summary:
    'Returns the visitor’s conversation with the messages after a number; null if there is none.',
  query: { after: z.optional(afterNumber) },
  responses: { 200: z.object({ conversation: z.nullable(conversation) }) },
});

export const sendChatMessage = endpoint({
  context: 'support',
  name: 'sendChatMessage',
  method: 'POST',
  path: '/api/v1/chat/messages/',
  summary:
    'Adds a message to the visitor’s conversation, once per key. The assistant’s answer is included.',
  request: newChatMessage,
  responses: { 201: conversation, 400: refused, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const addChatPhoto = endpoint({
  context: 'support',
  name: 'addChatPhoto',
  method: 'POST',
  path: '/api/v1/chat/photos/',
  summary:
    'Uploads a photo for a message; it is re-encoded without metadata. 400 describes a problem with the file.',
  upload: { mediaTypes: decodablePhotoTypes, maximumBytes: maximumPhotoBytes },
  responses: {
    201: z.object({ id: photoId }),
    400: z.union([photoFailure, detailError]),
    403: detailError,
    429: detailError,
    503: unavailableError,
  },
  csrf: 'when-signed-in',
  timeout: uploadTimeout,
});

export const handOverChat = endpoint({
  context: 'support',
  name: 'handOverChat',
  method: 'POST',
  path: '/api/v1/chat/handover/',
  summary: 'Hands the conversation to a person, who sees the earlier messages.',
  request: chatAfter,
  responses: { 200: conversation, 400: fieldErrors, 403: detailError, 429: detailError },
  csrf: 'when-signed-in',
});

export const setChatReplyTo = endpoint({
  context: 'support',
  name: 'setChatReplyTo',
  method: 'POST',
  path: '/api/v1/chat/reply-to/',
  summary: 'Sets the email address for replies that are not read in the chat.',
  request: chatReplyTo,
  responses: {
    200: conversation,
    400: refused,
    403: detailError,
    404: detailError,
    429: detailError,
  },
  csrf: 'when-signed-in',
});
