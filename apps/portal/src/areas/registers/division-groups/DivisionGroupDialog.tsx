import { DIVISION_GROUP_NAME_MAX, type DivisionGroupBody, MANAGER_MISSING_TEXT } from '@portal/domain';
import { DataTable, PagedSelect, Section, Stack, TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import type { ConflictField } from '../../../shared/conflict/compareEdits.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { MANAGER_SEARCH_DELAY_MS, managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { useLookup } from '../../../shared/lookups/useLookup.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import type { DivisionGroup, DivisionGroupFields } from './divisionGroupForm.ts';
import { divisionGroups } from './divisionGroups.ts';
import { linkedDivisionColumns } from './linkedDivisionColumns.ts';

// The rules know the id of the manager; what they are called is the form's own.
const loadSchema = async (): Promise<z.ZodType<DivisionGroupBody, DivisionGroupFields>> =>
  (await import('@portal/domain')).divisionGroupSchema;

const conflictFields: readonly ConflictField<DivisionGroupFields>[] = [
  { label: 'Nome', text: ({ descricao }) => descricao },
  { label: 'Gestor', text: ({ gestor }) => gestor?.label ?? null },
];

interface ManagerFieldProps<Output> {
  control: Control<DivisionGroupFields, unknown, Output>;
  /** A group that is there has a manager: without one the field is wrong before anybody saves (CMB-08). */
  existing: boolean;
}

function ManagerField<Output>({ control, existing }: ManagerFieldProps<Output>) {
  const { choice } = useLookup(managerLookup, undefined);
  const { value: id, onValueChange: setId, error, ...field } = useFormField(control, 'gestoresId');
  const { value, onValueChange: setOption } = useFormField(control, 'gestor');
  return (
    <PagedSelect<number>
      {...field}
      {...choice}
      label="Gestor"
      required
      searchDelayMs={MANAGER_SEARCH_DELAY_MS}
      error={error ?? (existing && id === null ? MANAGER_MISSING_TEXT : undefined)}
      value={value ?? null}
      onValueChange={(option) => {
        setOption(option && { value: option.value, label: option.label });
        setId(option?.value ?? null);
      }}
    />
  );
}

function OpenDivisionGroupDialog({
  opened,
}: {
  opened: RecordDialogState<DivisionGroup, DivisionGroupFields>;
}) {
  const form = useRecordForm({ register: divisionGroups, opened, loadSchema, fields: conflictFields });
  const { inputRef, ...name } = useFormField(form.control, 'descricao');
  const nameRef = useRef<HTMLInputElement>(null);
  const { record } = opened;
  const divisions = record?.divisoes ?? [];
  return (
    <RecordDialog
      form={form}
      size="sm"
      initialFocusRef={nameRef}
      title={record ? 'Editar Grupo de Divisão' : 'Cadastrar Grupo de Divisão'}
    >
      <Stack gap="xs">
        {record && <TextField label="Código" value={String(record.codigo)} readOnly />}
        <TextField
          {...name}
          inputRef={(input) => {
            nameRef.current = input;
            inputRef(input);
          }}
          label="Nome"
          required
          maxLength={DIVISION_GROUP_NAME_MAX}
        />
        <ManagerField control={form.control} existing={record !== null} />
        {divisions.length > 0 && (
          <Section title="Divisões vinculadas" level={3}>
            <DataTable
              label="Divisões vinculadas"
              columns={linkedDivisionColumns}
              rows={divisions}
              getRowId={({ id }) => id}
              height={240}
            />
          </Section>
        )}
      </Stack>
    </RecordDialog>
  );
}

/** The dialog that creates and changes a division group (GRP-011 to GRP-018, GRP-021, GRP-027, GRP-032). */
export function DivisionGroupDialog() {
  const opened = useAtomValue(divisionGroups.dialogAtom);
  return opened && <OpenDivisionGroupDialog opened={opened} />;
}
