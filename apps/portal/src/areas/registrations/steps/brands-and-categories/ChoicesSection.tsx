import { brandsAndCategoriesFields, SHOPS_HINT } from '@portal/domain';
import { Card, ChipsField, Grid, Select, TextArea } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { brandChoices, categoryChoices } from './supplierChoices.ts';

const { useField, useValues } = inputsOf<typeof brandsAndCategoriesFields>();

/** The category that stands for the others (ST2-022 to ST2-024). */
function PrincipalField() {
  const [categories] = useValues(['categorias']);
  const principal = useField('categoriaPrincipalId', {
    disabledReason: categories.length === 0 ? 'Escolha antes as categorias' : null,
  });
  return (
    <Select<number>
      {...principal}
      id="categoriaPrincipalId"
      options={categories.map(({ id, descricao }) => ({ value: id, label: descricao }))}
    />
  );
}

function ShopsField() {
  const { value, onValueChange, ...field } = useField('lojas');
  const { max, maxLength } = brandsAndCategoriesFields.lojas;
  return (
    <ChipsField
      {...field}
      id="lojas"
      hint={field.readOnly ? undefined : SHOPS_HINT}
      upperCase
      maxLength={maxLength}
      maxItems={max}
      value={value}
      onValueChange={(texts) => onValueChange([...texts])}
    />
  );
}

function RemarksField() {
  const { maxLength } = brandsAndCategoriesFields.observacoesCadastro;
  return <TextArea {...useField('observacoesCadastro')} maxLength={maxLength} rows={4} data-span="full" />;
}

/** Brands, categories, shops and remarks (ST2-002 to ST2-027). */
export function ChoicesSection() {
  return (
    <Card>
      <Grid>
        <ChoicesField {...useField('marcas')} choices={brandChoices} />
        <ChoicesField {...useField('categorias')} choices={categoryChoices} />
        <PrincipalField />
        <ShopsField />
        <RemarksField />
      </Grid>
    </Card>
  );
}
