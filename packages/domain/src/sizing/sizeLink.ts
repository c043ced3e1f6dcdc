import { err, ok, type Result } from '../kernel/index.ts';
import { maximumWearerName, plainName } from './wearer.ts';

/** For how long somebody can enter their size by a link (SIZE-120). */
export const daysOfSizeLink = 30;

/** What a link leads to: the questions, or why it leads to them no longer. */
export const sizeLinkStates = ['open', 'given', 'ended', 'expired'] as const;
export type SizeLinkState = (typeof sizeLinkStates)[number];

/** When it happened, in milliseconds since 1970; null while it has not. */
export type SizeLinkTimes = {
  readonly expiresAt: number;
  readonly givenAt: number | null;
  readonly endedAt: number | null;
};

/** Good once, for its days, and until it is ended (SIZE-120). What was done with it says more than that its days are over. */
export const sizeLinkState = (
  { expiresAt, givenAt, endedAt }: SizeLinkTimes,
  now: number,
): SizeLinkState => {
  if (givenAt !== null) return 'given';
  if (endedAt !== null) return 'ended';
  return now < expiresAt ? 'open' : 'expired';
};

export type SenderNameRefused =
  | { readonly kind: 'sender-name-required' }
  | { readonly kind: 'sender-name-too-long'; readonly maximum: number }
  | { readonly kind: 'sender-name-address' };

/** By which name who opens the link knows its sender (SIZE-122): as long as a wearer's, and no address. */
export const nameSender = (typed: string): Result<string, SenderNameRefused> => {
  const name = plainName(typed);
  if (name === '') return err({ kind: 'sender-name-required' });
  if ([...name].length > maximumWearerName)
    return err({ kind: 'sender-name-too-long', maximum: maximumWearerName });
  return name.includes('@') ? err({ kind: 'sender-name-address' }) : ok(name);
};
