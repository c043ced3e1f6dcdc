import { type Locale, localizePath, productName } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/install.json';
import { textsOf } from '../../platform/texts/texts.ts';

const textsIn = textsOf<typeof texts>('install');

/** `--paper` of the web package's design tokens. */
const paper = { light: '#f7f4ee', dark: '#191714' } as const;

const icon = (src: string, sizes: string, purpose = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

export const manifestOf = (locale: Locale): string => {
  const t = textsIn(locale);
  const shortcut = (name: 'garments' | 'favorites' | 'basket', path: string) => ({
    name: t(name),
    url: path.startsWith('/?')
      ? `${localizePath('/', locale)}${path.slice(1)}`
      : localizePath(path, locale),
    icons: [icon('/icon-192.png', '192x192')],
  });
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: t('description'),
    lang: locale,
    dir: 'ltr',
    start_url: localizePath('/', locale),
    scope: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    color_scheme_dark: { background_color: paper.dark, theme_color: paper.dark },
    categories: ['shopping'],
    prefer_related_applications: false,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
      icon('/favicon.svg', 'any'),
    ],
    shortcuts: [
      shortcut('garments', '/products'),
      shortcut('favorites', '/favorites'),
      shortcut('basket', '/?basket'),
    ],
  });
};
