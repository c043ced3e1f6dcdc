import { giftCardTierCodes } from '@tailorbird/domain/giftCards';
import { currencies } from '@tailorbird/domain/kernel';
import type { RowProblem } from '../../../../platform/rows/problem.ts';
import type { ParsedCatalog } from '../files.ts';
import { ofTiers } from './report.ts';

/** PRICE-26: three tiers with codes, each worth more than the one below in every currency. */
export const checkTiers = ({
  giftCardTiers: { rows, names },
}: ParsedCatalog): readonly RowProblem[] => {
  const levels = ['LOW', 'MID', 'TOP'] as const;
  const byLevel = new Map(rows.map((row) => [row.level, row]));
  return [
    ...levels
      .filter((level) => !names.has(level))
      .map((level) => ofTiers('', '', `the tier ${level} is missing`)),
    ...rows
      .filter(({ level, code }) => code !== giftCardTierCodes[level])
      .map(({ level }) =>
        ofTiers(
          level,
          'code',
          `must be ${giftCardTierCodes[level]}, the code of the level ${level}`,
        ),
      ),
    ...levels.slice(1).flatMap((level, index) => {
      const tier = byLevel.get(level);
      const below = byLevel.get(levels[index] ?? 'LOW');
      if (!tier || !below) return [];
      return currencies
        .filter((currency) => tier.amounts[currency] <= below.amounts[currency])
        .map((currency) =>
          ofTiers(level, `amounts.${currency}`, `must be more than the tier ${below.level}`),
        );
    }),
  ];
};
