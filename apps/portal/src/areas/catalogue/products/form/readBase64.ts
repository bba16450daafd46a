/**
 * Reads a file as base64, without the head of a data address. The browser reads and encodes it; the page stays free
 * meanwhile.
 *
 * @throws what kept the file from being read, such as that it was moved since it was chosen.
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
