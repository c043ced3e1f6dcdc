const errorIdOf = (control: Element): string | undefined =>
  (control.hasAttribute('aria-describedby') ? control : control.closest('[aria-describedby]'))
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .find((id) => id.endsWith('-error'));

/** Invalid fields in document order. A group of choices counts once. */
export const errorsOf = (form: HTMLElement): readonly HTMLElement[] => {
  const found = new Map<unknown, HTMLElement>();
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const key = errorIdOf(control) ?? control;
    if (!found.has(key)) found.set(key, control);
  }
  return [...found.values()];
};
