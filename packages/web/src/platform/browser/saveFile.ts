/** Hands a text to the reader as a file. */
export const saveFile = (name: string, text: string, type: 'application/json' | 'application/yaml' | 'text/csv'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
