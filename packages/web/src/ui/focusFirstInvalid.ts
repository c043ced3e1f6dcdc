/** Focuses the first invalid field of a form as soon as one is marked, within a few frames. */
export const focusFirstInvalid = (form: HTMLElement | null, frames = 3): void => {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (frames > 1) focusFirstInvalid(form, frames - 1);
  });
};
