import type { ComponentProps, ReactNode } from 'react';
import { Select } from '../../ui/Field.tsx';
import { regionsOf } from './regions.ts';

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  readonly countryCode: string;
};

/** The states of a country whose addresses need one (CHECKOUT-05). */
export default function StateSelect({ countryCode, ...select }: StateSelectProps): ReactNode {
  const regions = regionsOf[countryCode] ?? [];
  return (
    <Select {...select} options={regions.map(({ code, name }) => ({ value: code, label: name }))} />
  );
}
