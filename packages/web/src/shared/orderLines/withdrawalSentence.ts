import type { LineWithdrawal } from '@tailorbird/domain/orders';
import type { Translate } from '../../platform/texts/texts.ts';

export const withdrawalSentence = (
  state: LineWithdrawal,
  t: Translate<'withdrawal'>,
  languageTag: string,
): string => {
  const day = (date: string): string =>
    new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );
  switch (state.kind) {
    case 'open':
      return state.lastDay === null
        ? t('state.open')
        : t('state.openUntil', { date: day(state.lastDay) });
    case 'period-over':
      return t('state.period-over', { date: day(state.lastDay) });
    default:
      return t(`state.${state.kind}`);
  }
};
