import type { PublishStatus } from '@tailorbird/domain/catalog';
import { unreachable } from '@tailorbird/domain/kernel';

/** A row's first and last day, as ISO dates or instants. */
export type Publishing = {
  readonly status: PublishStatus;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/**
 * The publish status at a time: dates turn SCHEDULED into PUBLISHED and PUBLISHED into EXPIRED
 * automatically (CATALOG-10).
 */
export const publishStatusAt = ({ status, from, until }: Publishing, now: Date): PublishStatus => {
  switch (status) {
    case 'DRAFT':
    case 'EXPIRED':
      return status;
    case 'PUBLISHED':
    case 'SCHEDULED':
      if (from !== undefined && now < new Date(from)) return 'SCHEDULED';
      return until !== undefined && now >= new Date(until) ? 'EXPIRED' : 'PUBLISHED';
    default:
      return unreachable(status);
  }
};

/** All publication times in milliseconds, earliest first. */
export const publishMoments = (publishing: Iterable<Publishing>): readonly number[] =>
  [...publishing]
    .flatMap(({ from, until }) =>
      [from, until].filter((day) => day !== undefined).map((day) => new Date(day).getTime()),
    )
    .sort((one, other) => one - other);
