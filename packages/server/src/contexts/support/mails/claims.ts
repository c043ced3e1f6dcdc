import {
  defaultLocale,
  formatMoney,
  type Locale,
  languageTags,
  localizePath,
} from '@tailorbird/domain/kernel';
import type { Claim, ClaimType } from '@tailorbird/domain/support';
import type texts from '../../../../locales/en/claims.json';
import { type Block, renderLetter } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('claims');

type ClaimLetter = {
  readonly claim: Claim;
  readonly locale: Locale;
  readonly origin: string;
  /** Lets the reader in without an account. */
  readonly link: string;
};

const claimUrl = ({ claim, locale, origin, link }: ClaimLetter): string =>
  `${origin}${localizePath(`/support/claims/${claim.number}`, locale)}?${new URLSearchParams({ link })}`;

const piecesOf = ({ pieces }: Claim): readonly string[] =>
  pieces.map(
    ({ title, variantTitle, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${title}, ${variantTitle}`,
  );

const misfitsOf = ({ pieces }: Claim): readonly string[] =>
  pieces.flatMap(({ zones }) =>
    Object.entries(zones ?? {}).flatMap(([zone, fit]) =>
      fit === 'right' ? [] : [`${zone} ${fit.replace('-', ' ')}`],
    ),
  );

/** Mail to the team, in English: the claim and a link to decide it. It contains no photos. */
export const claimInboxMail = (claim: Claim, origin: string, supportAddress: string): Mail =>
  renderLetter({
    to: supportAddress,
    locale: defaultLocale,
    origin,
    subject: `Claim ${claim.number}: ${claim.type === 'frg' ? 'remake' : 'quality'}, order ${claim.orderNumber}`,
    preview: [...misfitsOf(claim), claim.comment]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 120),
    blocks: [
      { kind: 'lines', lines: piecesOf(claim) },
      {
        kind: 'lines',
        lines: [...misfitsOf(claim), ...claim.comment.split(/\r?\n/)].filter((line) => line !== ''),
      },
      {
        kind: 'button',
        label: 'Look at the claim',
        url: `${origin}/studio/claims?claim=${claim.number}`,
      },
    ],
  });

/**
 * Whether the claim is a fit claim for the first piece of a split order, which has no photos.
 */
const isOfFit = ({ pieces }: Claim): boolean => pieces.some(({ zones }) => zones !== null);

export const claimReceivedMail = (letter: ClaimLetter): Mail => {
  const { claim, locale } = letter;
  const t = textsIn(locale);
  return renderLetter({
    to: claim.email,
    locale,
    origin: letter.origin,
    subject: t('received.subject', { number: claim.orderNumber }),
    preview: t(isOfFit(claim) ? 'received.previewFit' : 'received.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      {
        kind: 'paragraph',
        text: t(isOfFit(claim) ? 'received.fit' : `received.${claim.type}`, {
          number: claim.orderNumber,
        }),
      },
      { kind: 'lines', lines: piecesOf(claim) },
      ...(claim.levies ? [{ kind: 'paragraph' as const, text: claim.levies.text }] : []),
      { kind: 'button', label: t('toClaim'), url: claimUrl(letter) },
    ],
  });
};

const decidedBlocks = ({ claim, locale }: ClaimLetter): readonly Block[] => {
  const t = textsIn(locale);
  const { decision, orderNumber: number } = claim;
  switch (decision?.kind) {
    case 'remake':
      return [
        { kind: 'paragraph', text: t('remake', { number, remake: decision.orderNumber ?? '' }) },
      ];
    case 'credit':
      return [
        {
          kind: 'paragraph',
          text: t('credit', { amount: formatMoney(decision.amount, languageTags[locale]) }),
        },
      ];
    case 'alteration':
      return [
        {
          kind: 'paragraph',
          text: t('alteration', {
            amount: formatMoney(decision.amount, languageTags[locale]),
            reference: decision.reference,
          }),
        },
      ];
    case 'refused':
      return [
        { kind: 'paragraph', text: t(isOfFit(claim) ? 'refusedFit' : 'refused', { number }) },
        { kind: 'lines', lines: decision.words.split(/\r?\n/) },
        { kind: 'paragraph', text: t('reply') },
      ];
    case undefined:
      return [];
  }
};

export const claimDecidedMail = (letter: ClaimLetter): Mail => {
  const { claim, locale } = letter;
  const t = textsIn(locale);
  return renderLetter({
    to: claim.email,
    locale,
    origin: letter.origin,
    subject: t('decided.subject', { number: claim.orderNumber }),
    preview: t(isOfFit(claim) ? 'decided.previewFit' : 'decided.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      ...decidedBlocks(letter),
      { kind: 'lines', lines: piecesOf(claim) },
      ...(claim.levies ? [{ kind: 'paragraph' as const, text: claim.levies.text }] : []),
      { kind: 'button', label: t('toClaim'), url: claimUrl(letter) },
    ],
  });
};

export const orderLinkMail = (letter: {
  readonly to: string;
  readonly orderNumber: string;
  readonly type: ClaimType;
  readonly locale: Locale;
  readonly origin: string;
  readonly link: string;
}): Mail => {
  const { to, orderNumber: number, type, locale, origin, link } = letter;
  const t = textsIn(locale);
  return renderLetter({
    to,
    locale,
    origin,
    subject: t('link.subject', { number }),
    preview: t('link.preview'),
    blocks: [
      { kind: 'paragraph', text: t('hello') },
      { kind: 'paragraph', text: t('link.text', { number }) },
      {
        kind: 'button',
        label: t('link.button'),
        url: `${origin}${localizePath('/support', locale)}?${new URLSearchParams({ type, link })}`,
      },
      { kind: 'paragraph', text: t('link.notYou') },
    ],
  });
};
