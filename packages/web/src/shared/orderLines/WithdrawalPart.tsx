import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import type { Order, OrderRefused, WithdrawalView } from '@tailorbird/domain/orders';
import { type ReactNode, useEffect, useReducer } from 'react';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WithdrawalsT } from '../ports/ports.ts';
import styles from './OrderSheet.module.css';
import { withdrawalSentence } from './withdrawalSentence.ts';

const initial: LoadState<WithdrawalView, OrderRefused> = { status: 'initial' };

/**
 * Withdrawal state of each line, past withdrawals, and the withdrawal form. Needs the
 * withdrawal texts.
 */
export default function WithdrawalPart({
  order,
  link,
}: {
  readonly order: Order;
  readonly link: string | undefined;
}): ReactNode {
  const t = useT('withdrawal');
  const languageTag = useLanguageTag();
  const locale = useLocale();
  const withdrawals = useService(WithdrawalsT);
  const [state, happen] = useReducer(reduceLoadState<WithdrawalView, OrderRefused>, initial);
  const { number, status } = order;
  const load = async (): Promise<void> => {
    if (!withdrawals) return;
    happen({ type: 'requested' });
    const answer = await withdrawals.of(number, link);
    happen(
      answer.ok
        ? { type: 'arrived', value: answer.value }
        : { type: 'failed', failure: answer.failure },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on language and status.
  useEffect(() => {
    void load();
  }, [withdrawals, number, link, locale, status]);
  if (!('value' in state)) {
    if (state.status !== 'error') return <Skeleton lines={2} />;
    return <ErrorBox message={t('failed')} retryLabel={t('retry')} onRetry={() => void load()} />;
  }
  const { lines, withdrawals: declared } = state.value;
  const sentenceOf = ({ state: right }: (typeof lines)[number]): string =>
    withdrawalSentence(right, t, languageTag);
  const sentences = new Set(lines.map(sentenceOf));
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' });
  const query = new URLSearchParams({ order: number, ...(link !== undefined && { link }) });
  return (
    <>
      <ul className={styles.papers}>
        {sentences.size === 1
          ? [...sentences].map((sentence) => <li key={sentence}>{sentence}</li>)
          : lines.map((line) => (
              <li key={line.lineId}>
                {t('part.of', { name: line.title, state: sentenceOf(line) })}
              </li>
            ))}
        {declared.map(({ id, at, pieces, backAt }) => (
          <li key={`withdrawal-${id}`} className={styles.fixed}>
            {t('part.declared', {
              date: day.format(new Date(at)),
              pieces: pieces
                .map(({ lineId, quantity }) =>
                  t('times', {
                    quantity,
                    name: lines.find((line) => line.lineId === lineId)?.title ?? '',
                  }),
                )
                .join(', '),
            })}
            {backAt === null && pieces.some(({ comesBack }) => comesBack) && ` ${t('part.waits')}`}
          </li>
        ))}
      </ul>
      {lines.some((line) => line.state.kind === 'open') && (
        <p>
          <TextLink to={`/withdraw?${query}`}>{t('part.toIt')}</TextLink>
        </p>
      )}
    </>
  );
}
