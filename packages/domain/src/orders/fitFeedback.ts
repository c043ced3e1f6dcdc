import type { Result } from '../kernel/index.ts';
import type { CutFor, ProposedMeasure, SizeChange } from '../sizing/index.ts';
import type { Order } from './order.ts';
import type { OrderRefused } from './ordersPort.ts';

/** The places of a garment that feedback asks about. */
export const fitZones = ['chest', 'waist', 'neck', 'sleeve', 'length'] as const;
export type FitZone = (typeof fitZones)[number];

/** The fit at a place: too tight or short, right, too loose or long. */
export const zoneFits = ['too-small', 'right', 'too-large'] as const;
export type ZoneFit = (typeof zoneFits)[number];

/** Feedback on how a garment fits. A missing zone was not judged. */
export type FitFeedback = {
  readonly zones: Readonly<Partial<Record<FitZone, ZoneFit>>>;
  readonly washed: boolean;
};

/** True if feedback judges at least one zone; feedback without any is refused. */
export const hasFitAnswers = ({ zones }: FitFeedback): boolean =>
  fitZones.some((zone) => zones[zone] !== undefined);

/** True if feedback reports a misfit in any zone. */
export const hasMisfit = ({ zones }: Pick<FitFeedback, 'zones'>): boolean =>
  fitZones.some((zone) => zones[zone] !== undefined && zones[zone] !== 'right');

export type FitFeedbackRefused = OrderRefused | { readonly kind: 'too-often' };

/** A change of a saved size proposed from feedback on garments made in it. */
export type SizeProposal = {
  readonly size: {
    readonly id: number;
    readonly title: string;
    readonly cutFor?: CutFor | undefined;
  };
  /** Identifies the feedback behind the proposal; sent back with the answer. */
  readonly basis: string;
  /** The judged garments and their misfits, newest first. */
  readonly because: readonly { readonly title: string; readonly zones: FitFeedback['zones'] }[];
  /** The standard size it would become, or null for an individual size. */
  readonly standardSize: SizeChange['standardSize'];
  readonly measures: readonly (ProposedMeasure & { readonly title: string })[];
  /** The share of zones that would feel right, now and after the change. */
  readonly satisfied: SizeChange['satisfied'];
};

/**
 * `apply` makes the change the next version; `leave` suppresses the proposal for the same
 * feedback.
 */
export const proposalAnswers = ['apply', 'leave'] as const;
export type ProposalAnswer = (typeof proposalAnswers)[number];

export type ProposalRefused =
  | OrderRefused
  | { readonly kind: 'proposal-outdated' }
  | { readonly kind: 'too-often' };

/** An order opened without signing in, by a mailed link. */
export type LinkedOrder = { readonly orderNumber: string; readonly link: string | null };

/**
 * Knowledge about a wearer from garments (SIZE-81), in order: the share of people (0 to 1) that
 * a size made from the known facts would fit, before and after each garment; null if unknown.
 */
export type WornGarments = {
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

/**
 * Port: fit feedback on delivered garments. `link` is the key of a mailed link and replaces a
 * session.
 */
export type FitFeedbacks = {
  /** The customer's delivered orders with sized garments; with a link, only its order. */
  readonly delivered: (link: string | null) => Promise<Result<readonly Order[], OrderRefused>>;
  /** Saves feedback on a line, replacing earlier feedback. */
  readonly send: (
    line: { readonly orderNumber: string; readonly lineId: number },
    feedback: FitFeedback,
    link: string | null,
  ) => Promise<Result<null, FitFeedbackRefused>>;
  /** Feedback by wearer; wearers without feedback are absent. */
  readonly worn: () => Promise<Result<readonly WornGarments[], OrderRefused>>;
  /** Deletes feedback on a line; sizes that learned from it are recomputed without it. */
  readonly remove: (lineId: number) => Promise<Result<null, FitFeedbackRefused>>;
  /** Proposed changes of the customer's sizes, or of those in one order. */
  readonly proposals: (
    of: LinkedOrder | null,
  ) => Promise<Result<readonly SizeProposal[], OrderRefused>>;
  /** Answers a proposal; `proposal-outdated` if feedback or size changed meanwhile. */
  readonly answerProposal: (
    proposal: Pick<SizeProposal, 'size' | 'basis'>,
    answer: ProposalAnswer,
    of: LinkedOrder | null,
  ) => Promise<Result<null, ProposalRefused>>;
};
