import { isValidCep, isValidStateRegistration, parseCep } from '@portal/formats';
import { z } from 'zod';
import { INVALID_NUMBER, REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { requiredId } from '../../fields/numberFields.ts';
import { optionalUpperText, requiredUpperText } from '../../fields/textFields.ts';
import { representativeSchema } from '../contactSchema.ts';
import {
  digits,
  fieldGroup,
  optionalPattern,
  parseDigits,
  requiredChoice,
  requiredOption,
  requiredPattern,
} from './stepFields.ts';

/** The kind of supply that step 1 starts with and keeps (ST1-007, ST1-008, C-41). */
export const DEFAULT_QUALIFICATION = 'Revenda';

/** Most characters of the legal name (ST1-021). */
export const COMPANY_NAME_MAX = 100;

const COMPANY_NAME_TEXT = 'Campo obrigatório, máximo de 100 caracteres';
const CEP_TEXT = 'Digite um cep válido';
const CITY_TEXT = 'Seleciona uma Cidade';

const STATE_REGISTRATION = { clean: parseDigits, isValid: isValidStateRegistration, invalid: INVALID_NUMBER };

const address = {
  cep: requiredPattern({ clean: parseCep, isValid: isValidCep, invalid: CEP_TEXT }, CEP_TEXT),
  logradouro: requiredUpperText(100),
  numero: requiredUpperText(10),
  complemento: optionalUpperText(60),
  bairro: requiredUpperText(60),
};

const company = {
  segmento: requiredOption(REQUIRED_TEXT),
  qualificacao: z.preprocess(
    (value: string | null) => value || DEFAULT_QUALIFICATION,
    z.string({ error: 'Seleciona uma qualificação' }).max(40, 'Seleciona uma qualificação'),
  ),
  inscricaoEstadual: requiredPattern(STATE_REGISTRATION, INVALID_NUMBER),
  inscricaoEstadualSubstTribut: optionalPattern(digits(1, 15)),
  razaoSocial: requiredUpperText(COMPANY_NAME_MAX, COMPANY_NAME_TEXT, COMPANY_NAME_TEXT),
  nomeFantasia: requiredUpperText(COMPANY_NAME_MAX),
  // Without a representative each of its fields is told.
  contatos: z.preprocess(
    (value: z.input<typeof representativeSchema>[]) =>
      Array.isArray(value) && value.length === 0 ? [{}] : (value ?? [{}]),
    z.array(representativeSchema).max(1, 'Informe somente um representante'),
  ),
};

/**
 * Body of step 1 (ST1-003 to ST1-056, G-28): the address has the city as `{id}`, the state being that of the city; the
 * contacts are the representative. CEP, phones and registrations come out bare, names in capitals (D18); a state
 * registration has 8 to 15 digits (ST1-015, ST1-016, FRM-17, G-34), and a missing kind of supply is `Revenda` (C-41).
 */
export const basicDataSchema = z.object({
  ...company,
  endereco: fieldGroup(z.object({ ...address, cidade: requiredChoice(CITY_TEXT) })),
});

/**
 * Form of step 1: the body, with the state that the city is chosen from (ST1-040, ST1-041, G-31), which is not sent.
 * The messages are at `endereco.cidade.estado.id` and `endereco.cidade.id`.
 */
export const basicDataFormSchema = z.object({
  ...company,
  endereco: fieldGroup(
    z.object({
      ...address,
      cidade: fieldGroup(
        z
          .object({ id: requiredId(CITY_TEXT), estado: requiredChoice('Seleciona um estado') })
          .transform(({ id }) => ({ id })),
      ),
    }),
  ),
});

/** Values of the form of step 1. */
export type BasicDataForm = z.input<typeof basicDataFormSchema>;

/** Step 1 as the call sends it. */
export type BasicDataBody = z.output<typeof basicDataSchema>;
