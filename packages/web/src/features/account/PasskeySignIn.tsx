import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import type { Arrival, AuthStore, PasskeyFailure } from './authStore.ts';

type PasskeySignInProps = {
  readonly store: AuthStore;
  readonly onArrival: (arrival: Arrival) => void;
  readonly onFailure: (failure: PasskeyFailure | null) => void;
};

/** Passkey sign-in by button or browser autofill. Renders nothing without browser support. */
export const PasskeySignIn = observer(function PasskeySignIn({
  store,
  onArrival,
  onFailure,
}: PasskeySignInProps): ReactNode {
  const t = useT('security');
  const [isHere, setIsHere] = useState(false);
  const callbacks = useRef({ onArrival, onFailure });
  useEffect(() => {
    callbacks.current = { onArrival, onFailure };
  });

  useEffect(() => {
    let isGone = false;
    const offer = async (): Promise<void> => {
      const { here, autofill } = await store.passkeySupport();
      if (isGone) return;
      setIsHere(here);
      if (!autofill) return;
      const answer = await store.signInByPasskey('autofill');
      if (isGone) return;
      if (answer.ok) callbacks.current.onArrival(answer.value);
      // Autofill runs unrequested, so report only a failure of a selected passkey.
      else if (answer.failure.kind === 'passkey-refused')
        callbacks.current.onFailure(answer.failure);
    };
    void offer();
    return () => {
      isGone = true;
      store.stopPasskeys();
    };
  }, [store]);

  const signIn = async (): Promise<void> => {
    if (store.isSubmitting) return;
    onFailure(null);
    const answer = await store.signInByPasskey('asked');
    if (answer.ok) onArrival(answer.value);
    else onFailure(answer.failure);
  };
  return (
    isHere && (
      <Button
        look="secondary"
        isWide
        aria-disabled={store.isSubmitting}
        onClick={() => void signIn()}
      >
        {t('passkeys.signIn')}
      </Button>
    )
  );
});
