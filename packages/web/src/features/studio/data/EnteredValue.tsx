import { certificateEmblems } from '@tailorbird/domain/content';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Checkbox, Select, TextArea, TextField } from '../../../ui/Field.tsx';
import { numberOf, type ShopField, usages } from './fields.ts';
import type { ShopDataStore } from './shopDataStore.ts';

export const EnteredValue = observer(function EnteredValue({
  store,
  field,
}: {
  readonly store: ShopDataStore;
  readonly field: ShopField;
}): ReactNode {
  const t = useT('staff');
  const { draft, problems } = store;
  const { name, kind } = field;
  const value = draft?.after[name] ?? null;
  const label = t(`data.field.${name}`);
  const error = problems[name]?.join(' ') ?? null;
  const text = value === null ? '' : String(value);
  switch (kind) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          name={name}
          checked={value === true}
          error={error}
          onChange={(isOn) => store.type(name, isOn)}
        />
      );
    case 'usage':
      return (
        <Select
          label={label}
          name={name}
          value={text}
          options={usages.map((usage) => ({ value: usage, label: t(`data.usage.${usage}`) }))}
          onChange={(usage) => store.type(name, usage)}
        />
      );
    case 'emblem':
      return (
        <Select
          label={label}
          name={name}
          value={text}
          options={certificateEmblems.map((emblem) => ({
            value: emblem,
            label: t(`data.emblem.${emblem}`),
          }))}
          onChange={(emblem) => store.type(name, emblem)}
        />
      );
    case 'area':
      return (
        <TextArea
          label={label}
          name={name}
          rows={3}
          maxLength={1000}
          value={text}
          error={error}
          onChange={(typed) => store.type(name, typed)}
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          onChange={(typed) => store.type(name, numberOf(typed))}
        />
      );
    default:
      return (
        <TextField
          label={label}
          name={name}
          type={kind}
          autoComplete="off"
          maxLength={200}
          value={text}
          error={error}
          onChange={(typed) => store.type(name, typed)}
        />
      );
  }
});
