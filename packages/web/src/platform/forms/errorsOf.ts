/** A field of a form that says it is wrong: the control, and what is wrong in words. */
export type WrongField = {
  readonly id: string;
  readonly text: string;
  readonly control: HTMLElement;
};

const isChosen = (control: Element): boolean =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** What describes a control as an error: of its own, or of the group it is one of. */
const errorTextOf = (control: Element): HTMLElement | null => {
  const described = control.hasAttribute('aria-describedby')
    ? control
    : control.closest('[aria-describedby]');
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith('-error'));
  return id === undefined ? null : document.getElementById(id);
};

const labelOf = (control: Element): string => {
  const label =
    control instanceof HTMLElement && 'labels' in control
      ? (control as HTMLInputElement).labels?.[0]
      : undefined;
  return label?.firstChild?.textContent?.trim() ?? '';
};

/** The fields of a form that say they are wrong, in their order, each once. A text that does not name its field has its name before it. */
export const errorsOf = (form: HTMLElement): readonly WrongField[] => {
  const found = new Map<string, WrongField>();
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const error = errorTextOf(control);
    const said = error?.textContent?.trim() ?? '';
    const label = isChosen(control) ? '' : labelOf(control);
    const text =
      said === ''
        ? label
        : said.toLowerCase().includes(label.toLowerCase())
          ? said
          : `${label}: ${said}`;
    const id = error?.id ?? control.id;
    if (text !== '' && !found.has(id)) found.set(id, { id, text, control });
  }
  return [...found.values()];
};
