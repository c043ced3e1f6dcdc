import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { SceneImage } from '../../ui/Packshot.tsx';
import styles from './Menu.module.css';
import type { Pictures } from './menuRange.ts';
import { MenuT } from './menuStore.ts';

export const CollectionPictures = ({ pictures }: { readonly pictures: Pictures }): ReactNode => {
  const menu = useService(MenuT);
  const t = useT('menu');
  return (
    <div className={styles.pictured}>
      {pictures.map(({ collection, picture }) => (
        <LocalLink
          key={collection}
          to={`/${collection}`}
          className={styles.pictureLink}
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

export const CollectionPreview = ({ of }: { readonly of: Pictures[number] }): ReactNode => {
  const menu = useService(MenuT);
  const t = useT('menu');
  return (
    <LocalLink
      to={`/${of.collection}`}
      className={styles.collectionPreview}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => menu.close()}
    >
      <SceneImage
        scene={of.picture.scene}
        pieces={of.picture.pieces}
        alt=""
        className={styles.scene}
      />
      <span className={styles.previewTitle}>{t(`exploreItem.${of.collection}`)}</span>
    </LocalLink>
  );
};
