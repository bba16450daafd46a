import type { Schemas } from '@portal/api';
import { Checkbox, CurrencyField, DecimalField, PercentField, Select, TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { productOptionsAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { useCheckedField } from '../../../../shared/forms/useCheckedField.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';

interface FamilyFieldProps<Name extends string> {
  name: Name;
  label: string;
  /** Why the user may not edit the section of the field. */
  lock: string | null;
  /** Why the other values close the field. */
  ruledOut?: string | null;
  required?: boolean;
}

/** A section that is not the user's is read; what a rule closes says why. */
function lockProps({ lock, ruledOut, required }: Omit<FamilyFieldProps<string>, 'name' | 'label'>) {
  return {
    readOnly: lock !== null,
    disabled: lock === null && Boolean(ruledOut),
    disabledReason: ruledOut ?? undefined,
    required: required && lock === null && !ruledOut,
  };
}

/** An amount in reais. */
export function FamilyMoney({
  name,
  label,
  hint,
  ...rest
}: FamilyFieldProps<'valorNf' | 'precoSugerido' | 'valorPauta' | 'valorBruto'> & { hint?: string }) {
  const { control } = useFamilyFormContext();
  return <CurrencyField {...useFormField(control, name)} {...lockProps(rest)} label={label} hint={hint} />;
}

/** A tax rate from 0% to 100% with four decimals (FMC-067 to FMC-070). */
export function FamilyRate({
  name,
  label,
  ...rest
}: FamilyFieldProps<'aliquotaIcmsEntrada' | 'aliquotaIcmsSaida' | 'aliquotaIpi'>) {
  const { control } = useFamilyFormContext();
  return (
    <PercentField
      {...useFormField(control, name)}
      {...lockProps(rest)}
      label={label}
      decimals={4}
      max={100}
    />
  );
}

/** A number with decimals. */
export function FamilyDecimal({
  name,
  label,
  decimals,
  ...rest
}: FamilyFieldProps<
  'mva' | 'volumetria' | `volumetrias.${number}` | 'altura' | 'largura' | 'comprimento' | 'peso'
> & { decimals: 2 | 4 }) {
  const { control } = useFamilyFormContext();
  return (
    <DecimalField
      {...useFormField(control, name)}
      {...lockProps(rest)}
      label={label}
      decimals={decimals}
      padded={!name.startsWith('volumetria')}
    />
  );
}

/** A text of one line in capital letters. */
export function FamilyText({
  name,
  label,
  maxLength,
  ...rest
}: FamilyFieldProps<'colecao' | 'descricaoLivre' | 'etiquetaPrecoParte1' | 'etiquetaPrecoParte2'> & {
  maxLength: number;
}) {
  const { control } = useFamilyFormContext();
  return (
    <TextField {...useFormField(control, name)} {...lockProps(rest)} label={label} maxLength={maxLength} />
  );
}

/** A value of a fixed list (FMC-119). */
export function FamilyOption({
  name,
  label,
  list,
  ...rest
}: FamilyFieldProps<
  | 'cst'
  | 'fundoPobreza'
  | 'pisConfins'
  | 'icmsOrigemMercadoria'
  | 'cstPisConfins'
  | 'spedItem'
  | 'spedProduto'
> & { list: keyof Schemas['ProductEnumerations'] }) {
  const { control } = useFamilyFormContext();
  const optionsOf = useAtomValue(productOptionsAtom);
  const { value, ...field } = useFormField(control, name);
  return (
    <Select {...field} {...lockProps(rest)} label={label} value={value} options={optionsOf(list, value)} />
  );
}

/** Yes or no. */
export function FamilyFlag({
  name,
  label,
  ...rest
}: FamilyFieldProps<
  | 'calculoPautaDiferente'
  | 'calculaStEntrada'
  | 'calculaStSaida'
  | 'dimensaoPorFamilia'
  | 'estoqueSemGiro.devolucao'
  | 'estoqueSemGiro.indenizacao'
>) {
  const { control } = useFamilyFormContext();
  return <Checkbox {...useCheckedField(control, name)} {...lockProps(rest)} label={label} />;
}
