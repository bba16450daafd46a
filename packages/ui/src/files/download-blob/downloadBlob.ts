/** How long the browser is given to take the file over, in milliseconds. */
const takeOver = 1_000;

/** Hands a file that is in memory to the browser's downloads under a name, and lets go of it afterwards. */
export function downloadBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), takeOver); // at once would be too early for Firefox and Safari
}
