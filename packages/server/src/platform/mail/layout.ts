import { type Locale, localizePath, productName } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/mail.json';
import type { Seller } from '../runtime/settings.ts';
import { textsOf } from '../texts/texts.ts';
import type { Mail } from './mail.ts';

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Rows of a name and a value; `total` emphasizes the last one. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [name: string, value: string])[];
      readonly total?: boolean;
    }
  | {
      readonly kind: 'pieces';
      readonly pieces: readonly {
        readonly picture: string;
        readonly title: string;
        readonly traits: readonly string[];
        readonly price: string;
      }[];
    }
  | { readonly kind: 'lines'; readonly lines: readonly string[] };

export type Letter = {
  readonly to: string;
  readonly locale: Locale;
  /** Scheme and host of the shop, for the logo and the links in the footer. */
  readonly origin: string;
  readonly subject: string;
  readonly preview: string;
  readonly blocks: readonly Block[];
};

const ink = '#1C1A17';
const muted = '#6B645A';
const paper = '#FAF7F2';
const hairline = '#E3DCD0';
const accent = '#A8480A';
const picturePaper = '#EFE9DE';
const sans = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark mode colors; the light ones are inline styles. */
const dark = `<style>@media (prefers-color-scheme: dark){body{background:#191714!important;color:#F2ECE1!important}a{color:#F2ECE1!important}.muted{color:#B9AFA0!important}.button{background:#F2ECE1!important;color:#191714!important}td{border-color:#5A5147!important}}</style>`;

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

const textsIn = textsOf<typeof texts>('mail');

const htmlOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:32px 0 12px;font-size:16px;font-weight:600">${escapeHtml(block.text)}</h2>`;
    case 'button':
      return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;background:${ink};color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px"><a class="muted" href="${escapeHtml(block.url)}" style="color:${muted}">${escapeHtml(block.label)}</a></p>`;
    case 'lines':
      return `<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'rows': {
      const last = block.rows.length - 1;
      const rows = block.rows.map(([name, value], index) => {
        const weight =
          block.total && index === last
            ? `font-weight:600;border-top:1px solid ${hairline};padding:12px 0 0`
            : `padding:6px 0 ${block.total && index === last - 1 ? 12 : 0}px`;
        return `<tr><td style="${weight}">${escapeHtml(name)}</td><td align="right" style="${weight};padding-left:16px">${escapeHtml(value)}</td></tr>`;
      });
      return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${rows.join('')}</table>`;
    }
    case 'pieces': {
      const rows = block.pieces.map(
        ({ picture, title, traits, price }) =>
          `<tr><td width="88" valign="top" style="padding:14px 16px 14px 0;border-top:1px solid ${hairline}"><img src="${escapeHtml(picture)}" width="88" height="88" alt="" style="display:block;border-radius:4px;background:${picturePaper}"></td><td valign="top" style="padding:14px 16px 14px 0;border-top:1px solid ${hairline}"><strong style="font-weight:600">${escapeHtml(title)}</strong><br><span class="muted" style="color:${muted};font-size:14px">${traits.map(escapeHtml).join(' · ')}</span></td><td align="right" valign="top" style="padding:14px 0;border-top:1px solid ${hairline};white-space:nowrap">${escapeHtml(price)}</td></tr>`,
      );
      return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 8px">${rows.join('')}</table>`;
    }
  }
};

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'lines':
      return block.lines.join('\n');
    case 'rows':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'pieces':
      return block.pieces
        .map(({ title, traits, price }) => `${title}, ${price}\n  ${traits.join(', ')}`)
        .join('\n');
  }
};

/**
 * Adds the seller's name and postal address to the footer, which is mandatory in business mail.
 */
export const withSeller = (mail: Mail, seller: Seller): Mail => {
  const lines = [seller.name, ...seller.address];
  const foot = `<p class="muted" style="margin:0;padding:0 16px 32px;color:${muted};font-size:13px;text-align:center">${lines.map(escapeHtml).join(' · ')}</p>`;
  return {
    ...mail,
    text: `${mail.text.trimEnd()}\n\n${lines.join('\n')}\n`,
    html: mail.html.replace('</body>', () => `${foot}</body>`),
  };
};

export const renderLetter = ({ to, locale, origin, subject, preview, blocks }: Letter): Mail => {
  const t = textsIn(locale);
  const [greeting, signature] = [t('closing'), t('signature')];
  const links = (['contact', 'imprint'] as const).map((page) => ({
    label: t(page),
    url: `${origin}${localizePath(`/${page}`, locale)}`,
  }));
  const foot = links
    .map(
      ({ label, url }) =>
        `<a class="muted" href="${escapeHtml(url)}" style="color:${muted}">${escapeHtml(label)}</a>`,
    )
    .join(' · ');
  return {
    to,
    subject,
    text: `${blocks.map(textOf).join('\n\n')}\n\n${greeting}\n${signature}\n\n${links.map(({ label, url }) => `${label}: ${url}`).join('\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>${dark}</head><body style="margin:0;background:${paper};color:${ink};font:16px/1.5 ${sans}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px"><tr><td style="padding-bottom:20px;border-bottom:2px solid ${accent};font:22px/40px Fraunces,Georgia,serif"><img src="${escapeHtml(origin)}/icon-192.png" width="40" height="40" alt="" style="vertical-align:middle;margin-right:10px;border-radius:8px">${productName}</td></tr><tr><td style="padding-top:28px">${blocks.map(htmlOf).join('')}<p class="muted" style="margin:32px 0 0;color:${muted}">${greeting}<br>${signature}</p><p class="muted" style="margin:24px 0 0;font-size:14px;color:${muted}">${foot}</p></td></tr></table></td></tr></table></body></html>`,
  };
};
