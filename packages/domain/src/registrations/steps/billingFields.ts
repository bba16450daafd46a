import * as z from 'zod/mini';
import {
  draftSchema,
  emptyForm,
  type FieldOf,
  type FormOf,
  type StoredAs,
  storedForm,
} from '../../fields/defineFields.ts';
import { group, numberText, pick, requiredOption, unseen } from '../../fields/kinds.ts';
import { requiredNumber } from '../../fields/numberFields.ts';
import { digits, email, pattern } from '../../fields/patternFields.ts';
import { type CarrierForm, carrierFields, carriers } from '../carrierSchema.ts';
import { contactForm, contacts, type StoredContact } from '../contactSchema.ts';

/** The three fixed regions in their order (ST6-008, ST6-009). */
export const DELIVERY_REGIONS = [
  { id: 1, nome: 'Grande BH' },
  { id: 2, nome: 'Região metropolitana' },
  { id: 3, nome: 'Interior de MG' },
] as const;

/** The delivery options with their labels (ST6-011). */
export const DELIVERY_OPTIONS = [
  { id: 'DiasUteis', descricao: 'Úteis' },
  { id: 'DiasCorridos', descricao: 'Corridos' },
] as const;

/** The freight situations with their labels (ST6-004). */
export const FREIGHT_SITUATIONS = [
  { id: 'Cif', descricao: 'CIF' },
  { id: 'Fob', descricao: 'FOB' },
] as const;

/** Longest lead time in days (G-33). */
const LEAD_TIME_MAX = 999;

/** Message of a lead time that is not filled in (ST6-010). */
const LEAD_TIMES_TEXT = 'Preencha todos os campos';

const leadTimeRule = requiredNumber(
  { decimals: 0, min: 1, max: LEAD_TIME_MAX, message: `Digite um prazo de 1 a ${LEAD_TIME_MAX} dias` },
  LEAD_TIMES_TEXT,
);

const leadTime: FieldOf<'integer', typeof leadTimeRule> = {
  kind: 'integer',
  label: 'Prazo de entrega (dias)',
  max: LEAD_TIME_MAX,
  required: true,
  schema: leadTimeRule,
  empty: null,
  draft: z.nullable(z.number()),
  text: numberText,
};

const regionId = z.literal(
  DELIVERY_REGIONS.map(({ id }) => id),
  { error: LEAD_TIMES_TEXT },
);

const regionFields = {
  id: { ...unseen(regionId, 1), draft: regionId },
  prazoEntrega: leadTime,
  opcaoEntrega: pick({
    label: 'Opção de entrega',
    choices: DELIVERY_OPTIONS,
    initial: 'DiasUteis',
    missing: 'Selecione uma opção',
  }),
};

type RegionForm = FormOf<typeof regionFields>;

/** How long deliveries to a region take: '1 dia útil', '3 dias úteis'. */
function leadTimeText({ prazoEntrega, opcaoEntrega }: RegionForm): string | null {
  if (prazoEntrega === null) return null;
  const inRow = opcaoEntrega === 'DiasCorridos';
  if (prazoEntrega === 1) return inRow ? '1 dia corrido' : '1 dia útil';
  return `${prazoEntrega} dias ${inRow ? 'corridos' : 'úteis'}`;
}

const region = (label: string) => ({ ...group(regionFields), label, text: leadTimeText });

const regionRows = z.pipe(
  z.transform((value: RegionForm[]) => value ?? []),
  z.pipe(
    z
      .array(group(regionFields).schema)
      .check(
        z.refine(
          (regions) =>
            regions.length === DELIVERY_REGIONS.length &&
            DELIVERY_REGIONS.every(({ id }) => regions.some((given) => given.id === id)),
          LEAD_TIMES_TEXT,
        ),
      ),
    z.transform((regions) => [...regions].sort((one, other) => one.id - other.id)),
  ),
);

/** The three regions, each once and in whole days from 1 to 999, working days unless the supplier chose otherwise (ST6-008 to ST6-011, G-33). */
const regions = {
  kind: 'group',
  label: '',
  fields: {
    '0': region(DELIVERY_REGIONS[0].nome),
    '1': region(DELIVERY_REGIONS[1].nome),
    '2': region(DELIVERY_REGIONS[2].nome),
  },
  schema: regionRows,
  empty: DELIVERY_REGIONS.map(({ id }): RegionForm => ({ ...emptyForm(regionFields), id })),
  draft: z.array(draftSchema(regionFields)),
} as const;

/** The fields of step 6 in the order of its form (ST6-002 to ST6-017). */
export const billingFields = {
  emailParaRecebimentoXml: email({ label: 'E-mail XML (NFD)' }),
  situacaoFrete: pick({ label: 'Situação do frete', choices: FREIGHT_SITUATIONS }),
  glnEdi: pattern({ label: 'GLN EDI', rules: digits(1, 13) }),
  tratamentoQuebras: requiredOption({
    label: 'Tratamento de quebras',
    list: 'tratamentoQuebras',
    missing: 'Selecione uma opção',
  }),
  regioesEntregas: regions,
  contatos: contacts('Contatos de logística', 'FaturamentoELogistica'),
  transportadoras: carriers,
};

/** Values of the form of step 6. */
export type BillingForm = FormOf<typeof billingFields>;

interface StoredBilling
  extends StoredAs<Omit<BillingForm, 'regioesEntregas' | 'contatos' | 'transportadoras'>> {
  readonly regioesEntregas: readonly (Omit<RegionForm, 'id'> & { readonly id: number })[];
  readonly contatosPorTipo: { readonly FaturamentoELogistica: readonly StoredContact[] };
  readonly transportadoras: readonly StoredAs<CarrierForm>[];
}

/** The values of step 6 for a supplier: always the three regions in their order (ST6-009, G-33). */
export function billingForm({
  regioesEntregas,
  contatosPorTipo,
  transportadoras,
  ...stored
}: StoredBilling): BillingForm {
  return {
    ...storedForm(billingFields, stored),
    regioesEntregas: regions.empty.map((empty) => ({
      ...empty,
      ...regioesEntregas.find(({ id }) => id === empty.id),
      id: empty.id,
    })),
    contatos: contatosPorTipo.FaturamentoELogistica.map(contactForm),
    transportadoras: transportadoras.map((carrier) => storedForm(carrierFields, carrier)),
  };
}
