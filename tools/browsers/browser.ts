/** What a visitor does in a browser, whatever drives it. Elements are found as people name them. */

/** A button, link, choice or field by its name; a part of the page by its place. */
export type Find =
  | { readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox'; readonly name: string }
  | { readonly css: string };

/** An element in the page, as the one who drives it hands it out. */
export type Found = {
  readonly click: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
};

export type Browser = {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; what goes in and comes out is JSON. */
  readonly run: <Argument, Answer>(
    work: (argument: Argument) => Answer,
    argument: Argument,
  ) => Promise<Answer>;
  /** The first element that can be seen and used; null while there is none. */
  readonly find: (find: Find) => Promise<Found | null>;
  readonly close: () => Promise<void>;
};

/** Runs in the page: finds what can be seen and used. It may use nothing from outside its own body. */
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
  // A label may say more than the name: that the field is optional, what a choice costs.
  return (
    all.find((element) => nameOf(element) === find.name) ??
    all.find((element) => nameOf(element).startsWith(find.name)) ??
    null
  );
};

/** Waits for what an action needs. Throws, saying for what, after `patienceMs`. */
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
