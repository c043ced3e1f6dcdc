import type { LinkedOrder, SizeProposal } from '@tailorbird/domain/orders';
import {
  type Centimeters,
  centimeters,
  cutForOf,
  formatStandardSize,
  type ProposedMeasure,
  toInches,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../../platform/texts/useT.ts';
import { useMisfits } from '../../../shared/fitZones/useMisfits.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { IntervalBar } from '../../../ui/IntervalBar.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NumberButtons, ofTen } from '../../../ui/NumberButtons.tsx';
import { ChangeFigure } from './ChangeFigure.tsx';
import styles from './Proposals.module.css';
import type { ProposalStore } from './proposalStore.ts';
import { ProposalStoreT } from './proposalStore.ts';

export type ProposalsProps = {
  /** Null for all sizes of the customer. */
  readonly of: LinkedOrder | null;
  /** Changes after new feedback and reloads the proposals. */
  readonly revision?: number;
  /** Shows a text if there are no proposals. */
  readonly tellsNothing?: boolean;
  readonly onApplied?: () => void;
};

/** Lengths in the reader's units: with unit, without, or as a difference. */
const useLength = (): ((
  length: Centimeters,
  form?: 'with-unit' | 'number' | 'difference',
) => string) => {
  const languageTag = useLanguageTag();
  const { units } = useSizePreferences();
  const unit = units === 'metric' ? 'cm' : 'in';
  const number = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (length, form = 'with-unit') => {
    const value = units === 'metric' ? length : toInches(length);
    const shown = (form === 'difference' ? change : number).format(value);
    return form === 'number' ? shown : `${shown} ${unit}`;
  };
};

/** Both bars of a measure share one range, so that their widths are comparable. */
const scaleOf = (
  before: ProposedMeasure['before'],
  after: ProposedMeasure['after'],
): { readonly minimum: number; readonly maximum: number } => ({
  minimum: Math.min(before.low, after.low) - 1,
  maximum: Math.max(before.high, after.high) + 1,
});

type ProposalProps = {
  readonly store: ProposalStore;
  readonly proposal: SizeProposal;
  readonly below: 'page' | 'piece';
  readonly onAnswered: (isApplied: boolean) => void;
};

const Proposal = observer(function Proposal({
  store,
  proposal,
  below,
  onAnswered,
}: ProposalProps): ReactNode {
  const t = useT('sizeProposal');
  const called = useSizeName();
  const misfits = useMisfits();
  const write = useLength();
  const id = useId();
  const { size, because, standardSize, measures, satisfied } = proposal;
  const percent = new Intl.NumberFormat(useLanguageTag(), { style: 'percent' });
  const Heading = below === 'page' ? 'h2' : 'h3';
  const isBusy = store.answering === size.id;
  const answer = async (choice: 'apply' | 'leave'): Promise<void> =>
    onAnswered(await store.answer(proposal, choice));
  return (
    <article className={styles.card} data-below={below} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {t('title', { title: called(size.title) })}
      </Heading>
      {because.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a garment may be listed twice, and the list never changes.
        <p key={index}>{t('why', { title: reason.title, places: misfits(reason.zones) })}</p>
      ))}
      <p>{t('lead')}</p>
      {standardSize && (
        <p>
          {t(`standard.${standardSize.length}`, {
            base: formatStandardSize(standardSize).slice(0, -1),
          })}
        </p>
      )}
      <div className={styles.satisfied}>
        <NumberButtons count={ofTen(satisfied.before)} to={ofTen(satisfied.after)} />
        <p>
          {t('satisfied', {
            before: ofTen(satisfied.before),
            after: ofTen(satisfied.after),
            beforeShare: percent.format(satisfied.before),
            afterShare: percent.format(satisfied.after),
          })}
        </p>
      </div>
      <ChangeFigure
        cutFor={cutForOf(size)}
        measures={measures}
        write={(difference) => write(difference, 'difference')}
      />
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ measure, title, before, after }) => (
            <tr key={measure} data-changed={before.value !== after.value || undefined}>
              <th scope="row">{title}</th>
              {[before, after].map(({ value, low, high }, index) => (
                <td key={index === 0 ? 'before' : 'after'}>
                  <span className={styles.value}>{write(value)}</span>
                  <small className={styles.between}>
                    {t('between', { low: write(low, 'number'), high: write(high, 'number') })}
                  </small>
                  <IntervalBar mean={value} low={low} high={high} scale={scaleOf(before, after)} />
                </td>
              ))}
              <td className={styles.change}>
                {before.value === after.value
                  ? t('same')
                  : write(centimeters(after.value - before.value), 'difference')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.answers}>
        <Button isBusy={isBusy} onClick={() => void answer('apply')}>
          {t('apply')}
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={() => void answer('leave')}>
          {t('leave')}
        </Button>
      </div>
      <TextLink to={`/profile/sizes?edit-size=${size.id}`}>{t('hand')}</TextLink>
    </article>
  );
});

const Loaded = observer(function Loaded({
  store,
  of,
  revision,
  tellsNothing,
  onApplied,
}: ProposalsProps & { readonly store: ProposalStore }): ReactNode {
  const t = useT('sizeProposal');
  const called = useSizeName();
  const locale = useLocale();
  const outcome = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload after a new rating or a change of language.
  useEffect(() => {
    void store.load(of);
  }, [store, of?.orderNumber, of?.link, revision, locale]);
  const { proposals, state, outcomes, refused } = store;
  const answered = (isApplied: boolean): void => {
    if (isApplied) onApplied?.();
    // The buttons are removed, so the focus moves to the result.
    outcome.current?.focus();
  };
  if (!proposals && state.status === 'error') {
    return tellsNothing ? (
      <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void store.load()} />
    ) : null;
  }
  if (!proposals) return tellsNothing ? <p role="status">{t('loading')}</p> : null;
  return (
    <div className={styles.proposals}>
      <div ref={outcome} tabIndex={-1} className={styles.outcomes}>
        {outcomes.map(({ proposal, kind }) => (
          <Notice key={proposal.basis} look="success" role="status">
            {t(kind, { title: called(proposal.size.title) })}
          </Notice>
        ))}
        {refused && (
          <Notice look="error" role="alert">
            {t(`result.${refused}`)}
          </Notice>
        )}
        {proposals.length === 0 && outcomes.length === 0 && tellsNothing && (
          <Notice role="status">{t('none')}</Notice>
        )}
      </div>
      {proposals.map((proposal) => (
        <Proposal
          key={proposal.basis}
          store={store}
          proposal={proposal}
          below={of ? 'piece' : 'page'}
          onAnswered={answered}
        />
      ))}
    </div>
  );
});

export default function Proposals(props: ProposalsProps): ReactNode {
  const store = useService(ProposalStoreT);
  return store ? <Loaded store={store} {...props} /> : null;
}
