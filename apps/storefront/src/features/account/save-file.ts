/** Hands a text to the device as a file. */
export const saveFile = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
