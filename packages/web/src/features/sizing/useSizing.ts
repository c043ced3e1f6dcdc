import type { CalendarDay } from '@tailorbird/domain/sizing';
import { useMemo } from 'react';
import { PreferencesT } from '../../platform/ports/ports.ts';
import { useService } from '../../platform/services/useService.ts';
import { SizingMemory } from './sizingMemory.ts';

/** What this browser remembers about sizes. */
export const useSizingMemory = (): SizingMemory => {
  const preferences = useService(PreferencesT);
  return useMemo(() => new SizingMemory(preferences), [preferences]);
};

/** The day where the visitor is. */
export const today = (): CalendarDay => {
  const now = new Date();
  return { day: now.getDate(), month: now.getMonth() + 1, year: now.getFullYear() };
};

/** What went wrong, for those who keep the shop. Never anything about a body. */
export const reportProblem = (problem: string, error?: unknown): void => console.error(problem, error ?? '');
