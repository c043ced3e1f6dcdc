import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SceneImage } from '../../ui/Packshot.tsx';
import styles from './Menu.module.css';
import type { Pictures } from './menuRange.ts';
import { MenuT } from './menuStore.ts';

/** Collections as pictures; beside a list that names them too, they are for the eye alone. */
export const CollectionPictures = ({
  pictures,
  isNamed = false,
}: {
  readonly pictures: Pictures;
  readonly isNamed?: boolean;
}): ReactNode => {
  const menu = useService(MenuT);
  const t = useT('menu');
  return (
    <div className={styles.pictured} aria-hidden={isNamed || undefined}>
      {pictures.map(({ collection, picture }) => (
        <LocalLink
          key={collection}
          to={`/${collection}`}
          className={styles.pictureLink}
          tabIndex={isNamed ? -1 : undefined}
          onClick={() => menu.close()}
        >
          <SceneImage
            scene={picture.scene}
            pieces={picture.pieces}
            alt=""
            className={styles.scene}
          />
          {t(`exploreItem.${collection}`)}
        </LocalLink>
      ))}
    </div>
  );
};
