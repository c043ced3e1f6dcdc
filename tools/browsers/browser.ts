/** Browser actions for any driver. Elements are found by accessible name. */

export type Find =
  | { readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox'; readonly name: string }
  | { readonly css: string };

export type Found = {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
};

export type Browser = {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. Arguments and result must be JSON. */
  readonly run: <Argument, Answer>(
    work: (argument: Argument) => Answer,
    argument: Argument,
  ) => Promise<Answer>;
  /** The first visible, enabled element. Null if there is none. */
  readonly find: (find: Find) => Promise<Found | null>;
  readonly close: () => Promise<void>;
};

/**
 * Runs in the page: finds a visible, enabled element. It must not use anything outside
 * its body.
 */
export const findInPage = (find: Find): Element | null => {
  const text = (words: string | null | undefined): string =>
    (words ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return text(
      element.getAttribute('aria-label') ??
        (labels.length > 0
          ? labels.map((label) => label.textContent).join(' ')
          : element.textContent),
    );
  };
  const places = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type="radio"]',
    textbox: 'input:not([type="radio"], [type="checkbox"]), textarea',
    combobox: 'select',
  } as const;
  const all = [...document.querySelectorAll('css' in find ? find.css : places[find.role])].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.closest('[inert]') &&
      !(element as HTMLButtonElement).disabled,
  );
  if ('css' in find) return all[0] ?? null;
  // A label may contain more than the name, such as “optional” or a price.
  return (
    all.find((element) => nameOf(element) === find.name) ??
    all.find((element) => nameOf(element).startsWith(find.name)) ??
    null
  );
};

/** Waits for a condition of an action. Throws with its description after `patienceMs`. */
export const waitFor = async <Value>(
  what: string,
  ask: () => Promise<Value | null | false>,
  patienceMs = 20_000,
): Promise<Value> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const value = await ask();
    if (value !== null && value !== false) return value;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
