import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

type Expected = { readonly status: number; readonly path: RegExp; readonly isSure: boolean };

const isCall = (request: Request): boolean =>
  ['document', 'fetch', 'xhr'].includes(request.resourceType());
/** A failed fetch is judged by its response; the browser's console line adds no information. */
const isAboutAnswer = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: the server responded/.test(message.text());
const aboutNetwork = [
  /net::ERR_(INTERNET_DISCONNECTED|FAILED|NETWORK_CHANGED)|cause: network/,
  // Reported by a page whose data or part did not load.
  /No answer to \w+: network|Failed to fetch dynamically imported module/,
];
const isAboutNetwork = (text: string): boolean => aboutNetwork.some((words) => words.test(text));
/** The browser cancels requests of a page that is being left. */
const isDropped = (request: Request): boolean =>
  /ERR_ABORTED|NS_BINDING_ABORTED/.test(request.failure()?.errorText ?? '');

/** Scripts of the checks are blocked in the mail frame, where no script may run. */
const isKeptOut = (text: string): boolean =>
  /^Blocked script execution in '[^']*\/studio_api\/mails\//.test(text);

/** A browser without a graphics card reads the pictures of WebGL back to show them. */
const isAboutGraphics = (text: string): boolean =>
  /^\[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/.test(text);

const isSignOut = (request: Request): boolean =>
  request.method() === 'DELETE' && new URL(request.url()).pathname === '/oscarapi/login/';

export class Watch {
  /** Pages that sign out. Their reads may be refused until the next document opens. */
  readonly #signingOut = new Set<Page>();
  readonly #origin: string;
  readonly #findings: string[] = [];
  readonly #expected: Expected[] = [];
  readonly #seen = new Set<Expected>();
  readonly #past: string[] = [];
  #mayBeOffline = false;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Expects an error response; the journey fails without it. */
  expect(status: number, path: RegExp): void {
    this.#expected.push({ status, path, isSure: true });
  }

  /** Allows an error response that depends on timing. */
  allow(status: number, path: RegExp): void {
    this.#expected.push({ status, path, isSure: false });
  }

  /** Allows network errors, because the journey goes offline. */
  expectOffline(): void {
    this.#mayBeOffline = true;
  }

  follow(context: BrowserContext): void {
    const since = Date.now();
    const note = (what: string): void =>
      void this.#past.push(
        `${String(Date.now() - since).padStart(6)} ms  ${what.replaceAll(this.#origin, '')}`,
      );
    const followPage = (page: Page): void =>
      void page.on('framenavigated', (frame) => {
        note(`at ${frame.url()}`);
        if (frame === page.mainFrame()) this.#signingOut.delete(page);
      });
    context.pages().forEach(followPage);
    context.on('page', followPage);
    context.on(
      'request',
      (request) => isCall(request) && note(`asks ${request.method()} ${request.url()}`),
    );
    context.on(
      'request',
      (request) => isSignOut(request) && void this.#signingOut.add(request.frame().page()),
    );
    context.on(
      'response',
      (response) =>
        isCall(response.request()) && note(`${response.status()} from ${response.url()}`),
    );
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (problem) =>
      this.#findings.push(`page error: ${problem.error().stack ?? problem.error().message}`),
    );
    context.on('response', (response) => this.#judge(response));
    context.on('requestfailed', (request) => {
      if (!request.url().startsWith(this.#origin) || isDropped(request) || this.#mayBeOffline)
        return;
      this.#findings.push(
        `request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`,
      );
    });
  }

  /** Visited pages and their requests, to explain rare failures. */
  past(): readonly string[] {
    return this.#past;
  }

  /** Unexpected errors, and expected ones that did not occur. */
  findings(): readonly string[] {
    const missing = this.#expected
      .filter((each) => each.isSure && !this.#seen.has(each))
      .map(({ status, path }) => `no answer ${status} from ${path}`);
    return [...this.#findings, ...missing];
  }

  #hear(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type()) || isAboutAnswer(message)) return;
    // Journeys block the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (this.#mayBeOffline && isAboutNetwork(message.text())) return;
    if (isKeptOut(message.text()) || isAboutGraphics(message.text())) return;
    this.#findings.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  #isRefusedBySignOut(response: Response): boolean {
    const request = response.request();
    return (
      response.status() === 403 &&
      request.method() === 'GET' &&
      ['fetch', 'xhr'].includes(request.resourceType()) &&
      request.serviceWorker() === null &&
      this.#signingOut.has(request.frame().page())
    );
  }

  #judge(response: Response): void {
    if (response.status() < 400 || !response.url().startsWith(this.#origin)) return;
    const { pathname } = new URL(response.url());
    if (this.#isRefusedBySignOut(response)) return;
    const expected = this.#expected.find(
      ({ status, path }) => status === response.status() && path.test(pathname),
    );
    if (expected) this.#seen.add(expected);
    else
      this.#findings.push(
        `answer ${response.status()}: ${response.request().method()} ${response.url()}`,
      );
  }
}
