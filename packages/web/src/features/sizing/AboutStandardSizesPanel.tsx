import { baseSizes, letterSizeOf, standardSizes } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { PanelFoot } from '../../platform/panels/panelFrame.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { sizePanel } from '../../platform/panels/sizePanels.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SizingPanels.module.css';

const letters = [...new Set(baseSizes.map(letterSizeOf))];

const FindYourSize = (): ReactNode => {
  const t = useT('sizing');
  const panels = usePanels();
  return (
    <PanelFoot>
      <Button
        isWide
        aria-haspopup="dialog"
        onClick={() => panels.show(sizePanel('ideal-size', 'standard-sizes'))}
      >
        {t('picker.find')}
      </Button>
    </PanelFoot>
  );
};

export const AboutStandardSizes = (): ReactNode => {
  const t = useT('sizing');
  return (
    <div className={styles.panel}>
      <section>
        <h3>{t('about.sizes.title', { count: standardSizes.length })}</h3>
        <p>{t('about.sizes.text')}</p>
      </section>
      <section>
        <h3>{t('about.base.title')}</h3>
        <p>{t('about.base.text')}</p>
      </section>
      <section>
        <h3>{t('about.comparison.title')}</h3>
        <p>{t('about.comparison.text')}</p>
        <table className={styles.comparison}>
          <thead>
            <tr>
              <th scope="row">
                <VisuallyHidden>{t('about.comparison.letter')}</VisuallyHidden>
              </th>
              {letters.map((letter) => (
                <th
                  key={letter}
                  scope="colgroup"
                  colSpan={baseSizes.filter((base) => letterSizeOf(base) === letter).length}
                >
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <VisuallyHidden>{t('about.comparison.bases')}</VisuallyHidden>
              </th>
              {baseSizes.map((base) => (
                <td key={base}>{base}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <section>
        <h3>{t('about.length.title')}</h3>
        <p>{t('about.length.text')}</p>
      </section>
    </div>
  );
};

export default function AboutStandardSizesPanel(): ReactNode {
  return (
    <>
      <AboutStandardSizes />
      <FindYourSize />
    </>
  );
}
