import type { Result } from '../kernel/index.ts';
import type { CutFor, ProposedMeasure, SizeChange } from '../sizing/index.ts';
import type { Order } from './order.ts';
import type { OrderRefused } from './ordersPort.ts';

/** Where a garment is asked about. */
export const fitZones = ['chest', 'waist', 'neck', 'sleeve', 'length'] as const;
export type FitZone = (typeof fitZones)[number];

/** How it is there: too tight or too short, right, too loose or too long. */
export const zoneFits = ['too-small', 'right', 'too-large'] as const;
export type ZoneFit = (typeof zoneFits)[number];

/** What a customer says of how a garment fits. A zone that is not named was not judged. */
export type FitFeedback = {
  readonly zones: Readonly<Partial<Record<FitZone, ZoneFit>>>;
  /** Whether it was washed before. */
  readonly washed: boolean;
};

/** Whether feedback judges any zone; what does not is refused. */
export const judgesFit = ({ zones }: FitFeedback): boolean =>
  fitZones.some((zone) => zones[zone] !== undefined);

/** Whether feedback says of any zone that it is not right there. */
export const judgesMisfit = ({ zones }: Pick<FitFeedback, 'zones'>): boolean =>
  fitZones.some((zone) => zones[zone] !== undefined && zones[zone] !== 'right');

export type FitFeedbackRefused = OrderRefused | { readonly kind: 'too-often' };

/** A change of a saved size that follows from how garments made to it fit. */
export type SizeProposal = {
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly cutFor?: CutFor | undefined;
  };
  /** What it follows from: whoever answers it says which one they read. */
  readonly basis: string;
  /** The garments that were judged, and where they misfit; newest first. */
  readonly because: readonly { readonly title: string; readonly zones: FitFeedback['zones'] }[];
  /** It would become this standard size; null: one of their own. */
  readonly standardSize: SizeChange['standardSize'];
  readonly measures: readonly (ProposedMeasure & { readonly title: string })[];
  /** At which share of the places it would feel right, today and then. */
  readonly satisfied: SizeChange['satisfied'];
};

/** The change becomes the next version of the size, or is left and not proposed again for the same answers. */
export const proposalAnswers = ['apply', 'leave'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

export type ProposalRefused =
  | OrderRefused
  | { readonly kind: 'proposal-outdated' }
  | { readonly kind: 'too-often' };

/** What an order is reached by where its customer is not signed in: the link of the mail about it. */
export type LinkedOrder = { readonly orderNumber: string; readonly link: string | null };

/** What garments told of a wearer (SIZE-81), in the order it was told: which share of people a size made to what is known would fit, 0 to 1, before and after each; null where it cannot be told. */
export type WornGarments = {
  /** Under which name the customer keeps them; null for the customer. */
  readonly wearer: string | null;
  readonly before: number | null;
  readonly garments: readonly {
    readonly lineId: number;
    readonly orderNumber: string;
    readonly title: string;
    readonly zones: FitFeedback['zones'];
    readonly after: number | null;
  }[];
};

/** Port: how what has been delivered fits. `link` is what a mail's address carries, and stands for who is asked. */
export type FitFeedbacks = {
  /** The customer's delivered orders with garments that have a size; with a link the one it is about. */
  readonly delivered: (link: string | null) => Promise<Result<readonly Order[], OrderRefused>>;
  /** Keeps what is said of a line; the newest answer counts. */
  readonly tell: (
    line: { readonly orderNumber: string; readonly lineId: number },
    feedback: FitFeedback,
    link: string | null,
  ) => Promise<Result<null, FitFeedbackRefused>>;
  /** What the customer said of garments, by who wears them; nobody of whom nothing was said. */
  readonly worn: () => Promise<Result<readonly WornGarments[], OrderRefused>>;
  /** Forgets what was said of a line; sizes that learned from it become what they would be without. */
  readonly forget: (lineId: number) => Promise<Result<null, FitFeedbackRefused>>;
  /** What follows for the customer's sizes, or for those of one order. */
  readonly proposals: (
    of: LinkedOrder | null,
  ) => Promise<Result<readonly SizeProposal[], OrderRefused>>;
  /** Answers a proposal; `proposal-outdated` when something else was said or saved meanwhile. */
  readonly answerProposal: (
    proposal: Pick<SizeProposal, 'size' | 'basis'>,
    answer: ProposalAnswer,
    of: LinkedOrder | null,
  ) => Promise<Result<null, ProposalRefused>>;
};
