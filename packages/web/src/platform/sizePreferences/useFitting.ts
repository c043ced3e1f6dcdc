import { useEffect } from 'react';
import { type App, useApp } from '../app.ts';
import { FittingStore } from './fittingStore.ts';

const fittings = new WeakMap<App, FittingStore>();

/** What the visitor has said about sizes: one store a tab, made by the first page that asks. What was chosen before comes back after hydration. */
export const useFitting = (): FittingStore => {
  const app = useApp();
  const fitting = fittings.get(app) ?? new FittingStore(app.visit, app.preferences);
  fittings.set(app, fitting);
  useEffect(() => fitting.recall(), [fitting]);
  return fitting;
};
