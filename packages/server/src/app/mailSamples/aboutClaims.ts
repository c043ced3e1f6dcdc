import { type Locale, money } from '@tailorbird/domain/kernel';
import type { Claim, ClaimDecision } from '@tailorbird/domain/support';
import type texts from '../../../locales/en/claims.json';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { showOrder } from '../../contexts/orders/application/showOrder.ts';
import type { MailSamples } from '../../contexts/staff/application/texts/mailSamples.ts';
import {
  claimDecidedMail,
  orderLinkMail as claimLinkMail,
  claimReceivedMail,
} from '../../contexts/support/mails/claims.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sampleLink as link, placedAt, sampleOrder, sampleEmail as to } from './sampleOrder.ts';
import { samplesIn } from './samplesIn.ts';

type Write = (locale: Locale, origin: string) => Mail;

const euros = (cents: number) => money(cents, 'EUR');

export const aboutClaims = (shop: WithCatalog): MailSamples => {
  const letter = (locale: Locale, origin: string, part: Partial<Claim> = {}) => {
    const [piece] = showOrder(sampleOrder(shop, locale, origin), locale).lines;
    const claim: Claim = {
      number: '5012',
      type: 'frg',
      orderNumber: '100023',
      status: 'Received',
      receivedAt: placedAt,
      settledAt: null,
      email: to,
      comment: '',
      levies: null,
      pieces: [
        {
          lineId: 1,
          quantity: 1,
          lineQuantity: 1,
          title: piece?.title ?? '',
          variantTitle: piece?.variantTitle ?? '',
          imagePath: '',
          sizeTitle: 'M',
          washConfirmed: true,
          zones: null,
          photos: [],
        },
      ],
      receipts: [],
      value: euros(8_010),
      hasAccount: true,
      decision: null,
      ...part,
    };
    return { claim, locale, origin, link };
  };
  const ofFit = (claim: Claim): Pick<Claim, 'pieces'> => ({
    pieces: claim.pieces.map((piece) => ({ ...piece, zones: {} })),
  });
  const decided =
    (decision: ClaimDecision, isOfFit = false): Write =>
    (locale, origin) => {
      const pieces = isOfFit ? ofFit(letter(locale, origin).claim) : {};
      return claimDecidedMail(
        letter(locale, origin, { status: 'Settled', settledAt: placedAt, decision, ...pieces }),
      );
    };
  return samplesIn<typeof texts>('claims', {
    'claim-link': (locale, origin) =>
      claimLinkMail({ to, orderNumber: '100023', type: 'frg', locale, origin, link }),
    'claim-received': (locale, origin) => claimReceivedMail(letter(locale, origin)),
    'claim-received-quality': (locale, origin) =>
      claimReceivedMail(letter(locale, origin, { type: 'quality' })),
    'claim-received-fit': (locale, origin) =>
      claimReceivedMail(letter(locale, origin, ofFit(letter(locale, origin).claim))),
    'claim-remake': decided({ kind: 'remake', orderNumber: '100031' }),
    'claim-credit': decided({ kind: 'credit', amount: euros(8_010) }),
    'claim-alteration': decided({
      kind: 'alteration',
      amount: euros(2_000),
      reference: 'A-2026-17',
    }),
    'claim-refused': decided({ kind: 'refused', words: 'The seam was opened by hand.' }),
    'claim-refused-fit': decided({ kind: 'refused', words: 'It fits as the size says.' }, true),
  });
};
