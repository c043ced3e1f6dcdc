import { inquiryTopics, messengers, mostChatPhotos } from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { id, instant, matching, text } from '../values.ts';
import { photoId } from './claimSchema.ts';

/** Idempotency key of a message. A repeated key stores the message once. */
const messageKey = matching(/^[\w-]{16,64}$/);

/** Number of the client's latest message. */
export const afterNumber = matching(/^\d{1,9}$/);
const after = z.int().check(z.nonnegative());

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
  photos: z.array(photoId).check(z.maxLength(mostChatPhotos)),
  messenger: z.enum(messengers),
  after,
  /** Token of a conversation that began with the assistant. */
  assistant_token: z.optional(matching(/^[\w.-]{1,120}$/)),
});
export type WireNewChatMessage = z.infer<typeof newChatMessage>;

export const chatAfter = z.object({ after });
export const chatReplyTo = z.object({ email: text(254), after });

/** Refusal of a message: `{"kind": "message-too-long", "maximum": 2000}`. */
export const chatMessageFailure = z.object({
  kind: z.enum(['message-empty', 'message-too-long', 'too-many-photos', 'email-invalid']),
  maximum: z.optional(z.int()),
});
export type WireChatMessageFailure = z.infer<typeof chatMessageFailure>;

export const chatSummary = z.object({
  id,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  is_customer: z.boolean(),
  locale: z.string(),
  closed: z.boolean(),
  with_assistant: z.boolean(),
  present: z.boolean(),
  unread: z.int(),
  assigned_to: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
  excerpt: z.string(),
  at: instant,
  version: z.int(),
});
export type WireChatSummary = z.infer<typeof chatSummary>;

export const chatState = z.object({ summary: chatSummary, conversation });
export type WireChatState = z.infer<typeof chatState>;

export const staffAnswer = z.object({ key: messageKey, text: text(8000), after });
export const chatChange = z.object({
  assigned: z.optional(z.enum(['me', 'nobody'])),
  closed: z.optional(z.boolean()),
  version: z.int(),
});

export const studioInquiry = z.object({
  id,
  topic: z.enum(inquiryTopics),
  email: z.string(),
  values: z.record(z.string(), z.string()),
  at: instant,
  answered_at: z.nullable(instant),
});
export type WireStudioInquiry = z.infer<typeof studioInquiry>;
