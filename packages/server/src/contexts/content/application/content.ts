import type {
  Block,
  Certificate,
  ExpenditureFactors,
  HomeTexts,
  LaunchEntry,
  Note,
  Page,
  PieceName,
  Season,
  SeasonalBanner,
  Unshown,
} from '@tailorbird/domain/content';
import type { Localized } from '@tailorbird/domain/kernel';

/** Pieces without and with a right of withdrawal, as the terms name them. */
type WithdrawalWords = { readonly madeToOrder: Localized; readonly withdrawable: Localized };

/** What the shop says, in every language. */
export type Content = {
  readonly home: HomeTexts<Localized>;
  /** The one whose season it is stands on the home page. */
  readonly seasons: readonly (SeasonalBanner<Localized, Unshown> & { readonly season: Season })[];
  readonly pages: ReadonlyMap<string, Page<Localized, Unshown>>;
  /** Newest first. */
  readonly notes: readonly Note<Localized, Unshown>[];
  /** Tags of notes by slug, in the order they are listed. */
  readonly tags: ReadonlyMap<string, Localized>;
  /** The earliest first. A day of every year, `11-05`, is this year's where it is shown. */
  readonly launches: readonly LaunchEntry<Localized, Unshown>[];
  /** Those whose last day has passed too. */
  readonly certificates: readonly Certificate<Localized>[];
  readonly folds: readonly Fold[];
  /** How the figures of a rule are said, where it takes words. */
  readonly figures: {
    readonly volumeStep: Localized;
    readonly standardSizesReturnable: WithdrawalWords;
    readonly standardSizesExcluded: WithdrawalWords;
  };
  readonly factors: ExpenditureFactors<Localized>;
};

/** Blocks for below the first view of a product, by the id of their preview. */
export type Fold = {
  readonly id: string;
  readonly piece: PieceName;
  readonly blocks: readonly Block<Localized, Unshown>[];
};

export type WithContent = { readonly content: Content };

/** Notes that are out: those dated in the future wait for their day. */
export const publishedNotes = ({ notes }: Pick<Content, 'notes'>, now: Date): Content['notes'] => {
  const today = now.toISOString().slice(0, 10);
  return notes.filter(({ published }) => published <= today);
};
