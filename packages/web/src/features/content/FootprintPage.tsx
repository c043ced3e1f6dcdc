import type { Expenditure, FootprintDesign, Resources } from '@tailorbird/domain/content';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Choices } from '../../platform/navigation/Choices.tsx';
import { definePage, type PageLoad } from '../../platform/navigation/page.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { ContentT } from '../../shared/ports/ports.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PieceRow } from './blocks/PieceRow.tsx';
import { ExplainingPage, pageMeta } from './ExplainingPage.tsx';
import styles from './FootprintPage.module.css';
import { FootprintStoreT } from './footprintStore.ts';
import { loadPage, type PageData } from './loadPage.ts';

const middleBase = 7;
const baseSizes = Array.from({ length: 12 }, (_, index) => index + 1);
const kinds = ['water', 'energy', 'carbon'] as const;

type FootprintData = PageData & { readonly expenditure: Expenditure | null };

const load = async (request: PageLoad): Promise<FootprintData | null> => {
  const data = await loadPage(request);
  if (data === null) return null;
  const block = data.page.blocks.find(({ kind }) => kind === 'footprint');
  const first = block?.kind === 'footprint' ? block.designs[0] : undefined;
  const content = await request.services.get(ContentT);
  const answer =
    first && (await content.expenditure({ clothingTypeId: first.id, baseSize: middleBase }));
  return { ...data, expenditure: answer?.ok ? answer.value : null };
};

const useAmounts = () => {
  const t = useT('content');
  const tag = useLanguageTag();
  return (kind: keyof Resources, value: number): string => {
    const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
    const amount = new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value);
    return t(`footprint.${kind}Amount`, { amount });
  };
};

const Stages = ({ expenditure }: { readonly expenditure: Expenditure }): ReactNode => {
  const t = useT('content');
  const amountOf = useAmounts();
  const { stages, total } = expenditure;
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('footprint.stages')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('footprint.stage')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {t(`footprint.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.slug}>
              <th scope="row">{stage.title}</th>
              {kinds.map((kind) => (
                <td key={kind}>
                  {amountOf(kind, stage[kind])}
                  <span
                    className={styles.bar}
                    style={{
                      inlineSize: `${total[kind] > 0 ? (stage[kind] / total[kind]) * 100 : 0}%`,
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('footprint.total')}</th>
            {kinds.map((kind) => (
              <td key={kind}>{amountOf(kind, total[kind])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const Basis = ({ expenditure }: { readonly expenditure: Expenditure }): ReactNode => {
  const t = useT('content');
  const tag = useLanguageTag();
  const { fabric, trims, source, assumptions } = expenditure;
  const number = (value: number): string =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
  return (
    <>
      <div className={styles.basis}>
        <div>
          <h3 className={styles.small}>{t('footprint.cloth')}</h3>
          <p>
            {t('footprint.clothText', {
              area: number(fabric.squareMeters),
              fabric: fabric.title,
              grams: number(fabric.grams),
              offcuts: number(fabric.offcutGrams),
            })}
          </p>
        </div>
        <div>
          <h3 className={styles.small}>{t('footprint.trims')}</h3>
          <ul>
            {trims.map(({ title, quantity, unit }) => (
              <li key={title}>
                {title},{' '}
                {unit === 'meter'
                  ? t('footprint.meters', { count: number(quantity) })
                  : t('footprint.pieces', { count: quantity })}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <details className={styles.assumptions}>
        <summary>
          <strong>{t('footprint.sample')}</strong> {source}
        </summary>
        <h3 className={styles.small}>{t('footprint.assumptions')}</h3>
        <ul className={styles.list}>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
    </>
  );
};

/** Fabric and resource figures of a design (API-45), in a size and by how often it is worn. */
const Footprint = observer(function Footprint({
  designs,
  start,
}: {
  readonly designs: readonly FootprintDesign[];
  readonly start: { readonly design: FootprintDesign; readonly expenditure: Expenditure | null };
}): ReactNode {
  const t = useT('content');
  const amountOf = useAmounts();
  const store = useService(FootprintStoreT, { ...start, baseSize: middleBase });
  const { choice, expenditure, eachWearing, wearings } = store;
  return (
    <div className={styles.footprint}>
      <div className={styles.bench}>
        <PieceRow pieces={[choice.design]} caption={choice.design.title} isFirst />
        <div className={styles.choices}>
          <div>
            <h3 className={styles.small} id="footprint-fabric">
              {t('footprint.fabric')}
            </h3>
            <Choices
              label={t('footprint.fabric')}
              className={styles.fabrics}
              choiceClassName={styles.fabric}
              value={choice.design.slug}
              onChoose={(slug) => {
                const design = designs.find((candidate) => candidate.slug === slug);
                if (design) void store.choose({ design });
              }}
              choices={designs.map((design) => ({
                value: design.slug,
                label: design.fabric,
                content: <span aria-hidden="true">{design.fabric}</span>,
              }))}
            />
          </div>
          <Select
            label={t('footprint.size')}
            name="size"
            value={String(choice.baseSize)}
            onChange={(size) => void store.choose({ baseSize: Number(size) })}
            options={baseSizes.map((size) => ({
              value: String(size),
              label: t('footprint.sizeBase', { size }),
            }))}
          />
          <label className={styles.wearings}>
            <span className={styles.wearingsLabel}>
              <span>{t('footprint.wearings')}</span>
              <span>{t('footprint.wearingsCount', { count: wearings })}</span>
            </span>
            <input
              type="range"
              min={1}
              max={200}
              value={wearings}
              aria-valuetext={t('footprint.wearingsCount', { count: wearings })}
              onChange={(event) => store.wear(Number(event.target.value))}
              className={styles.range}
            />
          </label>
          <dl
            className={styles.figures}
            aria-live="polite"
            aria-busy={store.status === 'loading' || undefined}
          >
            {kinds.map((kind) => (
              <div key={kind} className={styles.figure}>
                <dt>{t(`footprint.${kind}`)}</dt>
                <dd>
                  <strong className={styles.value}>
                    {expenditure ? amountOf(kind, expenditure.total[kind]) : '–'}
                  </strong>
                  <span className={styles.each}>
                    {t('footprint.perWearing')}:{' '}
                    {eachWearing ? amountOf(kind, eachWearing[kind]) : '–'}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {store.status === 'failed' && (
            <Notice
              look="error"
              role="alert"
              actions={
                <Button look="quiet" onClick={() => void store.choose({})}>
                  {t('footprint.retry')}
                </Button>
              }
            >
              {t('footprint.failed')}
            </Notice>
          )}
        </div>
      </div>
      {expenditure && <Stages expenditure={expenditure} />}
      {expenditure && <Basis expenditure={expenditure} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['content'],
  load,
  meta: pageMeta,
  Page: ({ data }: { readonly data: FootprintData }): ReactNode => (
    <ExplainingPage
      data={data}
      special={(block) => {
        const first = block.kind === 'footprint' ? block.designs[0] : undefined;
        return (
          block.kind === 'footprint' &&
          first && (
            <Footprint
              designs={block.designs}
              start={{ design: first, expenditure: data.expenditure }}
            />
          )
        );
      }}
    />
  ),
});
