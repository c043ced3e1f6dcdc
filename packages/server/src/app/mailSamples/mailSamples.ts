import { type Locale, money } from '@tailorbird/domain/kernel';
import type account from '../../../locales/en/account.json';
import type chat from '../../../locales/en/chat.json';
import type giftCards from '../../../locales/en/giftCards.json';
import type newsletter from '../../../locales/en/newsletter.json';
import type referrals from '../../../locales/en/referrals.json';
import type support from '../../../locales/en/support.json';
import { confirmEmailMail } from '../../contexts/account/mails/confirmEmail.ts';
import { passwordResetMail } from '../../contexts/account/mails/passwordReset.ts';
import {
  friendRewardMail,
  referrerRewardMail,
} from '../../contexts/account/mails/referralRewards.ts';
import {
  emailChangeAskedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
} from '../../contexts/account/mails/securityNotices.ts';
import { welcomeMail } from '../../contexts/account/mails/welcome.ts';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { giftCardMail, presentMail } from '../../contexts/giftCards/mails.ts';
import { confirmationMail, firstLetter } from '../../contexts/newsletter/mails.ts';
import type { MailSamples } from '../../contexts/staff/application/texts/mailSamples.ts';
import { answerMail } from '../../contexts/support/mails/chat.ts';
import { receivedMail } from '../../contexts/support/mails/inquiries.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import { aboutClaims } from './aboutClaims.ts';
import { aboutOrders } from './aboutOrders.ts';
import { sampleLink as link, placedAt, sampleEmail as to } from './sampleOrder.ts';
import { samplesIn } from './samplesIn.ts';

type Write = (locale: Locale, origin: string) => Mail;

const euros = (cents: number) => money(cents, 'EUR');

const notice =
  (
    write: (notice: {
      readonly to: string;
      readonly locale: Locale;
      readonly origin: string;
    }) => Mail,
  ): Write =>
  (locale, origin) =>
    write({ to, locale, origin });

const card = { code: 'GIFT-2345-6789', worth: euros(10_000), note: 'For your birthday.' };
const gift = { recipient: 'Otto', email: 'otto@example.com', on: null };
/**
 * Samples of all mails, with a garment of the catalog and no real reader. Staff see them in
 * this order.
 */
export const createMailSamples = (shop: WithCatalog & WithSettings): MailSamples => [
  ...aboutOrders(shop),
  ...samplesIn<typeof giftCards>('giftCards', {
    'gift-card': (locale, origin) =>
      giftCardMail({ to, locale, origin, cards: [{ ...card, gift }] }),
    'gift-card-present': (locale, origin) =>
      presentMail({ locale, origin, card: { ...card, gift }, gift }),
  }),
  ...aboutClaims(shop),
  ...samplesIn<typeof account>('account', {
    welcome: (locale, origin) =>
      welcomeMail({ to, locale, origin, setPasswordPath: null, confirmPath: '/' }),
    'welcome-password': (locale, origin) =>
      welcomeMail({ to, locale, origin, setPasswordPath: '/', confirmPath: null }),
    'confirm-email': (locale, origin) => confirmEmailMail({ to, locale, origin, path: '/' }),
    'password-reset': (locale, origin) => passwordResetMail({ to, locale, origin, path: '/' }),
    'password-changed': notice(passwordChangedMail),
    'email-change-asked': notice(emailChangeAskedMail),
    'passkey-added': notice(passkeyAddedMail),
    'passkey-removed': notice(passkeyRemovedMail),
  }),
  ...samplesIn<typeof referrals>('referrals', {
    'referrer-reward': (locale, origin) =>
      referrerRewardMail({ to, locale, origin, amount: euros(2_500) }),
    'friend-reward': (locale, origin) =>
      friendRewardMail({ to, locale, origin, amount: euros(2_500), hasAccount: true }),
    'friend-reward-guest': (locale, origin) =>
      friendRewardMail({ to, locale, origin, amount: euros(2_500), hasAccount: false }),
  }),
  ...samplesIn<typeof support>('support', {
    'inquiry-received': (locale, origin) =>
      receivedMail({ topic: 'contact', values: {}, email: to }, { locale, origin }),
  }),
  ...samplesIn<typeof chat>('chat', {
    'chat-answer': (locale, origin) =>
      answerMail(
        { origin, locale },
        [
          {
            number: 1,
            author: 'staff',
            text: 'Yes, in linen too.',
            sources: [],
            photos: [],
            at: placedAt,
          },
        ],
        to,
      ),
  }),
  ...samplesIn<typeof newsletter>('newsletter', {
    'newsletter-confirm': (locale, origin) =>
      confirmationMail({ to, locale, origin, token: link, days: 7 }),
    'newsletter-first': (locale, origin) => firstLetter({ to, locale, origin, link }),
  }),
];
