import type { ReactNode } from 'react';
import { PreferencesT } from '../../platform/ports/ports.ts';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './Footer.module.css';

const themes = ['system', 'light', 'dark'] as const;

/** Light or dark, or as the device has it. The public page knows no choice; `app/boot/boot.ts` puts it on the page, and the field has it once the page is taken over. */
export const ThemeChoice = (): ReactNode => {
  const preferences = useService(PreferencesT);
  const t = useT('shell');
  return (
    <div className={classNames(styles.country, styles.theme)}>
      <label htmlFor="theme">{t('footer.theme')}</label>
      <select
        id="theme"
        className={styles.select}
        ref={(field) => {
          if (field) field.value = preferences.read('theme') ?? 'system';
        }}
        onChange={({ target }) => {
          document.documentElement.dataset.theme = target.value;
          preferences.write('theme', target.value);
        }}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(`footer.themes.${theme}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
