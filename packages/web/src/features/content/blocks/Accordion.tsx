import type { Block } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { withLinks } from '../withLinks.tsx';
import styles from './Accordion.module.css';

type Items = Extract<Block, { kind: 'accordion' }>['items'];

/** Questions as native `details` elements, each linkable by its slug. */
export const Accordion = ({
  items,
  isOpen = false,
}: {
  readonly items: Items;
  readonly isOpen?: boolean;
}): ReactNode => (
  <div className={styles.items}>
    {items.map(({ slug, question, answer }) => (
      <details
        key={`${slug}${isOpen}`}
        id={slug}
        className={styles.item}
        open={isOpen || undefined}
      >
        <summary className={styles.question}>
          <h3 className={styles.title}>{question}</h3>
          <Icon name="plus" className={styles.icon} />
        </summary>
        <div className={styles.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{withLinks(paragraph)}</p>
          ))}
        </div>
      </details>
    ))}
  </div>
);
