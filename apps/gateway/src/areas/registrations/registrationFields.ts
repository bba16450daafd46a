import type { Schemas } from '@portal/api';
import {
  accountingFields,
  accountingForm,
  basicDataFields,
  basicDataForm,
  billingFields,
  billingForm,
  brandsAndCategoriesFields,
  brandsAndCategoriesForm,
  DOCUMENT_TYPES,
  type FieldNames,
  type FieldTable,
  fieldLines,
  financeFields,
  financeForm,
  STAFF_ONLY_FIELDS,
  type StepNumber,
} from '@portal/domain';
import { formatInstantDateTime } from '@portal/formats';
import { supplierEnumerations } from '../enumerations/lists.ts';

type Supplier = Schemas['RegistrationSupplier'];

/** A field of a registration as people read it. */
export interface RegistrationField {
  /** Path of the field in `fornecedor`. */
  readonly campo: string;
  /** Its label on the screens. */
  readonly rotulo: string;
  /** Its value, null when there is none. */
  readonly texto: string | null;
}

/** What holds the records that the forms of a supplier have the ids of. */
type SupplierRecords = Pick<Supplier, 'cnae' | 'aliquota'> & {
  readonly endereco: Pick<Supplier['endereco'], 'cidade'>;
  readonly dadosBancarios: Pick<Supplier['dadosBancarios'], 'banco'>;
};

/** What the ids in the forms of a supplier stand for; all of it is in what is read of him. */
export function supplierNames({
  endereco,
  cnae,
  aliquota,
  dadosBancarios,
}: Partial<SupplierRecords>): FieldNames {
  const cidade = endereco?.cidade;
  const records: Record<string, string | undefined> = {
    'endereco.cidade.id': cidade?.nome && `${cidade.nome}/${cidade.estado.sigla}`,
    'cnae.id': cnae?.codigo && `${cnae.codigo} - ${cnae.descricao}`,
    'aliquota.id': aliquota?.descricao,
    'dadosBancarios.banco.id': dadosBancarios?.banco?.descricao,
  };
  const lists: Record<string, readonly { id: string | number; descricao?: string }[]> = supplierEnumerations;
  return {
    option: (list, id) => lists[list]?.find((item) => item.id === id)?.descricao ?? id,
    record: (field) => records[field] ?? null,
  };
}

/** The names of `fornecedor` for paths of the forms, where they differ; `null` for what is not compared. */
const NAMES: Record<string, string | null> = {
  'endereco.cidade.estado.id': null, // part of the city's line
  'contatos.0.numeroTelefoneFixo': 'contatos.telefoneFixo',
  'contatos.0.numeroTelefoneCelular': 'contatos.telefoneCelular',
  categoriaPrincipalId: 'categorias.principal',
};

const nameOf = (path: string) =>
  path
    .replace('contatos.0', 'contatos')
    .replace(/\.id$/, '')
    .replace(/\.(\d)$/, '[$1]');

/** The fields of a step; `contacts` is the type of its contacts. */
function stepFields(
  fields: FieldTable,
  values: object,
  names: FieldNames,
  contacts?: Schemas['ContactType'],
): RegistrationField[] {
  return fieldLines(fields).flatMap(({ path, label, text }) => {
    const own = path === 'contatos' ? `contatosPorTipo.${contacts}` : NAMES[path];
    return own === null || STAFF_ONLY_FIELDS.has(path)
      ? []
      : { campo: own ?? nameOf(path), rotulo: label, texto: text(values, names) || null };
  });
}

/** A document by name and time, so that one that took the place of another of its name counts as a change. */
function documentsOf({ documentosPorTipo }: Supplier, step: StepNumber): RegistrationField[] {
  return DOCUMENT_TYPES.filter((facts) => facts.step === step).map(({ type, label }) => {
    const texts = documentosPorTipo[type].map(
      ({ nomeOriginal, dataCriacao }) => `${nomeOriginal} (${formatInstantDateTime(dataCriacao)})`,
    );
    return { campo: `documentosPorTipo.${type}`, rotulo: label, texto: texts.join(', ') || null };
  });
}

const { tratamentoQuebras, contatos, transportadoras, ...invoices } = billingFields;
/** Breakages come after the regions here. */
const comparedBilling = { ...invoices, tratamentoQuebras, contatos, transportadoras };

/**
 * The fields of a registration in the order of its forms, as people read them.
 *
 * @param stage the first analysis is about steps 1 and 2, the second about all six.
 */
export function registrationFields(
  supplier: Supplier,
  stage: 'PrimeiraAnalise' | 'SegundaAnalise',
): RegistrationField[] {
  const names = supplierNames(supplier);
  const first = [
    ...stepFields(basicDataFields, basicDataForm(supplier), names),
    ...stepFields(brandsAndCategoriesFields, brandsAndCategoriesForm(supplier), names),
    ...documentsOf(supplier, 2),
  ];
  if (stage === 'PrimeiraAnalise') return first;
  return [
    ...first,
    ...documentsOf(supplier, 3),
    ...stepFields(accountingFields, accountingForm(supplier), names, 'Contabil'),
    ...stepFields(financeFields, financeForm(supplier), names, 'Financeiro'),
    ...stepFields(comparedBilling, billingForm(supplier), names, 'FaturamentoELogistica'),
  ];
}
