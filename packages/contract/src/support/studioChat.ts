import {
  type ChatState,
  type ChatSummary,
  inquiryTopics,
  type StudioInquiry,
} from '@tailorbird/domain/support';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { detailError, fieldErrors } from '../errors.ts';
import { fields, orNull } from '../fields.ts';
import { id, idInPath, instant, text } from '../values.ts';
import {
  afterNumber,
  chatMessageFailure,
  conversation,
  conversationFields,
  messageKey,
  messageNumber,
} from './chat.ts';

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

export const staffAnswer = z.object({ key: messageKey, text: text(8000), after: messageNumber });

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

const summaryFields = fields<ChatSummary, WireChatSummary>()({
  id: 'id',
  name: 'name',
  email: 'email',
  isCustomer: 'is_customer',
  locale: 'locale',
  isClosed: 'closed',
  isWithAssistant: 'with_assistant',
  isThere: 'present',
  unread: 'unread',
  assignedTo: [
    'assigned_to',
    orNull(
      fields<NonNullable<ChatSummary['assignedTo']>, NonNullable<WireChatSummary['assigned_to']>>()(
        { name: 'name', isMe: 'is_me' },
      ),
    ),
  ],
  excerpt: 'excerpt',
  at: 'at',
  version: 'version',
});
export const { toWire: toWireChatSummary, fromWire: fromWireChatSummary } = summaryFields;

export const { toWire: toWireChatState, fromWire: fromWireChatState } = fields<
  ChatState,
  WireChatState
>()({
  summary: ['summary', summaryFields],
  conversation: ['conversation', conversationFields],
});

export const { toWire: toWireStudioInquiry, fromWire: fromWireStudioInquiry } = fields<
  StudioInquiry,
  WireStudioInquiry
>()({
  id: 'id',
  topic: 'topic',
  email: 'email',
  values: 'values',
  at: 'at',
  answeredAt: 'answered_at',
});

export const listStudioChats = endpoint({
  context: 'support',
  name: 'listStudioChats',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/chats/',
  summary: 'Lists all conversations, waiting ones first, then by last change. Staff only.',
  query: { status: z.enum(['open', 'closed']) },
  responses: { 200: z.array(chatSummary), 403: detailError },
});

export const readStudioChat = endpoint({
  context: 'support',
  name: 'readStudioChat',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/chats/{id}/',
  summary:
    'Returns a conversation with the messages after a number and marks it as read. Staff only.',
  params: { id: idInPath },
  query: { after: z.optional(afterNumber) },
  responses: { 200: chatState, 403: detailError, 404: detailError },
});

export const answerStudioChat = endpoint({
  context: 'support',
  name: 'answerStudioChat',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/chats/{id}/messages/',
  summary: 'Replies to a conversation, once per key; absent visitors get a mail. Staff only.',
  params: { id: idInPath },
  request: staffAnswer,
  responses: {
    201: chatState,
    400: z.union([chatMessageFailure, fieldErrors]),
    403: detailError,
    404: detailError,
  },
  csrf: 'when-signed-in',
});

export const changeStudioChat = endpoint({
  context: 'support',
  name: 'changeStudioChat',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/chats/{id}/state/',
  summary:
    'Assigns, releases, closes or reopens a conversation; 409 with its state if it has changed meanwhile. Staff only.',
  params: { id: idInPath },
  request: chatChange,
  responses: {
    200: chatState,
    400: fieldErrors,
    403: detailError,
    404: detailError,
    409: chatSummary,
  },
  csrf: 'when-signed-in',
});

export const listStudioInquiries = endpoint({
  context: 'support',
  name: 'listStudioInquiries',
  access: 'admin',
  method: 'GET',
  path: '/studio_api/inquiries/',
  summary: 'Lists open inquiries, oldest first, or answered ones, newest first. Staff only.',
  query: { status: z.enum(['open', 'answered']) },
  responses: { 200: z.array(studioInquiry), 403: detailError },
});

export const changeStudioInquiry = endpoint({
  context: 'support',
  name: 'changeStudioInquiry',
  access: 'admin',
  method: 'POST',
  path: '/studio_api/inquiries/{id}/state/',
  summary: 'Marks an inquiry as answered or open. Staff only.',
  params: { id: idInPath },
  request: z.object({ answered: z.boolean() }),
  responses: { 204: null, 400: fieldErrors, 403: detailError, 404: detailError },
  csrf: 'when-signed-in',
});
