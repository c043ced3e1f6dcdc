import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import type { PieceScope } from './lineStore.ts';

type HowManyChoiceProps = {
  readonly quantity: number;
  readonly value: PieceScope;
  readonly onChange: (value: PieceScope) => void;
};

/**
 * Applies a change to one or all of several equal pieces; renders nothing for a single piece.
 */
export const PieceScopeChoice = ({ quantity, value, onChange }: HowManyChoiceProps): ReactNode => {
  const t = useT('garmentPanels');
  if (quantity < 2) return null;
  return (
    <ChoiceGroup<PieceScope>
      legend={t('mini.howMany')}
      look="chips"
      options={[
        {
          value: 'all',
          label: quantity === 2 ? t('mini.both') : t('mini.all', { count: quantity }),
        },
        { value: 'one', label: t('mini.one') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
};
