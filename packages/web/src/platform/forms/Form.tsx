import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { lazyPart, nothing } from '../hydration/lazyPart.tsx';

const FormErrors = lazyPart(() => import('./FormErrors.tsx'), ['failure'], nothing);

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Form with validation: after a refused submit it shows the number of invalid fields
 * (ERR-14). That part loads with the first focus in the form.
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
