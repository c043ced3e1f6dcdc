import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useT } from '../texts/useT.ts';
import styles from './FormErrors.module.css';

const errorIdOf = (control: Element): string | undefined =>
  (control.hasAttribute('aria-describedby') ? control : control.closest('[aria-describedby]'))
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .find((id) => id.endsWith('-error'));

/** Invalid fields in document order. A group of choices counts once. */
const errorsOf = (form: HTMLElement): readonly HTMLElement[] => {
  const found = new Map<unknown, HTMLElement>();
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const key = errorIdOf(control) ?? control;
    if (!found.has(key)) found.set(key, control);
  }
  return [...found.values()];
};

/**
 * Number of invalid fields in the surrounding form. Receives the focus if a refused form
 * focuses none of its fields.
 */
export default function FormErrors({ sent }: { readonly sent: number }): ReactNode {
  const t = useT('failure');
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const answered = useRef(0);
  const isWrong = count > 0;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const countErrors = (): void => setCount(errorsOf(form).length);
    // Keep the focus in the field the visitor types in.
    const type = (): void => {
      answered.current = Number.POSITIVE_INFINITY;
    };
    countErrors();
    const watch = new MutationObserver(countErrors);
    watch.observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'aria-describedby'],
    });
    form.addEventListener('input', type);
    return () => {
      watch.disconnect();
      form.removeEventListener('input', type);
    };
  }, []);
  useEffect(() => {
    answered.current = sent - 1;
  }, [sent]);
  useEffect(() => {
    if (!isWrong || answered.current >= sent) return;
    // Wait for the frame in which forms focus their first invalid field.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const form = place.current?.closest('form');
        const { activeElement } = document;
        answered.current = sent;
        if (!form || activeElement?.getAttribute('aria-invalid') === 'true') return;
        if (activeElement === document.body || form.contains(activeElement))
          place.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWrong, sent]);
  return (
    <div ref={place} className={styles.place} hidden={!isWrong}>
      {isWrong && (
        <ErrorSummary
          title={t('form')}
          link={t('toFirst', { count })}
          onJump={() => {
            const form = place.current?.closest('form');
            if (form) errorsOf(form)[0]?.focus();
          }}
        />
      )}
    </div>
  );
}
