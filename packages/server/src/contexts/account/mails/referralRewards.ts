import {
  formatMoney,
  type Locale,
  languageTags,
  localizePath,
  type Money,
} from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/referrals.json';
import { renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('referrals');

type Letter = {
  readonly to: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly amount: Money;
};

export const referrerRewardMail = ({ to, locale, origin, amount }: Letter): Mail => {
  const t = textsIn(locale);
  const credit = formatMoney(amount, languageTags[locale]);
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('referrerMail.subject', { amount: credit }),
    preview: t('referrerMail.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('referrerMail.text', { amount: credit }) },
      {
        kind: 'button',
        label: t('referrerMail.button'),
        url: `${origin}${localizePath('/profile/refer-a-friend', locale)}`,
      },
    ],
  });
};

/** To the friend. Without an account, it explains how to get the credit. */
export const friendRewardMail = ({
  to,
  locale,
  origin,
  amount,
  hasAccount,
}: Letter & { readonly hasAccount: boolean }): Mail => {
  const t = textsIn(locale);
  const credit = formatMoney(amount, languageTags[locale]);
  const link = (path: string): string => `${origin}${localizePath(path, locale)}`;
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('friendMail.subject', { amount: credit }),
    preview: t('friendMail.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      {
        kind: 'paragraph',
        text: t(hasAccount ? 'friendMail.text' : 'friendMail.textForGuest', {
          amount: credit,
          email: to,
        }),
      },
      hasAccount
        ? { kind: 'button', label: t('friendMail.button'), url: link('/profile/credit') }
        : {
            kind: 'button',
            label: t('friendMail.create'),
            url: link('/sign-in?auth=create-account&next=/profile/credit'),
          },
    ],
  });
};
