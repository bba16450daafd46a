import { REQUISITION_DEPARTMENT, type requisitionPageFields, SUPPLIER_LACKS } from '@portal/domain';
import { Banner, Button, Card, Description, PagedSelect, Section, Stack } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { useEditorContext } from '../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { useIsRead } from '../../../shared/editor/ReadField.tsx';
import { divisionGroupLookup } from '../../../shared/lookups/catalogueLookups.ts';
import { managerLookup, supplierFilterLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import { useLookupOption } from '../../../shared/lookups/useLookupOption.ts';
import { requisitionDivisionLookup } from './requisitionLookups.ts';
import { type Requisition, requisitionToForm } from './storedRequisition.ts';
import { useSupplierParts } from './useSupplierParts.ts';
import type { SupplierTermsReading } from './useSupplierTerms.ts';

const { Lookup, Named, Option, Flag, Shown, FieldGrid, FixedField, useValues, useField, useChange } =
  inputsOf<typeof requisitionPageFields>();

/** Who asks for what kind of release (RQF-007 to RQF-012, RQF-048). */
export function ReleaseSection({ showsSpecialRelease }: { showsSpecialRelease: boolean }) {
  return (
    <Card>
      <Section title="Requisição">
        <FieldGrid of="gestorId" columns={3}>
          <Lookup name="gestorId" lookup={managerLookup} />
          <Option name="tipoLiberacao" />
          <FixedField of="gestorId" label="Departamento" value={REQUISITION_DEPARTMENT.descricao} />
          {showsSpecialRelease && <Flag name="liberacaoEspecial" />}
        </FieldGrid>
      </Section>
    </Card>
  );
}

/** The division group, of which a requisition keeps the id only (RQF-018, RQF-080). */
function GroupField() {
  const { known } = useEditorContext();
  const isRead = useIsRead('grupoDivisaoId');
  const [fornecedorId] = useValues(['fornecedorId']);
  const { value, onValueChange, ...field } = useField('grupoDivisaoId');
  const { choice } = useLookup(divisionGroupLookup, fornecedorId === null ? {} : { fornecedorId });
  const { option, remember } = useLookupOption(divisionGroupLookup, value);
  if (option) known.learn('grupoDivisaoId', option);
  if (isRead) return <Description label={String(field.label)}>{option?.label}</Description>;
  return (
    <PagedSelect<number>
      {...field}
      {...choice}
      value={option}
      onValueChange={(next) => {
        if (next) remember(next);
        onValueChange(next?.value ?? null);
      }}
    />
  );
}

interface SupplierSectionProps {
  terms: SupplierTermsReading;
  /** The stored requisition, `null` for a new one. */
  base: Requisition | null;
}

/** The supplier with its divisions, group and registered terms, and what it lacks (RQF-013 to RQF-021, RQF-025). */
export function SupplierSection({ terms, base }: SupplierSectionProps) {
  const isRead = useIsRead('fornecedorId');
  const [fornecedorId, tipoLiberacao, group] = useValues(['fornecedorId', 'tipoLiberacao', 'grupoDivisaoId']);
  const change = useChange();
  const { divisionsMissing, groupMissing, onlyGroup } = useSupplierParts(isRead ? null : fornecedorId);
  const isStored = base?.fornecedorId === fornecedorId;
  const onlyGroupId = isStored ? undefined : onlyGroup?.id;
  /** Takes the only group of another supplier; back at the stored one, its group and divisions stand again. */
  const takeParts = useEffectEvent(() => {
    if (group !== null) return;
    if (onlyGroupId !== undefined) change('grupoDivisaoId', onlyGroupId);
    if (!isStored) return;
    const stored = requisitionToForm(base);
    change('grupoDivisaoId', stored.grupoDivisaoId);
    change('divisoes', stored.divisoes);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another supplier may have the same group.
  useEffect(() => takeParts(), [fornecedorId, onlyGroupId]);
  const blank = terms.isBlank ? SUPPLIER_LACKS.registeredTerms : undefined;
  const lacks = [divisionsMissing, groupMissing, terms.missing].filter((text) => text !== null);
  const of = fornecedorId === null ? {} : { fornecedorId };
  return (
    <Card>
      <Section title="Fornecedor">
        <Stack>
          <FieldGrid of="fornecedorId">
            <Lookup
              name="fornecedorId"
              lookup={supplierFilterLookup}
              empties={['grupoDivisaoId']}
              onChoice={() => {
                change('divisoes', []);
                terms.reset();
              }}
            />
            <Named
              name="divisoes"
              lookup={requisitionDivisionLookup}
              of={of}
              required={tipoLiberacao === 'Divisao'}
            />
            <GroupField />
            <Shown
              name="prazosCadastro"
              error={terms.loading ? null : (terms.failure ?? blank)}
              hint={terms.loading ? 'Lendo no sistema de compras…' : 'Vem do sistema de compras'}
            />
          </FieldGrid>
          <div>
            <div role="status">
              {lacks.length > 0 && (
                <Stack gap="sm">
                  {lacks.map((text) => (
                    <Banner key={text} tone="warning" title={text} />
                  ))}
                </Stack>
              )}
            </div>
            <div role="alert">
              {terms.failure !== null && (
                <Banner
                  tone="danger"
                  title={terms.failure}
                  action={
                    <Button size="sm" loading={terms.loading} onClick={terms.onRetry}>
                      Tentar novamente
                    </Button>
                  }
                />
              )}
            </div>
          </div>
        </Stack>
      </Section>
    </Card>
  );
}
