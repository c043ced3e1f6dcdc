import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';

export const CreditPopup = lazyPart(
  () => import('../../features/account/CreditPopup.tsx'),
  ['account'],
  nothing,
);

/** Screens whose header has room for the note. */
export const creditInHeader = '(width >= 75rem)';
