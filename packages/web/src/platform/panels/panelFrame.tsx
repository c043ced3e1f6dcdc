import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useService } from '../services/useService.ts';
import { ToastsT } from '../toasts/toastStore.ts';

export type PanelFrame = {
  /** Element at the lower edge; it stays while the content scrolls. */
  readonly foot: HTMLElement | null;
  /** Element left of the title. */
  readonly lead: HTMLElement | null;
  readonly lock: (isLocked: boolean) => void;
  readonly rename: (title: string | null) => void;
  /** Called before the visitor closes the panel; false keeps it open. */
  readonly guard: { current: (() => boolean) | null };
  readonly close: () => void;
};

export const PanelFrameContext = createContext<PanelFrame | null>(null);

const usePanelFrame = (): PanelFrame => {
  const frame = useContext(PanelFrameContext);
  if (!frame) throw new Error('Must be used inside a panel');
  return frame;
};

export const PanelFoot = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { foot } = usePanelFrame();
  return foot && createPortal(children, foot);
};

export const PanelLead = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { lead } = usePanelFrame();
  return lead && createPortal(children, lead);
};

/** Keeps the panel open during an action that must not be interrupted (SIZE-02). */
export const usePanelLock = (isLocked: boolean): void => {
  const { lock } = usePanelFrame();
  useEffect(() => {
    lock(isLocked);
    return () => lock(false);
  }, [lock, isLocked]);
};

/** Overrides the panel's title while mounted. */
export const usePanelTitle = (title: string | null): void => {
  const { rename } = usePanelFrame();
  useEffect(() => {
    rename(title);
    return () => rename(null);
  }, [rename, title]);
};

/**
 * Calls `mayClose` before the visitor closes the panel, for example with unsaved
 * input; false keeps it open.
 */
export const usePanelGuard = (mayClose: () => boolean): void => {
  const { guard } = usePanelFrame();
  useEffect(() => {
    guard.current = mayClose;
    return () => {
      guard.current = null;
    };
  }, [guard, mayClose]);
};

/**
 * Closes the panel and removes its parameter if the parameter's value does not exist.
 * `message` shows as a notification.
 */
export const useUnknownValue = (isUnknown: boolean, message?: string): void => {
  const { close } = usePanelFrame();
  const toasts = useService(ToastsT);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isUnknown || isDone.current) return;
    isDone.current = true;
    close();
    if (message) toasts.error(message);
  }, [isUnknown, message, close, toasts]);
};
