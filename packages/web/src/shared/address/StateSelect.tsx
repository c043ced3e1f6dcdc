import type { ComponentProps, ReactNode } from 'react';
import { Select } from '../../ui/Field.tsx';
import { regionsOf } from './regions.ts';

type StateSelectProps = Omit<ComponentProps<typeof Select>, 'options'> & {
  readonly countryCode: string;
};

export default function StateSelect({ countryCode, ...select }: StateSelectProps): ReactNode {
  const regions = regionsOf[countryCode] ?? [];
  return (
    <Select {...select} options={regions.map(({ code, name }) => ({ value: code, label: name }))} />
  );
}
