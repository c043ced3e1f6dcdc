import { type ReactNode, useState } from 'react';
import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import { useT } from '../../../platform/texts/useT.ts';

const NewCustomer = lazyPart<{ readonly onClose: () => void }>(
  () => import('./NewCustomer.tsx'),
  ['staff'],
  nothing,
);

export const NewCustomerButton = ({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode => {
  const t = useT('staff');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={NewCustomer.prepare}
        onClick={() => setIsOpen(true)}
      >
        {t('newCustomer.title')}
      </button>
      {isOpen && <NewCustomer onClose={() => setIsOpen(false)} />}
    </>
  );
};
