import type { FamilyForm } from '@portal/domain';
import { MultiSelect, PagedSelect, type SelectOption } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { tagLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { type Lookup, useLookup } from '../../../../shared/lookups/useLookup.ts';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import type { KnownRecord, RecordField } from './knownRecords.ts';

type LookupField = Exclude<RecordField, 'tipoVolumetriaId' | 'classificacaoProduto' | 'tagsIds'>;

interface FamilyLookupProps<Row, Of> {
  name: LookupField;
  label: string;
  lookup: Lookup<Row, number, Of>;
  /** What the list hangs from. */
  of: Of;
  lock: string | null;
  /** What has to be chosen first. */
  waitsFor?: string | undefined;
  required?: boolean;
  /** Fields that hang from this one: another choice empties them. */
  empties?: readonly LookupField[];
  /** What the rules read of a row, besides its option. */
  facts?: (row: Row) => Pick<KnownRecord, 'sigla' | 'kit'>;
}

/** A record chosen from a list of the gateway. */
export function FamilyLookup<Row, Of>({
  name,
  label,
  lookup,
  of,
  lock,
  waitsFor,
  required = false,
  empties = [],
  facts,
}: FamilyLookupProps<Row, Of>) {
  const { control, setValue, known } = useFamilyFormContext();
  const { value, onValueChange, ...field } = useFormField(control, name);
  const { choice, rowOf } = useLookup(lookup, of);
  const chosen = known.of(name, value);
  const choose = (option: SelectOption<number> | null) => {
    const row = option ? rowOf(option.value) : undefined;
    if (option) known.learn(name, { ...option, ...(row !== undefined && facts?.(row)) });
    onValueChange(option?.value ?? null);
    if (option?.value === value) return;
    for (const dependent of empties) setValue(dependent, null, { shouldDirty: true });
  };
  return (
    <PagedSelect<number>
      {...field}
      {...choice}
      label={label}
      value={chosen}
      onValueChange={choose}
      hint={chosen?.description}
      required={required && lock === null}
      readOnly={lock !== null}
      disabled={lock === null && waitsFor !== undefined}
      disabledReason={waitsFor}
    />
  );
}

interface RecordsProps {
  label: string;
  lock: string | null;
}

/** The tags of a family (FMC-096). */
export function FamilyTags({ label, lock }: RecordsProps) {
  const { control, known } = useFamilyFormContext();
  const { value, onValueChange, ...field } = useFormField(control, 'tagsIds');
  const { choice } = useLookup(tagLookup, undefined);
  return (
    <MultiSelect<number>
      {...field}
      {...choice}
      label={label}
      value={value.flatMap((id) => known.of('tagsIds', id) ?? [])}
      onValueChange={(options) => {
        for (const option of options) known.learn('tagsIds', option);
        onValueChange(options.map((option) => option.value));
      }}
      readOnly={lock !== null}
    />
  );
}

/** The classifications of the products of a family, from a list that is not paged (FMC-094, FMC-095). */
export function FamilyClasses({
  label,
  lock,
  options,
  loading,
}: RecordsProps & { options: readonly SelectOption<number>[]; loading: boolean }) {
  const { control, known } = useFamilyFormContext();
  const { value, onValueChange, ...field } = useFormField(control, 'classificacaoProduto');
  return (
    <MultiSelect<number>
      {...field}
      label={label}
      options={options}
      loading={loading}
      value={value.flatMap(({ id }) => known.of('classificacaoProduto', id) ?? [])}
      onValueChange={(chosen) => {
        for (const option of chosen) known.learn('classificacaoProduto', option);
        onValueChange(chosen.map(({ value: id }): FamilyForm['classificacaoProduto'][number] => ({ id })));
      }}
      readOnly={lock !== null}
    />
  );
}
