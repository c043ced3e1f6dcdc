import type { Locale } from '@tailorbird/domain/kernel';
import type { ChatMessage, ChatSource } from '@tailorbird/domain/support';
import type { Actor } from '../../../../platform/session/actor.ts';

/** What the assistant is asked: the question, what was said before it, and by whom. What it may read of orders is the asker's own. */
export type AssistantQuestion = {
  readonly text: string;
  readonly locale: Locale;
  readonly before: readonly ChatMessage[];
  readonly actor: Actor;
  /** Whether a language model may put the answer into words: who asks has begun with the assistant (API-56). */
  readonly mayBeWorded: boolean;
};

export type AssistantAnswer = { readonly text: string; readonly sources: readonly ChatSource[] };

/** Port: the messenger that is no person (SUPPORT-09). Always has an answer, which may be that it does not know. */
export type Assistant = {
  readonly answer: (question: AssistantQuestion) => Promise<AssistantAnswer>;
};

export type WithAssistant = { readonly assistant: Assistant };
