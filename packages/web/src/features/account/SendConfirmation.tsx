import { type ReactNode, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SecurityT } from '../../shared/ports/ports.ts';
import { Button } from '../../ui/Button.tsx';

type Sending =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly message: string };

export const SendConfirmation = (): ReactNode => {
  const t = useT('account');
  const security = useService(SecurityT);
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const send = async (): Promise<void> => {
    if (!security || sending.status === 'sending') return;
    setSending({ status: 'sending' });
    const answer = await security.sendConfirmation();
    if (answer.ok) setSending({ status: 'sent' });
    else
      setSending({
        status: 'failed',
        message:
          answer.failure.kind === 'too-often' ? answer.failure.message : t('unconfirmed.failed'),
      });
  };
  return (
    <>
      <Button look="quiet" isBusy={sending.status === 'sending'} onClick={() => void send()}>
        {t('unconfirmed.again')}
      </Button>
      <span role="status">
        {sending.status === 'sent' && t('unconfirmed.sent')}
        {sending.status === 'failed' && sending.message}
      </span>
    </>
  );
};
