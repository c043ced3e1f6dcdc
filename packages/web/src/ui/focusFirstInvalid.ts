/** Moves the focus to the first field of a form that is wrong, once it says so. */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
