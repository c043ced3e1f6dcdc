import { defaultLocale, localizePath } from '@tailorbird/domain/kernel';
import type { ChatMessage } from '@tailorbird/domain/support';
import type texts from '../../../../locales/en/chat.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';
import type { StoredConversation } from '../store/conversations.ts';

const textsIn = textsOf<typeof texts>('chat');

const linesOf = (
  messages: readonly ChatMessage[],
  whoIs: (message: ChatMessage) => string,
): readonly string[] =>
  messages.flatMap((message) => [
    `${whoIs(message)}: ${message.text.split(/\r?\n/).join(' ')}${message.photos.length > 0 ? ` [${message.photos.length} photos]` : ''}`,
  ]);

/** Mail to the team, in English: a visitor's message while nobody was online. */
export const waitingMail = (
  conversation: Pick<StoredConversation, 'id' | 'origin' | 'locale' | 'replyTo'>,
  messages: readonly ChatMessage[],
  email: string | null,
  supportAddress: string,
): Mail =>
  renderLetter({
    to: supportAddress,
    locale: defaultLocale,
    origin: conversation.origin,
    subject: `Chat ${conversation.id}: somebody waits for an answer`,
    preview: messages.at(-1)?.text.slice(0, 120) ?? '',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['who', email ?? conversation.replyTo ?? 'a guest'],
          ['language', conversation.locale],
        ],
      },
      { kind: 'lines', lines: linesOf(messages, ({ author }) => author) },
      {
        kind: 'button',
        label: 'Answer in the inbox',
        url: `${conversation.origin}/studio/inbox?chat=${conversation.id}`,
      },
    ],
  });

/**
 * Mail to a visitor who was offline when the answer came. It does not quote their message,
 * because the address is unconfirmed.
 */
export const answerMail = (
  conversation: Pick<StoredConversation, 'origin' | 'locale'>,
  answers: readonly ChatMessage[],
  to: string,
): Mail => {
  const { locale, origin } = conversation;
  const t = textsIn(locale);
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('answer.subject'),
    preview: t('answer.preview'),
    blocks: [
      { kind: 'paragraph', text: t('answer.hello') },
      { kind: 'paragraph', text: t('answer.text') },
      { kind: 'lines', lines: answers.flatMap(({ text }) => text.split(/\r?\n/)) },
      {
        kind: 'button',
        label: t('answer.button'),
        url: `${origin}${localizePath('/', locale)}?open-support-chat=dixa`,
      },
    ],
  });
};
