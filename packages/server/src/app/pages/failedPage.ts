import { type Locale, localizePath } from '@tailorbird/domain/kernel';

const words = {
  en: { title: 'Something went wrong – Tailorbird', text: 'An error occurred while showing the error page', home: 'Go back to home' },
  de: {
    title: 'Etwas ist schiefgegangen – Tailorbird',
    text: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    home: 'Zurück zur Startseite',
  },
} as const satisfies Record<Locale, object>;

/** What is shown when no page can be: nothing in it can fail (ERR-04). */
export const failedPage = (locale: Locale): string => {
  const { title, text, home } = words[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="NOINDEX,NOARCHIVE,NOCACHE"><title>${title}</title></head><body><main><h1>${text}</h1><p><a href="${localizePath('/', locale)}">${home}</a></p></main></body></html>`;
};
