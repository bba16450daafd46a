import { PartLostError } from '../../PartLostError.ts';

/** The virus scanner does not answer, or cannot carry anything out at the moment. */
export class VirusScannerLostError extends PartLostError {
  override readonly name = 'VirusScannerLostError';
}

/** Looks for malware in files. */
export interface VirusScanner {
  /**
   * Looks through the content of a file.
   *
   * @returns the name that the scanner gives to what it found; null when it found nothing.
   * @throws VirusScannerLostError when there is no answer: the file is neither clean nor refused.
   */
  scan(content: ReadableStream<Uint8Array>): Promise<string | null>;
}
