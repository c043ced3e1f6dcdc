import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { lazyPart, nothing } from '../parts/lazyPart.tsx';

const FormErrors = lazyPart(() => import('./FormErrors.tsx'), ['failure'], nothing);

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Every form that is checked: once it was sent, what is wrong with its fields is said all together above them (ERR-14). The form itself says it at the fields alone. The summary comes with the first
 * touch of a form.
 */
export const Form = ({ children, onSubmit, ...form }: FormProps): ReactNode => {
  const [sent, setSent] = useState(0);
  return (
    <form
      {...form}
      noValidate
      onFocusCapture={FormErrors.prepare}
      onSubmit={(event) => {
        setSent((times) => times + 1);
        onSubmit(event);
      }}
    >
      {sent > 0 && <FormErrors sent={sent} />}
      {children}
    </form>
  );
};
