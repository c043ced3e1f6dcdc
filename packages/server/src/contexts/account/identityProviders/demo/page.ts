import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../../../locales/en/social.json';
import { policyOf, securityHeaders } from '../../../../platform/http/securityHeaders.ts';
import { escapeHtml } from '../../../../platform/mail/layout.ts';
import { textsOf } from '../../../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('social');

const names: Readonly<Record<string, string>> = {
  'google-oauth2': 'Google',
  'apple-id': 'Apple',
  facebook: 'Facebook',
};

const longestForm = 4_096;

export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > longestForm) return new URLSearchParams();
  }
  return new URLSearchParams(text);
};

export const signInPage = (
  response: ServerResponse,
  {
    isKnown,
    name,
    locale,
  }: { readonly isKnown: boolean; readonly name: string; readonly locale: Locale },
): void => {
  const t = textsIn(locale);
  const content = isKnown
    ? `<h1>${t('demo.title')}</h1><p>${escapeHtml(t('demo.text', { provider: names[name] ?? name }))}</p>
<form method="post">
<label>${t('demo.email')} <input type="email" name="email" required maxlength="254" autocomplete="email"></label>
<label>${t('demo.firstName')} <input name="first_name" maxlength="80" autocomplete="given-name"></label>
<label class="tick"><input type="checkbox" name="verified" checked> ${t('demo.verified')}</label>
<button name="decision" value="continue">${t('demo.continue')}</button>
<button name="decision" value="cancel" formnovalidate>${t('demo.cancel')}</button>
</form>`
    : `<h1>${t('demo.missing')}</h1>`;
  const document = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('demo.title')}</title>
<style>
:root { color-scheme: light dark; --paper: light-dark(#eef1f5, #121820); --raised: light-dark(#fff, #1d2632); --ink: light-dark(#16202c, #e6ebf2); --focus: light-dark(#0a58a8, #7ab8ff); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 8vh auto; padding: 1.5rem; }
form, label { display: grid; gap: .5rem; }
form { gap: 1rem; margin-top: 1.5rem; }
.tick { grid-template-columns: auto 1fr; align-items: center; min-height: 2.75rem; }
.tick input { width: 1.5rem; height: 1.5rem; min-height: 0; }
input, button { min-height: 3rem; padding: .5rem .75rem; box-sizing: border-box; font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--ink); }
button { cursor: pointer; }
button[value="continue"] { color: var(--paper); background: var(--ink); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
</style>
</head>
<body><main>${content}</main></body>
</html>`;
  response.writeHead(isKnown ? 200 : 404, {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyOf(document),
    'referrer-policy': 'no-referrer',
  });
  response.end(document);
};
