import type {
  ChatMessage,
  ChatMessageFailure,
  ChatState,
  ChatSummary,
  Conversation,
  StudioInquiry,
} from '@tailorbird/domain/support';
import { fields, listOf, orNull } from '../fields.ts';
import type {
  WireChatMessage,
  WireChatMessageFailure,
  WireChatState,
  WireChatSummary,
  WireConversation,
  WireStudioInquiry,
} from './chatSchema.ts';

const message = fields<ChatMessage, WireChatMessage>()({
  number: 'number',
  author: 'author',
  text: 'text',
  sources: 'sources',
  photos: 'photos',
  at: 'at',
});

const conversationFields = fields<Conversation, WireConversation>()({
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
