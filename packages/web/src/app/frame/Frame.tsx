import { type Locale, parseLocalizedPath } from '@tailorbird/domain/kernel';
import { httpStatus } from '@tailorbird/domain/shell';
import { messengerOfParameter } from '@tailorbird/domain/support';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MenuT } from '../../features/menu/menuStore.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { Outlet, useLocation } from '../../platform/navigation/router.ts';
import { useScrollPosition } from '../../platform/navigation/scrollPosition.ts';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { useService } from '../../platform/services/useService.ts';
import { CallLanguageT } from '../../platform/texts/callLanguage.ts';
import { LocaleContext, useLocale, useT } from '../../platform/texts/useT.ts';
import { ChatDoorT } from '../../shared/support/chatDoor.ts';
import { CurrencyProvider } from '../../shared/visit/CurrencyContext.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { useCurrentPage } from '../head/useCurrentPage.ts';
import { ChatLauncher } from './ChatLauncher.tsx';
import { Failure } from './ErrorPage.tsx';
import styles from './Frame.module.css';
import { FooterPart, LegalLinksPart } from './footerParts.ts';
import { Header } from './Header.tsx';
import { frameOf, layoutOf } from './layout.ts';
import { PanelHost } from './PanelHost.tsx';
import placeLine from './PlaceLine.module.css';
import { SignedInSlot } from './SignedInSlot.tsx';
import { StatusOverlaysSlot } from './StatusOverlaysSlot.tsx';
import { TopBanner } from './TopBanner.tsx';
import { useGuard } from './useGuard.ts';

const arrivalFlag = '_scy';
const chatFlag = 'open-support-chat';

/**
 * Removes one-time query parameters: `_scy` (SHELL-31), and the chat request once the chat
 * opens (PANEL-10, PANEL-11).
 */
const useArrivalFlags = (): void => {
  const [query, setQuery] = useQuery();
  const door = useService(ChatDoorT);
  useEffect(() => {
    if (!query.has(arrivalFlag) && !query.has(chatFlag)) return;
    const messenger = query.get(chatFlag);
    if (messenger !== null) door.open(messengerOfParameter(messenger));
    setQuery(
      (next) => {
        next.delete(arrivalFlag);
        next.delete(chatFlag);
        return next;
      },
      { replace: true },
    );
  }, [query, setQuery, door]);
};

const PlaceLine = lazyPart(() => import('./PlaceLine.tsx'), [], nothing);

/**
 * Space of the country line. The boot script opens it before the first paint, for browsers in
 * American English only.
 */
const PlaceSlot = (): ReactNode => {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsAsking(document.documentElement.dataset.place === 'ask'), []);
  return (
    <div className={placeLine.room}>
      {isAsking && <PlaceLine onClose={() => setIsAsking(false)} />}
    </div>
  );
};

/** Closes the menu and moves the focus after navigation. */
const useArrival = (): void => {
  const language = useService(CallLanguageT);
  const menu = useService(MenuT);
  const locale = useLocale();
  const { pathname, state } = useLocation();
  const page = useCurrentPage();
  const lastPath = useRef(pathname);
  const lastName = useRef(page?.handle.name);
  useEffect(() => {
    language.current = locale;
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // A page that updates its own address has not been left.
    const isSamePlace =
      lastName.current === page?.handle.name &&
      state !== null &&
      typeof state === 'object' &&
      'isSamePlace' in state;
    lastName.current = page?.handle.name;
    menu.close();
    // Screen reader and keyboard users start at the top of the new page.
    if (isSamePlace) return;
    if (!document.activeElement?.closest('[role="dialog"]'))
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [language, menu, locale, pathname, page, state]);
};

const FrameContent = (): ReactNode => {
  const t = useT('shell');
  const layout = layoutOf(parseLocalizedPath(useLocation().pathname).path);
  const frame = frameOf(layout);
  useScrollPosition();
  useArrival();
  useArrivalFlags();
  const { judged, checkAgain: askAgain } = useGuard(useCurrentPage()?.handle.guard ?? null);
  return (
    <>
      <div data-page-part="" className={styles.page}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        {frame.header && <TopBanner isForCustomers={frame.shop} />}
        {frame.header && <Header />}
        {frame.shop && <PlaceSlot />}
        {/* A kept element would count as a layout shift when header or banner come or go. */}
        <main key={layout} id="content" tabIndex={-1} className={styles.main}>
          {judged === 'enter' && <Outlet />}
          {judged === 'forbidden' && <Failure status={httpStatus.forbidden} />}
          {judged === 'unanswered' && (
            <section className={styles.unanswered}>
              <h1>{t('failure.generic.title')}</h1>
              <ErrorBox message={t('couldNotLoad')} retryLabel={t('tryAgain')} onRetry={askAgain} />
            </section>
          )}
        </main>
        {frame.header ? <FooterPart isWhole={frame.shop} /> : frame.panels && <LegalLinksPart />}
      </div>
      {frame.panels && <SignedInSlot />}
      {frame.panels && <PanelHost />}
      {frame.shop && <ChatLauncher />}
      <StatusOverlaysSlot />
    </>
  );
};

export const Frame = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <LocaleContext value={locale}>
    <CurrencyProvider>
      <FrameContent />
    </CurrencyProvider>
  </LocaleContext>
);
