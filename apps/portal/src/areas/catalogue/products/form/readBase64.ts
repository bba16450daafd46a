/**
 * Reads a file as base64, without the head of a data address. The browser does the work, so the page stays
 * responsive.
 *
 * @throws an error when the file cannot be read, for example because it was moved.
 */
export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.readAsDataURL(file);
  });
}
