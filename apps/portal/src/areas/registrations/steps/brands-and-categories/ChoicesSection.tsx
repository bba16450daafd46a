import { brandsAndCategoriesFields, SHOPS_HINT } from '@portal/domain';
import { Card, ChipsField, Select, TextArea } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { brandChoices, categoryChoices } from './supplierChoices.ts';

const { FieldGrid, OrRead, useField, useValues } = inputsOf<typeof brandsAndCategoriesFields>();

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
      hint={SHOPS_HINT}
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
      <FieldGrid of="marcas">
        <OrRead name="marcas">
          <ChoicesField {...useField('marcas')} choices={brandChoices} />
        </OrRead>
        <OrRead name="categorias">
          <ChoicesField
            {...useField('categorias', { deps: ['categoriaPrincipalId'] })}
            choices={categoryChoices}
          />
        </OrRead>
        <OrRead name="categoriaPrincipalId">
          <PrincipalField />
        </OrRead>
        <OrRead name="lojas">
          <ShopsField />
        </OrRead>
        <OrRead name="observacoesCadastro" data-span="full">
          <RemarksField />
        </OrRead>
      </FieldGrid>
    </Card>
  );
}
