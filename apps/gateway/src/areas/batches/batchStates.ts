import type { Schemas } from '@portal/api';
import { type BatchKind, PRODUCT_APPROVAL_LABELS } from '@portal/domain';
import * as z from 'zod/mini';

/** What people are told that a product had, or got. */
const texto = z.string();

const status = z.custom<Schemas['ProductApprovalStatus']>(
  (value) => typeof value === 'string' && Object.hasOwn(PRODUCT_APPROVAL_LABELS, value),
);
const decided = {
  before: z.object({ statusAprovacao: status, texto }),
  after: z.object({ statusAprovacao: status, texto }),
};

const columns = z.object({
  familiaId: z.number(),
  nome: z.string(),
  altura: z.nullable(z.number()),
  largura: z.nullable(z.number()),
  comprimento: z.nullable(z.number()),
  peso: z.nullable(z.number()),
});

const SHAPES = {
  Aprovacao: z.object(decided),
  Recusa: z.object(decided),
  Status: z.object({
    ...decided,
    /** With when a product of a request was validated. */
    before: z.extend(decided.before, { dataAprovacao: z.nullable(z.string()) }),
  }),
  Familia: z.object({
    before: z.extend(columns, { versaoFamilia: z.number(), texto }),
    after: z.extend(columns, { texto }),
  }),
  Fornecedor: z.object({
    before: z.object({ fornecedorId: z.number(), texto }),
    after: z.object({ fornecedorId: z.number(), linkId: z.number(), versaoLink: z.number(), texto }),
  }),
} satisfies Record<BatchKind, z.ZodMiniType>;

/** What a product had before a batch of each kind, and got by it. */
export type BatchStates = { readonly [Kind in BatchKind]: Readonly<z.output<(typeof SHAPES)[Kind]>> };

/** Reads what a batch has stored of a product. */
export function readStates<Kind extends BatchKind>(
  kind: Kind,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): BatchStates[Kind] {
  const shapes: { readonly [Each in BatchKind]: z.ZodMiniType<BatchStates[Each]> } = SHAPES;
  return shapes[kind].parse({ before, after });
}
