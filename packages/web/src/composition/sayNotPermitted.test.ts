import { expect, test } from 'vitest';
import en from '../../locales/en/failure.json' with { type: 'json' };
import { bind, createServices } from '../platform/services/services.ts';
import { CallLanguageT } from '../platform/texts/callLanguage.ts';
import { createTexts } from '../platform/texts/createTexts.ts';
import { TextsT } from '../platform/texts/textStore.ts';
import { ToastStore, ToastsT } from '../platform/toasts/toastStore.ts';
import { sayNotPermitted } from './sayNotPermitted.ts';

const said = async (status: number): Promise<readonly (string | null)[]> => {
  const toasts = new ToastStore();
  const texts = createTexts(async () => en as never);
  const bound = [
    bind(ToastsT, toasts),
    bind(TextsT, texts),
    bind(CallLanguageT, { current: 'en' }),
  ];
  const nothingLate = async () => {
    throw new Error('Nothing arrives later here');
  };
  await sayNotPermitted(createServices(bound, nothingLate), status);
  return toasts.shown.map(({ content }) => content.text);
};

test('[ERR-13] an action that is refused with 403 is said to be not permitted', async () => {
  expect(await said(403)).toEqual(['You are not permitted to perform this action.']);
});

test('what is wrong otherwise is said where it was asked for', async () => {
  expect(await Promise.all([400, 401, 404, 406, 409, 429].map(said))).toEqual(
    Array.from({ length: 6 }, () => []),
  );
});
