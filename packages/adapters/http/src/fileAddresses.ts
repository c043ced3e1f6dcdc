import type { FileAddresses } from '@tailorbird/domain/shell';

const staff = '/studio_api';
const query = (values: Readonly<Record<string, string | null | undefined>>): string => {
  const given = Object.entries(values).filter((each): each is [string, string] => each[1] != null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

export const fileAddresses: FileAddresses = {
  paper: (order, number, link) => `/oscarapi/orders/${order}/papers/${number}/${query({ link })}`,
  chatPhoto: (id, size) => `/api/v1/chat/photos/${id}/${query({ size })}`,
  claimPhoto: (id, size, link) => `/api/v1/dixa/claims/photos/${id}/${query({ size, link })}`,
  makingSheets: (order, format) =>
    `${staff}/orders/${order}/sheets${format === 'csv' ? '.csv' : '/'}`,
  customsDeclaration: (order) => `${staff}/orders/${order}/cn23.pdf`,
  fiberWeights: (year) => `${staff}/legal/fiber-weights.csv${query({ year: String(year) })}`,
  bodyOf: (order, piece) => `${staff}/orders/${order}/pieces/${piece}/measurements/`,
  changedTexts: `${staff}/changed_texts/`,
  subscribers: `${staff}/newsletter/subscribers.csv`,
  mail: (mail, locale, preview) => `${staff}/mails/${mail}/${locale}.html${query({ preview })}`,
};
