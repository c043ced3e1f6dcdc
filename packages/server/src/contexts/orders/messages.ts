import type texts from '../../../locales/en/orderMessages.json';
import { inEveryLanguage, textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('orderMessages');

export const orderMessages = {
  'fit-already-answered': inEveryLanguage(textsIn, 'fitAlreadyAnswered'),
  'order-being-made': inEveryLanguage(textsIn, 'orderBeingMade'),
  'gift-card-sent': inEveryLanguage(textsIn, 'giftCardSent'),
  'nothing-judged': inEveryLanguage(textsIn, 'nothingJudged'),
  'proposal-outdated': inEveryLanguage(textsIn, 'proposalOutdated'),
  'fit-not-awaited': inEveryLanguage(textsIn, 'fitNotAwaited'),
} as const;

export const changeMessages = {
  'order-not-changeable': inEveryLanguage(textsIn, 'orderNotChangeable'),
  'another-country': inEveryLanguage(textsIn, 'anotherCountry'),
  'no-home-delivery': inEveryLanguage(textsIn, 'noHomeDelivery'),
} as const;

export const pieceMessages = {
  'order-not-changeable': changeMessages['order-not-changeable'],
  'cut-off-passed': inEveryLanguage(textsIn, 'cutOffPassed'),
  'piece-fixed': inEveryLanguage(textsIn, 'pieceFixed'),
  'line-not-found': inEveryLanguage(textsIn, 'lineNotFound'),
  'initials-refused': inEveryLanguage(textsIn, 'initialsRefused'),
  'out-of-stock': inEveryLanguage(textsIn, 'outOfStock'),
  'fabric-color-not-available': inEveryLanguage(textsIn, 'colorNotAvailable'),
  'missing-size': inEveryLanguage(textsIn, 'missingSize'),
  'wrong-size-type': inEveryLanguage(textsIn, 'wrongSizeType'),
  'not-cut-for-body': inEveryLanguage(textsIn, 'notCutForBody'),
  'missing-properties': inEveryLanguage(textsIn, 'missingProperties'),
} as const;
