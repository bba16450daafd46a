import { errorMessage, toApiError } from '@portal/api';
import { truncateMiddle } from '@portal/formats';
import { createUploadQueue, type QueuedFile, type UploadContext, type UploadQueue } from '@portal/ui';
import { atom } from 'jotai';
import type { Notify } from '../services/Notify.ts';
import { type Services, servicesAtom } from '../services/servicesAtom.ts';

/** What an upload ended with. */
export interface SentFile {
  /** Whether its record was read again and lists it. */
  readonly listed: boolean;
  /** The record as pages showed it until then: one that still does so draws the list a moment later. */
  readonly shown: unknown;
}

/** Where a file goes, and how. It outlives the page that chose the file. */
interface UploadTarget {
  /** The field of the record that the file is for. */
  readonly slot: string;
  /** Name and address of the page that shows the field. */
  readonly place: { readonly label: string; readonly href: string };
  /**
   * Sends a file and reads its record again.
   *
   * @throws the failure, or the reason of the signal when that was aborted.
   */
  send(file: File, context: UploadContext): Promise<SentFile>;
}

/** A file of the portal that is being sent or was. */
export type Upload = QueuedFile<SentFile, UploadTarget>;

/** The uploads of the portal, whichever page is open. */
export type Uploads = UploadQueue<SentFile, UploadTarget>;

/** Most files on their way at once: a browser has six lines to a host, and pages need some of them. */
const AT_ONCE = 3;

/** Most characters of a file's name in a notification, whose two lines have to show what became of it. */
const NAME_MAX = 32;

/** Creates the queue of a portal. A failure is notified with the name of the file, since another page may be open. */
function createUploads(notify: Pick<Notify, 'error'>): Uploads {
  return createUploadQueue<SentFile, UploadTarget>({
    concurrency: AT_ONCE,
    describeError: errorMessage,
    upload: async (file, context, { send }) => {
      try {
        return await send(file, context);
      } catch (error) {
        const { message, code } = toApiError(error);
        const name = truncateMiddle(file.name, NAME_MAX) ?? file.name;
        if (!context.signal.aborted) notify.error({ message: `${name}: ${message}`, code });
        throw error;
      }
    },
  });
}

const queues = new WeakMap<Services, Uploads>();

/** The uploads of the portal, which go on while one works elsewhere, also after a failure of a page, and end with the session. */
export const uploadsAtom = atom((get): Uploads => {
  const services = get(servicesAtom);
  const known = queues.get(services);
  if (known) return known;
  const uploads = createUploads(services.notify);
  queues.set(services, uploads);
  services.onSessionEnd(uploads.end);
  return uploads;
});
