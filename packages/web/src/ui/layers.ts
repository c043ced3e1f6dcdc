import { type RefObject, useEffect, useRef } from 'react';

/** Open panels and dialogs, topmost last. Only the topmost is accessible. */
const open: HTMLElement[] = [];
let scrollbarWidth = 0;
/** Elements focused before layers that closed below another layer. */
let before: readonly Element[] = [];

/** Returns the focus to the last of these elements that can receive it. */
const handBack = (): void => {
  const target = before.findLast(
    (element) => element.isConnected && element.closest('[inert]') === null,
  );
  if (target || open.length === 0) before = [];
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
};

const pageElements = (): readonly Element[] => [...document.querySelectorAll('[data-page-part]')];

/** Makes the page inert below an open layer. Call it for content added to the page later. */
export const settleLayers = (): void => {
  const top = open.at(-1);
  for (const part of pageElements()) part.toggleAttribute('inert', top !== undefined);
  for (const layer of open) layer.toggleAttribute('inert', layer !== top);
  const root = document.documentElement;
  if (top && !root.hasAttribute('data-scroll-locked')) {
    scrollbarWidth = innerWidth - root.clientWidth;
    root.setAttribute('data-scroll-locked', '');
    root.style.setProperty('--scrollbar-width', `${scrollbarWidth}px`);
  } else if (!top) {
    root.removeAttribute('data-scroll-locked');
    root.style.removeProperty('--scrollbar-width');
  }
};

const firstFocus = (layer: HTMLElement): HTMLElement =>
  layer.querySelector<HTMLElement>('[data-first-focus]') ?? layer;

/**
 * Makes an element a modal layer while mounted: the page behind is inert and does not scroll
 * (SHELL-32), Escape closes the layer, and the focus returns to its origin. The element needs
 * `tabIndex={-1}`; `data-first-focus` marks the element focused first.
 */
export const useLayer = (close: () => void): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement | null>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useEffect(() => {
    const layer = element.current;
    if (!layer) return;
    const hadFocus = document.activeElement;
    open.push(layer);
    settleLayers();
    firstFocus(layer).focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || open.at(-1) !== layer || event.defaultPrevented) return;
      event.preventDefault();
      latestClose.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      open.splice(open.indexOf(layer), 1);
      settleLayers();
      // When two layers close together, the upper one's origin is removed with the lower one or
      // still inert.
      before =
        open.length > 0 && hadFocus
          ? [hadFocus, ...before]
          : [...before, ...(hadFocus ? [hadFocus] : [])];
      handBack();
    };
  }, []);
  return element;
};
