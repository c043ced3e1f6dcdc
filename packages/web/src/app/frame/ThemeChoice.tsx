import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { paintAround } from '../../platform/theme/paintAround.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import styles from './Footer.module.css';

const themes = ['system', 'light', 'dark'] as const;

/**
 * Light, dark, or the device's scheme. `app/boot/boot.ts` applies the stored choice before the
 * first paint; the field renders after hydration, because the public page knows no choice.
 */
const ThemeChoice = (): ReactNode => {
  const preferences = useService(PreferencesT);
  const t = useT('shell');
  return (
    <div className={styles.country}>
      <label htmlFor="theme">{t('footer.theme')}</label>
      <select
        id="theme"
        className={styles.select}
        ref={(field) => {
          if (field) field.value = preferences.read('theme') ?? 'system';
        }}
        onChange={({ target }) => {
          document.documentElement.dataset.theme = target.value;
          paintAround(target.value);
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

export default ThemeChoice;
