import { type Locale, localizePath } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/account.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Letter } from '../../../platform/mail/outbox.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('account');

type Notice = { readonly to: string; readonly locale: Locale; readonly origin: string };

export const noticeTo = (
  to: string,
  { locale, linkOrigin: origin }: Pick<Actor, 'locale' | 'linkOrigin'>,
  write: (notice: Notice) => Mail,
): Letter => ({ to, locale, write: (chosen) => write({ to, locale: chosen, origin }) });

const noticeOf =
  (
    what:
      | 'passwordChangedMail'
      | 'emailChangeAskedMail'
      | 'passkeyAddedMail'
      | 'passkeyRemovedMail',
  ) =>
  ({ to, locale, origin }: Notice): Mail => {
    const t = textsIn(locale);
    return renderLetter({
      to,
      locale,
      origin,
      subject: t(`${what}.subject`),
      preview: t(`${what}.preview`),
      blocks: [
        { kind: 'paragraph', text: t('notice.intro') },
        { kind: 'paragraph', text: t(`${what}.text`) },
        { kind: 'paragraph', text: t('notice.notYou') },
        {
          kind: 'button',
          label: t('notice.button'),
          url: `${origin}${localizePath('/?reset-password', locale)}`,
        },
      ],
    });
  };

export const passkeyAddedMail = noticeOf('passkeyAddedMail');
export const passkeyRemovedMail = noticeOf('passkeyRemovedMail');
export const passwordChangedMail = noticeOf('passwordChangedMail');
/** Sent to the account's current address when a change is requested. */
export const emailChangeAskedMail = noticeOf('emailChangeAskedMail');
