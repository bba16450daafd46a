import { type OptionValue, Select, type SelectProps } from '@portal/ui';
import { useAtom, type WritableAtom } from 'jotai';

type Filters = Readonly<Record<string, OptionValue | null>>;

export interface ListSelectProps<Values extends Filters, Name extends keyof Values>
  extends Pick<SelectProps<NonNullable<Values[Name]>>, 'label' | 'placeholder' | 'options'> {
  /** A list with the filter. */
  list: {
    readonly filterAtom: WritableAtom<
      { readonly filters: Values },
      [change: { filters: Partial<Values> }],
      void
    >;
  };
  /** Name of the filter in the address. */
  name: Name;
}

/** Filters a list by one of some values. */
export function ListSelect<Values extends Filters, Name extends keyof Values>({
  list,
  name,
  ...rest
}: ListSelectProps<Values, Name>) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <Select
      {...rest}
      hideLabel
      value={filters[name]}
      onValueChange={(value) => change({ filters: { [name]: value } as Partial<Values> })} // `[name]` loses the name
    />
  );
}
