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
  UnresolvedContent,
} from '@tailorbird/domain/content';
import type { Localized } from '@tailorbird/domain/kernel';

/** The terms' names for pieces without and with a right of withdrawal. */
type WithdrawalWords = { readonly madeToOrder: Localized; readonly withdrawable: Localized };

export type Content = {
  readonly home: HomeTexts<Localized>;
  /** The home page shows the banner of the current season. */
  readonly seasons: readonly (SeasonalBanner<Localized, UnresolvedContent> & {
    readonly season: Season;
  })[];
  readonly pages: ReadonlyMap<string, Page<Localized, UnresolvedContent>>;
  /** Newest first. */
  readonly notes: readonly Note<Localized, UnresolvedContent>[];
  /** Tags of notes by slug, in list order. */
  readonly tags: ReadonlyMap<string, Localized>;
  /** Earliest first. A yearly date such as `11-05` is shown with the current year. */
  readonly launches: readonly LaunchEntry<Localized, UnresolvedContent>[];
  /** Includes expired certificates. */
  readonly certificates: readonly Certificate<Localized>[];
  readonly folds: readonly Fold[];
  /** Wording of figures that need more than a number. */
  readonly figures: {
    readonly volumeStep: Localized;
    readonly productionAfterWithdrawal: Localized;
    readonly standardSizesReturnable: WithdrawalWords;
    readonly standardSizesExcluded: WithdrawalWords;
  };
  readonly factors: ExpenditureFactors<Localized>;
};

/** Blocks below the first view of a product, by the id of their preview. */
export type Fold = {
  readonly id: string;
  readonly piece: PieceName;
  readonly blocks: readonly Block<Localized, UnresolvedContent>[];
};

export type WithContent = { readonly content: Content };

export const publishedNotes = ({ notes }: Pick<Content, 'notes'>, now: Date): Content['notes'] => {
  const today = now.toISOString().slice(0, 10);
  return notes.filter(({ published }) => published <= today);
};
