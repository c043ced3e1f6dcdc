import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import type { DesignerStore } from './designerStore.ts';
import styles from './PictureTool.module.css';

const PictureTool = ({ store }: { readonly store: DesignerStore }): ReactNode => {
  const t = useT('favorites');
  const toasts = useService(ToastsT);
  const save = async (): Promise<void> => {
    try {
      const { savePicture } = await import('./savePicture.ts');
      await savePicture(store);
    } catch {
      toasts.error(t('picture.failed'));
    }
  };
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t('picture.save')}
      title={t('picture.save')}
      onClick={() => void save()}
    >
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path
          d="M12 3.5V15M7.5 11l4.5 4.5 4.5-4.5M5 16v4.5h14V16"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
};

export default PictureTool;
