import {
  languageNames,
  locales,
  localizePath,
  parseLocalizedPath,
} from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { Link } from '../../platform/navigation/PageLink.tsx';
import { useLocation } from '../../platform/navigation/router.ts';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { SellerT, site } from '../../shared/site/site.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useNearViewport } from '../../ui/useNearViewport.ts';
import { CountryPicker } from './CountryPicker.tsx';
import styles from './Footer.module.css';
import { ColumnLinks, columnNames, WithdrawalLink } from './LegalLinks.tsx';

const Certificates = lazyPart(() => import('./Certificates.tsx'), ['certificates'], nothing);

const CertificatesSlot = (): ReactNode => {
  const [place, isNear] = useNearViewport<HTMLDivElement>(200);
  return <div ref={place}>{isNear && <Certificates />}</div>;
};

const ThemeChoice = lazyPart(() => import('./ThemeChoice.tsx'), [], nothing);

/**
 * Loads after the first interaction and renders separately, so that the interaction responds
 * first.
 */
const LateTheme = (): ReactNode => useIsAttended() && <ThemeChoice />;

const LanguageSwitch = (): ReactNode => {
  const current = useLocale();
  const t = useT('shell');
  const { pathname, search } = useLocation();
  const preferences = useService(PreferencesT);
  const { path } = parseLocalizedPath(pathname);
  return (
    <nav aria-label={t('footer.language')} className={styles.languages}>
      {locales.map((locale) => (
        <Link
          key={locale}
          to={localizePath(path, locale) + search}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          className={styles.language}
          // Stores the language, which the root address then redirects to (I18N-02, ROUTE-59).
          onClick={() => preferences.write('locale', locale)}
        >
          {languageNames[locale]}
        </Link>
      ))}
    </nav>
  );
};

const Shop = (): ReactNode => {
  const t = useT('shell');
  const seller = useService(SellerT);
  return (
    <>
      <div className={styles.top}>
        <NewsletterForm />
        <nav aria-labelledby="footer-outside" className={styles.outside}>
          <h2 id="footer-outside" className={styles.heading}>
            {t('footer.outside')}
          </h2>
          <ul>
            {site.outsideLinks.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noopener" className={styles.link}>
                  {t(`footer.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.inner}>
        <div className={styles.house}>
          <Logo />
          <p className={styles.promise}>{t('footer.promise')}</p>
          <ul className={styles.social} aria-label={t('footer.follow')}>
            {site.socialNetworks.map(({ name, address }) => (
              <li key={name}>
                <a href={address} rel="noreferrer" className={styles.link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <CertificatesSlot />
        </div>
        {columnNames.map((column) => (
          <nav key={column} aria-labelledby={`footer-${column}`}>
            <h2 id={`footer-${column}`} className={styles.heading}>
              {t(`footer.${column}`)}
            </h2>
            <ul>
              <ColumnLinks column={column} />
              {column === 'legal' && <WithdrawalLink />}
              {column === 'legal' && seller?.isPortuguese && (
                <li>
                  <a href={site.complaintBook} rel="noopener" className={styles.link}>
                    {t('footer.link.complaints')}
                  </a>
                </li>
              )}
              {column === 'legal' && (
                <li className={styles.consent}>
                  <PanelLink to="?consent-settings" className={styles.link}>
                    {t('footer.link.consent')}
                  </PanelLink>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
};

/** `isWhole` is false on staff pages, which have only country, theme and language. */
export const Footer = ({ isWhole }: { readonly isWhole: boolean }): ReactNode => {
  const t = useT('shell');
  return (
    <div>
      <footer className={styles.footer}>
        {isWhole && <Shop />}
        <div className={styles.base}>
          <p>{t('footer.rights')}</p>
          <div className={styles.choices}>
            <CountryPicker />
            <LateTheme />
            <LanguageSwitch />
          </div>
        </div>
      </footer>
    </div>
  );
};
