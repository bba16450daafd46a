import { answerOf } from '@portal/api';
import {
  type FamilyForm,
  familyAccess,
  familyFields,
  familySchema,
  isProductNameTooLong,
  PRODUCT_NAME_ALERT_TEXT,
  requestedFamilyFields,
  requestedFamilySchema,
  savedTaxationSchema,
  type TaxationForm,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { useEditor } from '../../../../shared/editor/useEditor.ts';
import { productLabelAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { type Family, factsOf, familyFormOf, nameOf, settledValues } from './familyFormValues.ts';
import type { FamilyInRequest } from './familyInRequest.ts';
import { recordsOfFamily } from './recordsOfFamily.ts';
import { type SentFamily, saveFamilyAtom } from './saveFamilyAtom.ts';

/** To who may not change a family that is there (CON-58). */
const TYPED_TOO_LATE = 'O que você digitou depois de salvar não faz parte da família';

interface FamilyEditorOptions {
  /** The loaded family, `null` for a new one. */
  family: Family | null;
  /** Name of the page, which identifies the draft; in the catalogue that of the family or of a new one. */
  page: string | undefined;
  /** The request in which it is edited; without one it is edited in the catalogue. */
  inRequest?: FamilyInRequest | undefined;
  /** Called after a new family was saved, where the user is still at its form. */
  onCreated?: ((family: Family) => void | Promise<void>) | undefined;
}

/**
 * The editor of a family: which sections are editable, and saving with the call of the user's role (FAM-037 to
 * FAM-049).
 */
export function useFamilyEditor({ family, page, inRequest, onCreated }: FamilyEditorOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const saveFamily = useSetAtom(saveFamilyAtom);
  const roles = useAtomValue(rolesAtom);
  const own = useMemo(() => familyAccess(roles, family), [roles, family]);
  const access = inRequest?.access ?? own;

  const filling = inRequest?.filling === true;

  const editor = useEditor<Family, FamilyForm, SentFamily>({
    record: family,
    fields: filling ? requestedFamilyFields : familyFields,
    toForm: familyFormOf,
    loadSchema: async (values, known) => {
      return access.save === 'updateTaxation'
        ? z.pipe(
            z.transform((form: FamilyForm): TaxationForm => form),
            savedTaxationSchema({ cst: family?.cst ?? null, cestId: values.cestId }),
          )
        : (filling ? requestedFamilySchema : familySchema)(factsOf(values, known));
    },
    read: ({ id }) =>
      answerOf(api.GET('/api/produtos/familias/{familiaId}', { params: { path: { familiaId: id } } })),
    write: (body, base, key) => saveFamily(body, base, key, inRequest?.familyRequestId),
    onSaved: (saved, base, typedOn) => {
      if (base) return;
      const isClosed = (inRequest?.access ?? familyAccess(roles, saved)).save === null;
      if (typedOn && isClosed) notify.warning(TYPED_TOO_LATE);
    },
    goOn: (saved, base) => (base ? undefined : onCreated?.(saved)),
    place: (stored) => ({
      page: page ?? (stored ? `catalogue-family/${stored.id}` : 'catalogue-register'),
      form: 'family',
    }),
    editable: access.save !== null,
    recordsOf: recordsOfFamily,
    optionLabel: useAtomValue(productLabelAtom),
    settle: settledValues,
    refuses: (values, known) => {
      const tooLong = isProductNameTooLong(nameOf(values, known));
      if (tooLong) notify.error(PRODUCT_NAME_ALERT_TEXT);
      return tooLong;
    },
  });
  return { editor, access };
}
