import type { DocumentType } from '@portal/domain';
import { atom } from 'jotai';

/** Uploads of a document type that the registration does not list yet. */
interface TypeUploads {
  /** A file is uploading or waiting. */
  readonly underWay: boolean;
  /** A file was stored, but reloading the registration failed. */
  readonly unlisted: boolean;
}

const idle: TypeUploads = { underWay: false, unlisted: false };

const knownAtom = atom<ReadonlyMap<string, TypeUploads>>(new Map());

const keyOf = (flowId: string, type: DocumentType) => `${flowId} ${type}`;

/** The uploads of a document type of a registration, reported by its field. */
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
