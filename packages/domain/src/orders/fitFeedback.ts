import type { Result } from '../kernel/index.ts';
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
export const judgesFit = ({ zones }: FitFeedback): boolean => fitZones.some((zone) => zones[zone] !== undefined);

export type FitFeedbackRefused = OrderRefused | { readonly kind: 'too-often' };

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
};
