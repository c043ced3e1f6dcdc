import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { useT } from '../texts/useT.ts';
import { errorsOf, type WrongField } from './errorsOf.ts';
import styles from './FormErrors.module.css';

const isSame = (one: readonly WrongField[], other: readonly WrongField[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ id, text, control }, index) =>
      other[index]?.id === id && other[index].text === text && other[index].control === control,
  );

/**
 * What the fields of the form around it say is wrong, read off them, as long as they do. A form that is refused without bringing a field into focus has the focus brought here.
 */
export default function FormErrors({ sent }: { readonly sent: number }): ReactNode {
  const t = useT('failure');
  const place = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<readonly WrongField[]>([]);
  const answered = useRef(0);
  const isWrong = errors.length > 0;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const look = (): void =>
      setErrors((current) => (isSame(current, errorsOf(form)) ? current : errorsOf(form)));
    // Who goes on typing is not led away from what they type.
    const type = (): void => {
      answered.current = Number.POSITIVE_INFINITY;
    };
    look();
    const watch = new MutationObserver(look);
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
    // After the frame in which forms bring their first wrong field into focus.
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
      <ErrorSummary
        title={t('form')}
        errors={errors.map(({ id, text, control }) => ({
          id,
          text,
          onChoose: () => control.focus(),
        }))}
      />
    </div>
  );
}
