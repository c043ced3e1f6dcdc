import type { FormEvent, ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './StaffSearch.module.css';

type StaffSearchProps = {
  readonly label: string;
  readonly name?: string;
  readonly find?: string;
  readonly isBusy?: boolean;
  readonly value: string;
  readonly onType: (search: string) => void;
  readonly onFind: () => void;
};

export const StaffSearch = (props: StaffSearchProps): ReactNode => {
  const t = useT('staff');
  const {
    label,
    name = 'search',
    find = t('customers.find'),
    isBusy = false,
    value,
    onType,
    onFind,
  } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind();
  };
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={label}
          name={name}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={value}
          onChange={onType}
        />
        <Button type="submit" look="secondary" className={styles.find} isBusy={isBusy}>
          {find}
        </Button>
      </form>
    </search>
  );
};
