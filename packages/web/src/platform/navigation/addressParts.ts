export const isSlug = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

export const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{0,17}$/.test(text);
