import { type ErrorListener, problemEvents } from '../../platform/reports/pageErrors.ts';
import { paintAround } from '../../platform/theme/paintAround.ts';

export type EarlyEvents = {
  readonly clicks: HTMLElement[];
  readonly submits: HTMLFormElement[];
  readonly edited: Set<HTMLElement>;
  readonly stop: () => void;
};

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/**
 * Runs in the head of each page as inline text, so it must be self-contained. The page paints
 * first; the other scripts load when it is loaded, visible and idle, or at the first
 * interaction. Earlier clicks and input are recorded for replay, errors for the reporter.
 */
const boot = (
  script: HTMLScriptElement,
  paint: (theme: string) => void,
  problems: readonly string[],
): void => {
  const kept: [Event, string][] = [];
  let listener: ErrorListener = (event, path) => {
    if (kept.length < 10) kept.push([event, path]);
  };
  for (const name of problems)
    addEventListener(name, (event) => listener(event, location.pathname));
  window.pageErrors = {
    kept,
    setListener: (late) => {
      listener = late;
      for (const [event, path] of kept.splice(0)) late(event, path);
    },
  };
  const page = document.documentElement;
  try {
    const theme = localStorage.getItem('tailorbird.theme');
    if (theme) {
      page.dataset.theme = theme;
      paint(theme);
    }
    const staff = localStorage.getItem('tailorbird.staff');
    if (staff) page.dataset.staff = staff;
    // The banner of a store does not close.
    if (staff !== 'store' && sessionStorage.getItem('tailorbird.banner_closed'))
      page.dataset.banner = 'closed';
    // Reserves the space of the country line for browsers in American English, before the first
    // paint.
    if (
      /^en(-us)?$/i.test(navigator.language) &&
      !/(^|; )country=/.test(document.cookie) &&
      !localStorage.getItem('tailorbird.place_asked')
    )
      page.dataset.place = 'ask';
  } catch {
    // Without storage the banner shows, and the device determines the color scheme.
  }
  const { entry = '', preload = '', styles = '' } = script.dataset;
  const clicks: HTMLElement[] = [];
  const submits: HTMLFormElement[] = [];
  const edited = new Set<HTMLElement>();
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const link = (rel: string, href: string, disabled = false): void => {
      document.head.append(Object.assign(document.createElement('link'), { rel, href, disabled }));
    };
    const parts = preload.split(' ').filter(Boolean);
    // Already inlined: marked as loaded, so that nothing requests them.
    for (const address of styles.split(' ').filter(Boolean)) link('stylesheet', address, true);
    // Requesting and running files blocks a slow phone: yield after ten milliseconds of work.
    let busySince = performance.now();
    const yieldIfBusy = async (): Promise<void> => {
      if (performance.now() - busySince < 10) return;
      await new Promise((resolve) => setTimeout(resolve));
      busySince = performance.now();
    };
    // Loads files one after the other. If one fails, the server HTML and its links still work.
    const loadFiles = async (): Promise<void> => {
      for (const part of parts) {
        link('modulepreload', part);
        await yieldIfBusy();
      }
      for (const part of [...parts, entry]) {
        await import(/* @vite-ignore */ part);
        await yieldIfBusy();
      }
    };
    loadFiles().catch((error: unknown) => {
      stop();
      reportError(error);
    });
  };
  const onClick = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    if (!clicks.includes(button)) clicks.push(button);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    submits.push(event.target as HTMLFormElement);
  };
  const onEdit = (event: Event): void => {
    edited.add(event.target as HTMLElement);
  };
  const recorders = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onEdit],
    ['change', onEdit],
  ] as const;
  const touches = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const stop = (): void => {
    for (const [name, record] of recorders) document.removeEventListener(name, record, true);
    for (const name of touches) document.removeEventListener(name, start, true);
  };
  for (const [name, record] of recorders) document.addEventListener(name, record, true);
  for (const name of touches)
    document.addEventListener(name, start, { capture: true, passive: true });
  window.earlyEvents = { clicks, submits, edited, stop };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
  };
  // A page can be loaded and idle before its first paint. Hidden pages do not paint.
  const whenPainted = (): void => {
    const isPainted = (): boolean =>
      performance.getEntriesByName('first-contentful-paint').length > 0;
    if (
      isPainted() ||
      document.hidden ||
      !PerformanceObserver.supportedEntryTypes.includes('paint')
    ) {
      whenIdle();
      return;
    }
    const watch = new PerformanceObserver(() => {
      if (!isPainted()) return;
      watch.disconnect();
      whenIdle();
    });
    watch.observe({ type: 'paint', buffered: true });
    setTimeout(whenIdle, 2_000);
  };
  addEventListener('load', whenPainted, { once: true });
};

/**
 * The script as text. It reads `data-entry`, `data-preload` and `data-styles` of its own
 * element. In development, Vite has replaced `import` in code that runs on the server.
 */
export const bootScript = `(${boot.toString().replaceAll('__vite_ssr_dynamic_import__', 'import')})(document.currentScript,${paintAround.toString()},${JSON.stringify(problemEvents)})`;
