import { fillPath } from '@tailorbird/contract/endpoint';
import { readChangedTexts as call } from '@tailorbird/contract/staff';
import { usualTimeout } from './usualTimeout.ts';

/**
 * Interface texts that staff changed, none if they cannot be loaded. Uses plain fetch
 * because rendering a language or panel waits for them.
 */
export const readChangedTexts = async (
  version: string,
  locale: string,
  namespace: string,
): Promise<Readonly<Record<string, string>> | undefined> => {
  try {
    const answer = await fetch(fillPath(call.path, { version, locale, namespace }), {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(usualTimeout),
    });
    return answer.ok ? ((await answer.json()) as Readonly<Record<string, string>>) : undefined;
  } catch {
    return undefined;
  }
};
