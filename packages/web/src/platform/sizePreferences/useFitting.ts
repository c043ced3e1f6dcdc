import { useEffect } from 'react';
import { useService } from '../services/useService.ts';
import { type FittingStore, FittingT } from './fittingStore.ts';

/** What the visitor has said about sizes. What was chosen before comes back after hydration. */
export const useFitting = (): FittingStore => {
  const fitting = useService(FittingT);
  useEffect(() => fitting.recall(), [fitting]);
  return fitting;
};
