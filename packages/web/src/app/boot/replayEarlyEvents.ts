import type { EarlyEvents } from './boot.ts';

type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheckable = (element: Editable): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** Sets a value without React's tracking, so that React handles the next event as a change. */
const setSilently = (element: Editable, value: string): void => {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
};

const retype = (element: Editable, typed: string): void => {
  element.value = '';
  setSilently(element, typed);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
};

const tickAgain = (element: HTMLInputElement, checked: boolean): void => {
  element.checked = !checked;
  element.click();
};

/**
 * Saves field values before hydration, which may reset them. Returns a function that restores
 * them.
 */
export const rememberEdits = ({ edited }: EarlyEvents): (() => void) => {
  const edits = [...edited]
    .filter((element): element is Editable => 'value' in element && element.isConnected)
    .map((element) => ({
      element,
      value: element.value,
      checked: isCheckable(element) && element.checked,
    }));
  return () => {
    for (const { element, value, checked } of edits) {
      if (!element.isConnected) continue;
      if (!isCheckable(element)) retype(element, value);
      else if (element.type === 'checkbox' || checked) tickAgain(element, checked);
    }
  };
};

export const replayEarlyEvents = ({ clicks, submits }: EarlyEvents): void => {
  for (const button of clicks) if (button.isConnected) button.click();
  for (const form of submits) if (form.isConnected) form.requestSubmit();
};
