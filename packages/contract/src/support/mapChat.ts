import type {
  ChatMessage,
  ChatMessageFailure,
  ChatState,
  ChatSummary,
  Conversation,
  StudioInquiry,
} from '@tailorbird/domain/support';
import type {
  WireChatMessage,
  WireChatMessageFailure,
  WireChatState,
  WireChatSummary,
  WireConversation,
  WireStudioInquiry,
} from './chatSchema.ts';

const toWireMessage = ({
  number,
  author,
  text,
  sources,
  photos,
  at,
}: ChatMessage): WireChatMessage => ({
  number,
  author,
  text,
  sources: sources.map(({ title, path }) => ({ title, path })),
  photos: [...photos],
  at,
});

export const toWireConversation = (conversation: Conversation): WireConversation => ({
  messenger: conversation.messenger,
  closed: conversation.isClosed,
  staffed: conversation.isStaffed,
  reply_to: conversation.replyTo,
  version: conversation.version,
  messages: conversation.messages.map(toWireMessage),
});

export const fromWireConversation = (wire: WireConversation): Conversation => ({
  messenger: wire.messenger,
  isClosed: wire.closed,
  isStaffed: wire.staffed,
  replyTo: wire.reply_to,
  version: wire.version,
  messages: wire.messages,
});

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

export const toWireChatSummary = (summary: ChatSummary): WireChatSummary => ({
  id: summary.id,
  name: summary.name,
  email: summary.email,
  is_customer: summary.isCustomer,
  locale: summary.locale,
  closed: summary.isClosed,
  with_assistant: summary.isWithAssistant,
  present: summary.isThere,
  unread: summary.unread,
  assigned_to: summary.assignedTo && {
    name: summary.assignedTo.name,
    is_me: summary.assignedTo.isMe,
  },
  excerpt: summary.excerpt,
  at: summary.at,
  version: summary.version,
});

export const fromWireChatSummary = (wire: WireChatSummary): ChatSummary => ({
  id: wire.id,
  name: wire.name,
  email: wire.email,
  isCustomer: wire.is_customer,
  locale: wire.locale,
  isClosed: wire.closed,
  isWithAssistant: wire.with_assistant,
  isThere: wire.present,
  unread: wire.unread,
  assignedTo: wire.assigned_to && { name: wire.assigned_to.name, isMe: wire.assigned_to.is_me },
  excerpt: wire.excerpt,
  at: wire.at,
  version: wire.version,
});

export const toWireChatState = ({ summary, conversation }: ChatState): WireChatState => ({
  summary: toWireChatSummary(summary),
  conversation: toWireConversation(conversation),
});

export const fromWireChatState = (wire: WireChatState): ChatState => ({
  summary: fromWireChatSummary(wire.summary),
  conversation: fromWireConversation(wire.conversation),
});

export const toWireStudioInquiry = (inquiry: StudioInquiry): WireStudioInquiry => ({
  id: inquiry.id,
  topic: inquiry.topic,
  email: inquiry.email,
  values: { ...inquiry.values },
  at: inquiry.at,
  answered_at: inquiry.answeredAt,
});

export const fromWireStudioInquiry = (wire: WireStudioInquiry): StudioInquiry => ({
  id: wire.id,
  topic: wire.topic,
  email: wire.email,
  values: wire.values,
  at: wire.at,
  answeredAt: wire.answered_at,
});
