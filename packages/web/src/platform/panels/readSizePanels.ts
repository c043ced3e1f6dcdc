import { unreachable } from '@tailorbird/domain/kernel';
import { type CreateSizeTab, parseSizeRef, saveSizeModes, standardSizeOf } from '@tailorbird/domain/sizing';
import type { SizePanel, SizePanelName } from './sizePanels.ts';

const names: readonly SizePanelName[] = [
  'create-size',
  'edit-size',
  'ideal-size',
  'about-standard-sizes',
  'std-size-details',
  'save-size',
  'size-basket-cta',
  'recommend-size',
];

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The panel a parameter's value opens; null when the value makes no sense. */
const readPanel = (name: SizePanelName, value: string): SizePanel | null => {
  switch (name) {
    case 'create-size': {
      const match = /^([^,]*)(?:,(custom|standard))?$/.exec(value);
      const sizeTypeId = idOf(match?.[1] ?? '');
      return sizeTypeId === null ? null : { name, sizeTypeId, tab: (match?.[2] as CreateSizeTab | undefined) ?? null };
    }
    case 'edit-size':
    case 'size-basket-cta': {
      const userSizeId = idOf(value);
      return userSizeId === null ? null : { name, userSizeId };
    }
    case 'recommend-size': {
      const sizeTypeId = idOf(value);
      return sizeTypeId === null ? null : { name, sizeTypeId };
    }
    case 'ideal-size':
      // Without a value it is what most links mean (PANEL-03).
      return value === 'custom' || value === '' ? { name, mode: 'custom' } : value === 'standard-sizes' ? { name, mode: value } : null;
    case 'about-standard-sizes':
      return { name };
    case 'std-size-details': {
      const ref = parseSizeRef(value);
      return ref?.kind === 'standard' ? { name, size: standardSizeOf(ref) } : null;
    }
    case 'save-size': {
      // Without a value it asks for a name; who is not signed in is asked for an account as well (PANEL-06, SIZE-41).
      const mode = value === '' ? 'NameSize' : saveSizeModes.find((each) => each === value);
      return mode ? { name, mode } : null;
    }
    default:
      return unreachable(name);
  }
};

/** The size panels an address opens; a parameter whose value means nothing opens none. */
export const readSizePanels = (query: URLSearchParams): readonly SizePanel[] =>
  names.flatMap((name) => {
    const value = query.get(name);
    return (value !== null && readPanel(name, value)) || [];
  });
