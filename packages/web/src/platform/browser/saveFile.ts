export const saveBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the blob a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const saveFile = (
  name: string,
  text: string,
  type: 'application/json' | 'application/yaml' | 'text/csv',
): void => saveBlob(name, new Blob([text], { type }));
