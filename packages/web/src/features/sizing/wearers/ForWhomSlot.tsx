import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../../platform/hydration/lazyPart.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import type { ForWhomProps } from './ForWhom.tsx';

const ForWhom = lazyPart<ForWhomProps>(() => import('./ForWhom.tsx'), ['sizes', 'sizing'], nothing);

/** The wearer choice for customers; guests have no wearers, so nothing loads for them. */
export const ForWhomSlot = observer(function ForWhomSlot(props: ForWhomProps): ReactNode {
  return useService(VisitT).isSignedIn ? <ForWhom {...props} /> : null;
});
