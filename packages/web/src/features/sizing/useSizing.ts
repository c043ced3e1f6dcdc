import type { CalendarDay } from '@tailorbird/domain/sizing';
import { useMemo } from 'react';
import { useApp } from '../../platform/app.ts';
import { SizingMemory } from './sizingMemory.ts';

const forgetful = { read: () => null, write: () => {}, remove: () => {} };

/** What this browser remembers about sizes. */
export const useSizingMemory = (): SizingMemory => {
  const { preferences } = useApp();
  return useMemo(() => new SizingMemory(preferences ?? forgetful), [preferences]);
};

/** The day where the visitor is. */
export const today = (): CalendarDay => {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
};

/** What went wrong, for those who keep the shop. Never anything about a body. */
export const reportProblem = (problem: string, error?: unknown): void => console.error(problem, error ?? '');
