import { maximumInitials } from '@tailorbird/domain/designer';
import { unreachable } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Translate } from '../../platform/texts/texts.ts';
import { useT } from '../../platform/texts/useT.ts';
import { TextField } from '../../ui/Field.tsx';
import styles from './Choice.module.css';
import type { DesignerStore } from './designerStore.ts';

const problemText = (
  problem: DesignerStore['initialsProblem'],
  t: Translate<'designer'>,
): string | null => {
  if (problem === null) return null;
  switch (problem.kind) {
    case 'only-letters':
      return t('initials.onlyLetters');
    case 'too-long':
      return t('initials.tooLong', { maximum: problem.maximum });
    default:
      return unreachable(problem);
  }
};

/**
 * Up to three embroidered letters (DESIGN-21 … DESIGN-24). Keeps the input even if it is
 * invalid.
 */
export const InitialsField = observer(function InitialsField({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('designer');
  return (
    <section id="initials" className={styles.initials}>
      <TextField
        label={t('initials.title')}
        note={t('initials.optional')}
        hint={t('initials.hint', { maximum: maximumInitials })}
        error={problemText(store.initialsProblem, t)}
        value={store.typedInitials}
        onChange={store.typeInitials}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size={8}
      />
    </section>
  );
});
