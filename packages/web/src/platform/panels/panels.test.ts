import { expect, test } from 'vitest';
import { openPanelsIn } from './openPanelsIn.ts';
import { withPanelsChanged } from './panels.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test('[PANEL-09] panels stack in address order; unknown names open none', () => {
  expect(openPanelsIn(query('create-size=3,custom&sizeId=7R&save-size=NameSize'))).toEqual([
    'create-size',
    'save-size',
  ]);
  expect(openPanelsIn(query('reset-password=&auth=sign-in'))).toEqual(['auth']);
  expect(openPanelsIn(query('sizeId=12'))).toEqual([]);
});

test('[SIZE-42] one navigation closes several panels and opens another', () => {
  const saved = withPanelsChanged(
    query('initials=AP&ideal-size=custom&create-size=3&save-size=NameSize'),
    {
      close: ['save-size', 'ideal-size'],
      open: { name: 'size-basket-cta', query: { 'size-basket-cta': '12' } },
      set: { sizeId: '12' },
    },
  );
  expect(saved.toString()).toBe('initials=AP&create-size=3&sizeId=12&size-basket-cta=12');
});

test('closing a panel removes its own parameters', () => {
  const closed = withPanelsChanged(query('auth=sign-in&auth-scope=full&auth-next=%2F&x=1'), {
    close: ['auth'],
  });
  expect(closed.toString()).toBe('x=1');
});
