import type { ProductPiece } from '@tailorbird/domain/content';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { AlikePieces, Packshot } from '../../../ui/Packshot.tsx';
import { Price, priceIn } from '../../../ui/Price.tsx';
import styles from './ProductRow.module.css';

/** The price follows the visitor's country once it is known. */
const ProductCard = observer(function ProductCard({
  piece,
}: {
  readonly piece: ProductPiece;
}): ReactNode {
  const { currency } = useService(VisitT);
  const languageTag = useLanguageTag();
  return (
    <li className={styles.card}>
      <LocalLink to={`/product/${piece.slug}/${piece.variant}`} className={styles.link}>
        <Packshot
          slug={piece.slug}
          variantId={piece.variant}
          view={piece.view}
          alt=""
          className={styles.picture}
        />
        <span className={styles.title}>{piece.title}</span>
        <span className={styles.text}>{piece.subtitle}</span>
        <span className={styles.price}>
          <Price amount={priceIn(piece.prices, currency)} languageTag={languageTag} />
        </span>
      </LocalLink>
    </li>
  );
});

export const ProductRow = ({ pieces }: { readonly pieces: readonly ProductPiece[] }): ReactNode => (
  <AlikePieces pieces={pieces}>
    <ul className={styles.cards} data-count={pieces.length}>
      {pieces.map((piece) => (
        <ProductCard key={piece.variant + piece.slug} piece={piece} />
      ))}
    </ul>
  </AlikePieces>
);
