import {
  type Centimeters,
  type Fit,
  type FlatMeasure,
  fits,
  flatBounds,
  flatMeasuresOf,
  type OwnedGarment,
  ownedSizeTypes,
  readOwnedGarment,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useShareOf100 } from '../facts/useShareOf100.ts';
import { useLengthText } from '../figure/useLengthText.ts';
import { FlatGuide } from './FlatGuide.tsx';
import { LengthField } from './LengthField.tsx';
import styles from './MoreKnown.module.css';
import type { MeasuredHost } from './measuredHost.ts';

/** Typical garment measurements of an average build, where stepping starts. */
const usual: Readonly<Record<FlatMeasure, number>> = {
  halfChest: 56,
  length: 74,
  sleeve: 64,
  shoulder: 46,
  halfNeck: 20,
};

type OwnedProps = { readonly host: MeasuredHost; readonly units: UnitSystem };

const useGarmentName = (units: UnitSystem): ((garment: OwnedGarment) => string) => {
  const t = useT('ownMeasures');
  const sizing = useT('sizing');
  const write = useLengthText(units);
  return ({ sizeTypeSlug, flat }) =>
    t('owned.kept', {
      kind: sizing(`sizeType.${sizeTypeSlug as 'shirt'}`),
      measures: flatMeasuresOf(sizeTypeSlug)
        .flatMap((measure) => {
          const length = flat[measure];
          return length === undefined ? [] : [`${t(`flat.${measure}`)} ${write(length)}`];
        })
        .join(', '),
    });
};

type KeptProps = OwnedProps & {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onChange: (garment: OwnedGarment) => void;
  readonly onForget: (garment: OwnedGarment) => void;
};

const Kept = observer(function Kept({
  host,
  units,
  list,
  onChange,
  onForget,
}: KeptProps): ReactNode {
  const t = useT('ownMeasures');
  const nameOf = useGarmentName(units);
  if (host.owned.length === 0) return null;
  return (
    <ul ref={list} className={styles.kept} aria-label={t('owned.all')}>
      {host.owned.map((garment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: garments may have equal texts.
        <li key={index}>
          <button
            type="button"
            className={styles.change}
            aria-label={t('owned.change', { name: nameOf(garment) })}
            onClick={() => onChange(garment)}
          >
            {nameOf(garment)}
          </button>
          <button
            type="button"
            className={styles.forget}
            aria-label={t('owned.forget', { name: nameOf(garment) })}
            onClick={() => onForget(garment)}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
});

/**
 * Flat measurements of a garment that fits: data about the body before the first order
 * (SIZE-83).
 */
export const OwnedGarments = observer(function OwnedGarments({
  host,
  units,
}: OwnedProps): ReactNode {
  const t = useT('ownMeasures');
  const sizing = useT('sizing');
  const findSize = useT('findSize');
  const [kind, setKind] = useState<string>(ownedSizeTypes[0]);
  const [fit, setFit] = useState<Fit>('REGULAR');
  const [flat, setFlat] = useState<Readonly<Partial<Record<FlatMeasure, Centimeters>>>>({});
  const [look, setLook] = useState<FlatMeasure | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [changing, setChanging] = useState<OwnedGarment | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const kept = useRef<HTMLUListElement>(null);
  const nameOf = useGarmentName(units);
  const of100 = useShareOf100();
  const begin = (garment: OwnedGarment | null): void => {
    setChanging(garment);
    setFlat(garment?.flat ?? {});
    setLook(null);
    setMissing(false);
    if (!garment) return;
    setKind(garment.sizeTypeSlug);
    setFit(garment.fit);
    form.current?.querySelector('select')?.focus();
  };
  const addGarment = (): void => {
    const garment = readOwnedGarment({ sizeTypeSlug: kind, fit, flat });
    setMissing(garment === null);
    if (!garment) return;
    const before = host.shares.afterOne;
    if (changing) host.replaceGarment(changing, garment);
    else host.addGarment(garment);
    setOutcome(t('owned.gain', { before: of100(before), after: of100(host.shares.afterOne) }));
    begin(null);
  };
  // The pressed button may be removed, so move the focus to its subject.
  const cancelChange = (garment: OwnedGarment): void => {
    kept.current?.children[host.owned.indexOf(garment)]?.querySelector('button')?.focus();
    begin(null);
  };
  const forget = (garment: OwnedGarment): void => {
    host.removeGarment(garment);
    if (garment === changing) begin(null);
    setOutcome(t('owned.forgotten', { name: nameOf(garment) }));
    announcement.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p>{t('owned.lead')}</p>
      <Form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          addGarment();
        }}
      >
        {changing && (
          <p className={styles.label}>{t('owned.changing', { name: nameOf(changing) })}</p>
        )}
        <Select
          label={t('owned.kind')}
          value={kind}
          options={ownedSizeTypes.map((slug) => ({
            value: slug,
            label: sizing(`sizeType.${slug}`),
          }))}
          onChange={setKind}
        />
        <ChoiceGroup
          legend={t('owned.fit')}
          look="chips"
          value={fit}
          options={fits.map((each) => ({ value: each, label: findSize(`fit.${each}.title`) }))}
          onChange={setFit}
        />
        <FlatGuide
          sizeTypeSlug={kind}
          look={look}
          text={look ? t('owned.drawingOf', { measure: t(`flat.${look}`) }) : t('owned.drawing')}
        />
        <p className={styles.how} role="status">
          {look ? t(`guide.${look}`) : t('owned.flat')}
        </p>
        <div className={styles.fields}>
          {flatMeasuresOf(kind).map((measure, index) => (
            <LengthField
              key={`${kind} ${measure} ${host.owned.length} ${changing ? host.owned.indexOf(changing) : ''}`}
              label={t(`flat.${measure}`)}
              value={flat[measure] ?? null}
              bounds={flatBounds[measure]}
              start={usual[measure]}
              units={units}
              error={isMissing && index === 0 ? t('owned.missing') : null}
              onFocus={() => setLook(measure)}
              onChange={(length) => {
                setMissing(false);
                setFlat((was) => ({ ...was, [measure]: length }));
              }}
            />
          ))}
        </div>
        <Button type="submit" look="secondary" isWide>
          {t(changing ? 'owned.takeChange' : 'owned.take')}
        </Button>
        {changing && (
          <Button look="quiet" onClick={() => cancelChange(changing)}>
            {t('owned.keep')}
          </Button>
        )}
      </Form>
      <p ref={announcement} className={styles.gain} role="status" tabIndex={-1}>
        {outcome}
      </p>
      <Kept host={host} units={units} list={kept} onChange={begin} onForget={forget} />
    </>
  );
});
