import type { DocumentType } from '@portal/domain';
import { atom } from 'jotai';

/** What is known of the uploads of a document type besides what the registration lists. */
interface TypeUploads {
  /** A file is on its way or about to be. */
  readonly underWay: boolean;
  /** A file was stored, and the registration could not be read again since. */
  readonly unlisted: boolean;
}

const idle: TypeUploads = { underWay: false, unlisted: false };

const knownAtom = atom<ReadonlyMap<string, TypeUploads>>(new Map());

const keyOf = (flowId: string, type: DocumentType) => `${flowId} ${type}`;

/** The uploads of a document type of a registration, as its field tells of them. */
export const documentUploadsAtom = atom(
  (get) =>
    (flowId: string, type: DocumentType): TypeUploads =>
      get(knownAtom).get(keyOf(flowId, type)) ?? idle,
  (get, set, flowId: string, type: DocumentType, uploads: Partial<TypeUploads>) => {
    const key = keyOf(flowId, type);
    const known = get(knownAtom).get(key) ?? idle;
    const next = { ...known, ...uploads };
    if (next.underWay === known.underWay && next.unlisted === known.unlisted) return;
    set(knownAtom, new Map(get(knownAtom)).set(key, next));
  },
);
