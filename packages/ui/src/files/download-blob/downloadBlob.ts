/** How long the browser is given to take the file over, in milliseconds. */
const takeOver = 1_000;

/** Downloads a file from memory under a name, then releases it. */
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
