import type { Schemas } from '@portal/api';
import type { BrandForm } from '@portal/domain';
import { z } from 'zod';
import { createListRegister, type ListRegister } from '../register/createListRegister.ts';

export type Brand = Schemas['Brand'];

export type BrandRegister = ListRegister<Brand, BrandForm, BrandForm>;

const draftSchema = z.object({
  record: z
    .object({ id: z.number(), codigo: z.number(), descricao: z.string(), versao: z.number() })
    .nullable(),
  values: z.object({ descricao: z.string() }),
});

type BrandCalls = Pick<
  Parameters<typeof createListRegister<Brand, BrandForm, BrandForm>>[0],
  'list' | 'create' | 'update' | 'remove' | 'read'
>;

/** A register of brands (BRD-010 to BRD-027); what sets one apart from the other are its calls (BRD-031 to BRD-034). */
export const createBrandRegister = (calls: BrandCalls): BrandRegister =>
  createListRegister<Brand, BrandForm, BrandForm>({
    ...calls,
    parseDraft: draftSchema.parse,
    emptyForm: { descricao: '' },
    toForm: ({ descricao }) => ({ descricao }),
    texts: { created: 'Marca criada', updated: 'Marca atualizada', removed: 'Marca excluida' },
  });
