import { CST_ICMS, closedFamilyFields, familySections, sectionLocks } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { type Ref, useMemo, useState } from 'react';
import { EditorFrame } from '../../../../shared/editor/EditorFrame.tsx';
import { type FormHandle, useFormHandle } from '../../../../shared/editor/useFormHandle.ts';
import {
  productLabelAtom,
  productOptionsAtom,
} from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { FamilySections } from './FamilySections.tsx';
import type { Family } from './familyFormValues.ts';
import type { FamilyInRequest } from './familyInRequest.ts';
import { useFamilyEditor } from './useFamilyEditor.ts';

interface FamilyFormViewProps {
  /** The loaded family, `null` for a new one. */
  family: Family | null;
  /** Name of the page, which identifies the draft. @default that of the catalogue */
  page?: string;
  /** The request in which it is edited; without one it is edited in the catalogue. */
  inRequest?: FamilyInRequest;
  /** Called after a new family was saved, where the user is still at its form. */
  onCreated?: (family: Family) => void | Promise<void>;
  /** Checks the values without saving them. */
  ref?: Ref<FormHandle>;
}

/** The form of a family: data, taxation, margin, competitors, further blocks and the save button (FAM-001). */
export function FamilyFormView({ family: loaded, page, inRequest, onCreated, ref }: FamilyFormViewProps) {
  /** The created family until the page shows it: what may be changed hangs from it. */
  const [created, setCreated] = useState<Family | null>(null);
  const family = loaded ?? created;
  const { editor, access } = useFamilyEditor({
    family,
    page,
    inRequest,
    onCreated: (saved) => {
      setCreated(saved);
      return onCreated?.(saved);
    },
  });
  useFormHandle(ref, editor);
  const { locks } = access;
  const lockOf = useMemo(() => sectionLocks(familySections, locks), [locks]);
  const icms = useAtomValue(productLabelAtom)('csts', CST_ICMS) ?? CST_ICMS;
  return (
    <EditorFrame
      editor={editor}
      label="Família"
      draftBanner={{ title: 'Você tinha uma família não salva' }}
      lockOf={lockOf}
      closed={(values) => closedFamilyFields(values, icms)}
      optionsOf={useAtomValue(productOptionsAtom)}
      status={access.saveReason}
      submit={
        inRequest && access.save === null ? null : { label: 'Salvar', disabledReason: access.saveReason }
      }
    >
      <FamilySections
        family={editor.base}
        inRequest={inRequest !== undefined}
        told={access.save !== null}
        locks={locks}
      />
    </EditorFrame>
  );
}
