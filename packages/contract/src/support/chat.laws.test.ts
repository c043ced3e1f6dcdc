import type {
  ChatMessage,
  ChatState,
  Conversation,
  StudioInquiry,
} from '@tailorbird/domain/support';
import { inquiryTopics, messengers } from '@tailorbird/domain/support';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatFailure,
  conversation,
  fromWireChatFailure,
  fromWireConversation,
  toWireChatFailure,
  toWireConversation,
} from './chat.ts';
import {
  chatState,
  fromWireChatState,
  fromWireStudioInquiry,
  studioInquiry,
  toWireChatState,
  toWireStudioInquiry,
} from './studioChat.ts';

const anInstant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const aMessage: fc.Arbitrary<ChatMessage> = fc.record({
  number: fc.nat(),
  author: fc.constantFrom('customer' as const, 'assistant' as const, 'staff' as const),
  text: fc.string(),
  sources: fc.array(fc.record({ title: fc.string(), path: fc.string() }), { maxLength: 3 }),
  photos: fc.array(fc.stringMatching(/^[\w-]{43}$/), { maxLength: 2 }),
  at: anInstant,
});
const aConversation: fc.Arbitrary<Conversation> = fc.record({
  messenger: fc.constantFrom(...messengers),
  isClosed: fc.boolean(),
  isStaffed: fc.boolean(),
  replyTo: fc.option(fc.emailAddress()),
  version: fc.nat(),
  messages: fc.array(aMessage, { maxLength: 3 }),
});
const aState: fc.Arbitrary<ChatState> = fc.record({
  summary: fc.record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    name: fc.option(fc.string()),
    email: fc.option(fc.emailAddress()),
    isCustomer: fc.boolean(),
    locale: fc.constantFrom('en', 'de'),
    isClosed: fc.boolean(),
    isWithAssistant: fc.boolean(),
    isThere: fc.boolean(),
    unread: fc.nat(),
    assignedTo: fc.option(fc.record({ name: fc.string(), isMe: fc.boolean() })),
    excerpt: fc.string(),
    at: anInstant,
    version: fc.nat(),
  }),
  conversation: aConversation,
});
const anInquiry: fc.Arbitrary<StudioInquiry> = fc.record({
  id: fc.integer({ min: 1, max: 999_999_999 }),
  topic: fc.constantFrom(...inquiryTopics),
  email: fc.emailAddress(),
  values: fc
    .dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string())
    .map((values) => ({ ...values })),
  at: anInstant,
  answeredAt: fc.option(anInstant),
});

describe('round trips of the chat', () => {
  it('a conversation survives the round trip without extra fields', () => {
    fc.assert(
      fc.property(aConversation, (said) => {
        expect(
          fromWireConversation(
            conversation.parse(JSON.parse(JSON.stringify(toWireConversation(said)))),
          ),
        ).toEqual(said);
      }),
    );
    fc.assert(
      fc.property(aState, (said) => {
        expect(
          fromWireChatState(chatState.parse(JSON.parse(JSON.stringify(toWireChatState(said))))),
        ).toEqual(said);
      }),
    );
    fc.assert(
      fc.property(anInquiry, (said) => {
        expect(
          fromWireStudioInquiry(
            studioInquiry.parse(JSON.parse(JSON.stringify(toWireStudioInquiry(said)))),
          ),
        ).toEqual(said);
      }),
    );
  });

  it('refusals of a message survive the round trip', () => {
    const failures: readonly ChatFailure[] = [
      { kind: 'message-empty' },
      { kind: 'email-invalid' },
      { kind: 'message-too-long', maximum: 5 },
      { kind: 'too-many-photos', maximum: 4 },
    ];
    for (const failure of failures)
      expect(fromWireChatFailure(toWireChatFailure(failure))).toEqual(failure);
    expect(fromWireChatFailure({ text: ['Required'] })).toBeNull();
  });
});
