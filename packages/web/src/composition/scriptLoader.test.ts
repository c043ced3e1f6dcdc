import { expect, test } from 'vitest';
import { createScriptLoader } from './scriptLoader.ts';

type Rules = {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML?: (text: string) => string | null;
};

const aPage = (writesText: boolean) => {
  const scripts: (EventTarget & { src?: string })[] = [];
  const policies: (readonly [string, Rules])[] = [];
  const document = {
    baseURI: 'https://shop.example/faq',
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => scripts.push(script) },
  } as unknown as Document;
  const createPolicy = (name: string, rules: Rules): void => void policies.push([name, rules]);
  const loadScript = createScriptLoader(
    { origins: ['https://cdn.segment.com'], writesText },
    { document, trustedTypes: { createPolicy } },
  );
  return { bring: loadScript, scripts, policies };
};

test('only scripts of known hosts are allowed', () => {
  const { policies } = aPage(false);
  const [[name, rules] = ['', { createScriptURL: () => null }]] = policies;
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  const addresses = [
    'https://cdn.segment.com/b.js',
    'https://cdn.segment.com.evil.example/b.js',
    '/b.js',
    'data:,x',
  ];
  expect(addresses.map(rules.createScriptURL)).toEqual([
    'https://cdn.segment.com/b.js',
    null,
    null,
    null,
  ]);
});

test('only HTML text without elements is allowed, for style scripts', () => {
  const [[, rules] = ['', undefined]] = aPage(true).policies;
  expect([
    rules?.createHTML?.('.woot { color: red }'),
    rules?.createHTML?.('<img src=x onerror=alert(1)>'),
  ]).toEqual(['.woot { color: red }', null]);
});

test('loading waits for the script and rejects if it fails', async () => {
  const { bring: loadScript, scripts } = aPage(false);
  const [coming, missing] = [
    loadScript('https://cdn.segment.com/a.js'),
    loadScript('https://cdn.segment.com/b.js'),
  ];
  expect(scripts).toMatchObject([
    { async: true, src: 'https://cdn.segment.com/a.js' },
    { async: true, src: 'https://cdn.segment.com/b.js' },
  ]);
  scripts[0]?.dispatchEvent(new Event('load'));
  scripts[1]?.dispatchEvent(new Event('error'));
  await expect(coming).resolves.toBeUndefined();
  await expect(missing).rejects.toThrow('https://cdn.segment.com did not answer with a script');
});
