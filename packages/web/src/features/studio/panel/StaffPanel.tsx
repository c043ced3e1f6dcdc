import { adminModeOf } from '@tailorbird/domain/account';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { reloadDocument } from '../../../platform/site/shopLocation.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { PreferencesT } from '../../../shared/ports/ports.ts';
import { isAdminUi } from '../../../shared/visit/viewer.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { studioPagesFor } from '../nav/studioPages.ts';
import styles from './StaffPanel.module.css';

const modes = ['admin', 'user'] as const;
type Mode = (typeof modes)[number];

/**
 * Display mode for admins. The choice is stored and reloads the page, because everything
 * depends on it (GUARD-10).
 */
const ModeChoice = observer(function ModeChoice(): ReactNode {
  const t = useT('staff');
  const preferences = useService(PreferencesT);
  const mode: Mode = adminModeOf(preferences.find('adminMode')) === 'admin' ? 'admin' : 'user';
  const choose = (chosen: Mode): void => {
    preferences.write('adminMode', chosen);
    reloadDocument();
  };
  return (
    <ChoiceGroup
      legend={t('panel.mode')}
      look="rows"
      value={mode}
      options={modes.map((value) => ({
        value,
        label: t(`panel.${value}`),
        description: t(`panel.${value}Text`),
      }))}
      onChange={choose}
    />
  );
});

export const StaffPanel = observer(function StaffPanel(): ReactNode {
  const t = useT('staff');
  const id = useId();
  const visit = useService(VisitT);
  const preferences = useService(PreferencesT);
  const [isOpen, setIsOpen] = useState(false);
  const { isAdmin } = visit;
  return (
    <aside
      className={styles.panel}
      data-staff-panel={isOpen ? 'open' : ''}
      aria-label={t('panel.title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
      >
        {t(
          isAdmin
            ? isAdminUi(visit, preferences)
              ? 'panel.handleAdmin'
              : 'panel.handleUser'
            : 'panel.handleStore',
        )}
      </button>
      <div id={id} className={styles.content} hidden={!isOpen}>
        <h2 className={styles.title}>{t('panel.title')}</h2>
        {isAdmin && <ModeChoice />}
        <ul className={styles.links}>
          {studioPagesFor(visit).map(({ name, path }) => (
            <li key={name}>
              <LocalLink to={path} className={styles.link} onClick={() => setIsOpen(false)}>
                {t(`nav.${name}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
});
