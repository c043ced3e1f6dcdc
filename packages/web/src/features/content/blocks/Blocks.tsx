import type { Block } from '@tailorbird/domain/content';
import { type ReactNode, useId } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { classNames } from '../../../ui/classNames.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { anchorOf } from '../anchorOf.ts';
import { withLinks } from '../withLinks.tsx';
import { Accordion } from './Accordion.tsx';
import styles from './Blocks.module.css';
import { Fabrics } from './Fabrics.tsx';
import { PieceRow } from './PieceRow.tsx';
import { ProductRow } from './ProductRow.tsx';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const Section = ({
  heading,
  className,
  children,
}: {
  readonly heading: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode =>
  heading === null ? (
    <div className={classNames(styles.block, className)}>{children}</div>
  ) : (
    <section id={anchorOf(heading)} className={classNames(styles.block, className)}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );

const Text = ({
  block: { heading, paragraphs, list, beside },
}: {
  readonly block: Of<'text'>;
}): ReactNode => (
  <Section heading={heading} className={classNames(styles.text, beside && styles.withBeside)}>
    <div className={styles.paragraphs}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLinks(paragraph)}</p>
      ))}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>{withLinks(item)}</li>
          ))}
        </ul>
      )}
    </div>
    {beside && <PieceRow {...beside} className={styles.beside} />}
  </Section>
);

const Figures = ({
  block: { heading, figures, note },
}: {
  readonly block: Of<'figures'>;
}): ReactNode => (
  <Section heading={heading}>
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
    {note && <p className={styles.note}>{note}</p>}
  </Section>
);

const Steps = ({ block: { heading, steps } }: { readonly block: Of<'steps'> }): ReactNode => (
  <Section heading={heading}>
    <ol className={styles.steps}>
      {steps.map(({ title, text, drawing }) => (
        <li key={title} className={styles.step}>
          {drawing && (
            <img
              src={withBase(`/drawings/${drawing}.svg`)}
              alt=""
              width={320}
              height={240}
              loading="lazy"
              className={styles.stepDrawing}
            />
          )}
          <h3 className={styles.stepTitle}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

const Quote = ({ block: { text, source } }: { readonly block: Of<'quote'> }): ReactNode => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {source && <figcaption className={styles.source}>{source}</figcaption>}
  </figure>
);

const Table = ({
  block: { heading, head, rows, note },
}: {
  readonly block: Of<'table'>;
}): ReactNode => {
  const id = useId();
  return (
    <Section heading={heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled with the keyboard too. */}
      <section className={styles.tableFrame} tabIndex={0} aria-labelledby={id}>
        <table className={styles.table}>
          <caption id={id} className={styles.caption}>
            {note ?? <VisuallyHidden>{heading ?? head.join(', ')}</VisuallyHidden>}
          </caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
};

const Action = ({
  block: { heading, text, label, to },
}: {
  readonly block: Of<'action'>;
}): ReactNode => {
  const id = useId();
  return (
    <aside className={styles.action} aria-labelledby={id}>
      <div className={styles.actionText}>
        <h2 id={id} className={styles.actionTitle}>
          {heading}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <LocalLink to={to} className={buttonClass('primary')}>
        {label}
      </LocalLink>
    </aside>
  );
};

const Lead = ({ text }: { readonly text: string | null }): ReactNode =>
  text !== null && <p className={styles.lead}>{text}</p>;

type BlockProps = {
  readonly block: Block;
  readonly special?: ((block: Block) => ReactNode) | undefined;
};

const Part = ({ block, special }: BlockProps): ReactNode => {
  switch (block.kind) {
    case 'lead':
      return <Lead text={block.text} />;
    case 'graphic':
      return (
        // Official graphics have their own proportions and a white background.
        <img src={block.path} alt={block.text} data-paper="light" className={styles.graphic} />
      );
    case 'text':
      return <Text block={block} />;
    case 'picture':
      return <PieceRow {...block} className={styles.block} />;
    case 'figures':
      return <Figures block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'table':
      return <Table block={block} />;
    case 'accordion':
      return (
        <Section heading={block.heading}>
          <Accordion items={block.items} />
        </Section>
      );
    case 'products':
      return (
        <Section heading={block.heading}>
          <Lead text={block.text} />
          <ProductRow pieces={block.pieces} />
        </Section>
      );
    case 'action':
      return <Action block={block} />;
    case 'fabrics':
      return (
        <Section heading={block.heading}>
          <Lead text={block.text} />
          <Fabrics fabrics={block.fabrics} />
        </Section>
      );
    case 'footprint':
    case 'inquiry':
      return (
        <Section heading={block.heading}>
          <Lead text={block.text} />
          {special?.(block)}
        </Section>
      );
  }
};

/**
 * Blocks of an information page. `special` renders content that only some pages have, such as a
 * form.
 */
export const Blocks = ({
  blocks,
  special,
}: {
  readonly blocks: readonly Block[];
  readonly special?: BlockProps['special'];
}): ReactNode =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks neither move nor change.
    <Part key={index} block={block} special={special} />
  ));
