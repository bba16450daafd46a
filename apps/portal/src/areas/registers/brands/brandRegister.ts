import { errorMessage, type PortalClient, type Schemas } from '@portal/api';
import type { BrandForm, RouteName } from '@portal/domain';
import { type Atom, atom } from 'jotai';
import { atomWithDefault } from 'jotai/utils';
import type { AtomWithQueryResult } from 'jotai-tanstack-query';
import { z } from 'zod';
import type { ListFilter } from '../../../shared/list/listAddress.ts';
import { listFilterAtom } from '../../../shared/list/listFilterAtom.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';

export type Brand = Schemas['Brand'];

const SORTABLE = ['codigo', 'descricao'] as const;
type BrandFilter = ListFilter<(typeof SORTABLE)[number]>;

/** Rows a page (BRD-008), and the total until the first answer says better (BRD-009). */
export const BRANDS_PAGE_SIZE = 30;

/** What sets one register of brands apart from the other (BRD-031 to BRD-034). */
export interface BrandCalls {
  /** Name of the page. */
  page: RouteName;
  title: string;
  /** Path of the list call; after a save, what was read from it is read again. */
  listPath: string;
  listAtom(filterAtom: Atom<BrandFilter>): Atom<AtomWithQueryResult<Schemas['BrandList'], unknown>>;
  create(api: PortalClient, body: BrandForm): Promise<unknown>;
  update(api: PortalClient, brand: Brand, body: BrandForm): Promise<unknown>;
  remove(api: PortalClient, brand: Brand): Promise<unknown>;
}

const dialogSchema = z.object({
  /** The brand that is edited, `null` for a new one. */
  brand: z
    .object({ id: z.number(), codigo: z.number(), descricao: z.string(), versao: z.number() })
    .nullable(),
  descricao: z.string(),
});

/** What the brand dialog was opened with. */
export type BrandDialogState = z.output<typeof dialogSchema>;

/** The state of one register of brands, and the acts on it. */
export function createBrandRegister({ page, title, listPath, listAtom, create, update, remove }: BrandCalls) {
  const filterAtom = listFilterAtom(page, SORTABLE);
  const brandsAtom = listAtom(filterAtom);
  const draftPlace = { page, form: 'brand' };

  const refreshAtom = atom(null, (get) => {
    void get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', listPath] });
  });

  const dialogAtom = atom<BrandDialogState | null>(null);
  const removalAtom = atom<Brand | null>(null);
  const leftOverAtom = atomWithDefault((get) =>
    get(servicesAtom).drafts.read(draftPlace, dialogSchema.parse),
  );

  /** Keeps what is typed in the dialog until it is saved or given up (D11); `null` forgets it. */
  const draftAtom = atom(null, (get, _set, draft: BrandDialogState | null) => {
    const { drafts } = get(servicesAtom);
    if (draft) drafts.keep(draftPlace, draft);
    else drafts.drop(draftPlace);
  });

  const closeDialogAtom = atom(null, (_get, set) => {
    set(dialogAtom, null);
    set(draftAtom, null);
  });

  /** Creates or changes the brand of the dialog; a failure leaves the dialog as it is (BRD-018 to BRD-027). */
  const saveAtom = atom(null, async (get, set, body: BrandForm) => {
    const brand = get(dialogAtom)?.brand;
    try {
      await (brand ? update(get(apiAtom), brand, body) : create(get(apiAtom), body));
    } finally {
      set(refreshAtom);
    }
    get(notifyAtom).success(brand ? 'Marca atualizada' : 'Marca criada');
    set(closeDialogAtom);
  });

  /** Removes the brand that is asked about (BRD-020, BRD-025); a failure leaves the question open. */
  const removeAtom = atom(null, async (get, set) => {
    const brand = get(removalAtom);
    if (!brand) return;
    const rows = get(brandsAtom).data?.marcas.length ?? 0;
    const { page } = get(filterAtom);
    try {
      await remove(get(apiAtom), brand);
      set(removalAtom, null);
      get(notifyAtom).success('Marca excluida');
      // The page that lost its last row gives way to the one before.
      if (rows === 1 && page > 1) set(filterAtom, { page: page - 1 });
    } catch (error) {
      get(notifyAtom).error(errorMessage(error));
    } finally {
      set(refreshAtom);
    }
  });

  return {
    title,
    filterAtom,
    brandsAtom,
    dialogAtom,
    removalAtom,
    leftOverAtom,
    draftAtom,
    closeDialogAtom,
    saveAtom,
    removeAtom,
  };
}

export type BrandRegister = ReturnType<typeof createBrandRegister>;
