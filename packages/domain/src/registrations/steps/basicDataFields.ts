import { formatCep, isValidCep, isValidStateRegistration, parseCep } from '@portal/formats';
import * as z from 'zod/mini';
import {
  draftSchema,
  emptyForm,
  type FieldOf,
  type FormOf,
  type StoredAs,
  storedForm,
} from '../../fields/defineFields.ts';
import { INVALID_NUMBER, REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { group, requiredOption, requiredRecord, requiredText, text } from '../../fields/kinds.ts';
import { digits, parseDigits, pattern, requiredPattern } from '../../fields/patternFields.ts';
import { type RepresentativeForm, representativeFields, representativeSchema } from '../contactSchema.ts';

/** The kind of supply that step 1 starts with and keeps (ST1-007, ST1-008, C-41). */
const DEFAULT_QUALIFICATION = 'Revenda';

/** Most characters of the legal name and of the trade name (ST1-021). */
const COMPANY_NAME_MAX = 100;

const COMPANY_NAME_TEXT = 'Campo obrigatório, máximo de 100 caracteres';
const CEP_TEXT = 'Digite um cep válido';

const STATE_REGISTRATION = { clean: parseDigits, isValid: isValidStateRegistration, invalid: INVALID_NUMBER };

const qualificationRule = z.pipe(
  z.transform((value: string | null) => value || DEFAULT_QUALIFICATION),
  z.string({ error: 'Seleciona uma qualificação' }).check(z.maxLength(40, 'Seleciona uma qualificação')),
);

const qualification: FieldOf<'option', typeof qualificationRule> & { readonly list: 'qualificacoes' } = {
  kind: 'option',
  label: 'Categoria de fornecimento',
  list: 'qualificacoes',
  schema: qualificationRule,
  empty: DEFAULT_QUALIFICATION,
  draft: z.nullable(z.string()),
  text: (value, { names }) => (value ? names.option('qualificacoes', value) : null),
};

// Without a representative each of its fields is reported.
const representatives = z.pipe(
  z.transform((value: RepresentativeForm[]) =>
    Array.isArray(value) && value.length === 0 ? [{}] : (value ?? [{}]),
  ),
  z.array(representativeSchema).check(z.maxLength(1, 'Informe somente um representante')),
);

/** The one representative, kept as the contact of that type (ST1-046 to ST1-056, G-02). */
const representative = {
  kind: 'group',
  label: '',
  fields: { '0': group(representativeFields) },
  schema: representatives,
  empty: [] as RepresentativeForm[],
  draft: z.array(draftSchema(representativeFields)),
} as const;

/** The address but for its city (ST1-025 to ST1-039). */
export const streetFields = {
  cep: {
    ...requiredPattern({
      label: 'CEP',
      rules: { clean: parseCep, isValid: isValidCep, invalid: CEP_TEXT },
      missing: CEP_TEXT,
    }),
    text: formatCep,
  },
  logradouro: requiredText({ label: 'Endereço', max: 100 }),
  numero: requiredText({ label: 'Número', max: 10 }),
  complemento: text({ label: 'Complemento', max: 60 }),
  bairro: requiredText({ label: 'Bairro', max: 60 }),
};

/** The city that is sent. */
export const cityFields = { id: requiredRecord({ label: 'Cidade', missing: 'Seleciona uma Cidade' }) };

const state = group({ id: requiredRecord({ label: 'Estado', missing: 'Seleciona um estado' }) });

/**
 * The fields of step 1 in the order of its form (ST1-003 to ST1-056, G-28): a state registration has 8 to 15 digits
 * (ST1-015, ST1-016, FRM-17, G-34), a missing kind of supply is `Revenda` (C-41). The state, which the city is chosen
 * from, is not sent (ST1-040, ST1-041, G-31).
 */
export const basicDataFields = {
  segmento: requiredOption({ label: 'Segmento', list: 'segmentos', missing: REQUIRED_TEXT }),
  qualificacao: qualification,
  inscricaoEstadual: requiredPattern({
    label: 'Inscrição estadual',
    rules: STATE_REGISTRATION,
    missing: INVALID_NUMBER,
  }),
  inscricaoEstadualSubstTribut: pattern({
    label: 'Inscrição Estadual do Subst. Tribut.',
    rules: digits(1, 15),
    max: 15,
  }),
  razaoSocial: requiredText({
    label: 'Razão social',
    max: COMPANY_NAME_MAX,
    missing: COMPANY_NAME_TEXT,
    tooLong: COMPANY_NAME_TEXT,
  }),
  nomeFantasia: requiredText({ label: 'Nome fantasia/marca', max: COMPANY_NAME_MAX }),
  endereco: group({ ...streetFields, cidade: group({ estado: state, ...cityFields }) }),
  contatos: representative,
};

/** Values of the form of step 1. */
export type BasicDataForm = FormOf<typeof basicDataFields>;

type Street = FormOf<typeof streetFields>;

interface StoredBasicData extends StoredAs<Omit<BasicDataForm, 'endereco' | 'contatos'>> {
  readonly endereco: StoredAs<Street> & {
    readonly cidade: { readonly id: number; readonly estado: { readonly id: number } } | null;
  };
  readonly contatos: readonly (StoredAs<RepresentativeForm> & { readonly tipoContato: string })[];
}

/** The values of step 1 for a supplier. */
export function basicDataForm({ endereco, contatos, ...stored }: StoredBasicData): BasicDataForm {
  const { cidade } = endereco;
  const contact = contatos.find(({ tipoContato }) => tipoContato === 'Representante');
  return {
    ...storedForm(basicDataFields, stored),
    endereco: {
      ...storedForm(streetFields, endereco),
      cidade: { id: cidade?.id ?? null, estado: { id: cidade?.estado.id ?? null } },
    },
    contatos: [contact ? storedForm(representativeFields, contact) : emptyForm(representativeFields)],
  };
}
