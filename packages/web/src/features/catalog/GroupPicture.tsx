import type { ReactNode } from 'react';
import { sceneOfGroup } from '../../shared/scenes/scenes.ts';
import { SceneImage } from '../../ui/Packshot.tsx';
import type { Group } from './card.ts';
import styles from './OverviewPage.module.css';

export const GroupPicture = ({
  group: { slug, subCategories },
}: {
  readonly group: Group;
}): ReactNode => {
  const picture = sceneOfGroup(
    slug,
    subCategories.map(({ cards }) => cards),
  );
  return (
    picture && (
      <SceneImage scene={picture.scene} pieces={picture.pieces} alt="" className={styles.picture} />
    )
  );
};
