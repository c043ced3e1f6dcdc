import type { AddressFailure } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../../locales/en/checkout.json';
import { textsOf } from '../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('checkout');

export const addressMessage = (failure: AddressFailure, locale: Locale): string =>
  failure.kind === 'invalid-postcode'
    ? textsIn(locale)(`address.invalid-postcode.${failure.word}`, { example: failure.example })
    : textsIn(locale)(
        `address.${failure.kind}`,
        failure.kind === 'too-long' ? { maximum: failure.maximum } : {},
      );
