import type { Locale } from '@tailorbird/domain/kernel';
import type { ChatMessage, ChatSource } from '@tailorbird/domain/support';
import type { Actor } from '../../../../platform/session/actor.ts';

/**
 * A question to the assistant, with the preceding messages and the asker. The assistant can
 * read only the asker's own orders.
 */
export type AssistantQuestion = {
  readonly text: string;
  readonly locale: Locale;
  readonly before: readonly ChatMessage[];
  readonly actor: Actor;
  /**
   * Whether a language model may phrase the answer: only if the visitor has agreed to the
   * assistant (API-56).
   */
  readonly mayBeWorded: boolean;
};

export type AssistantAnswer = { readonly text: string; readonly sources: readonly ChatSource[] };

/**
 * Port to the automated messenger (SUPPORT-09). It always answers, possibly that it does not
 * know.
 */
export type Assistant = {
  readonly answer: (question: AssistantQuestion) => Promise<AssistantAnswer>;
  /** Loads in the background, in slices, so that the first answer does not wait. */
  readonly prepare: () => void;
};

export type WithAssistant = { readonly assistant: Assistant };
