import { divisionGroupFields, MANAGER_MISSING_TEXT } from '@portal/domain';
import { DataTable, Section, Stack, TextField } from '@portal/ui';
import { type RefObject, useRef } from 'react';
import { inputsOf } from '../../../shared/editor/fieldInputs.tsx';
import { managerLookup } from '../../../shared/lookups/filterLookups.ts';
import { RecordDialog } from '../../../shared/records/RecordDialog.tsx';
import { divisionGroups } from './divisionGroups.ts';
import { linkedDivisionColumns } from './linkedDivisionColumns.ts';

const { Lookup, useField, useValues } = inputsOf<typeof divisionGroupFields>();

const titles = { create: 'Cadastrar Grupo de Divisão', edit: 'Editar Grupo de Divisão' };

/** The name of the group. */
function NameField({ focusRef }: { focusRef: RefObject<HTMLInputElement | null> }) {
  const { inputRef, ...field } = useField('descricao');
  return (
    <TextField
      {...field}
      inputRef={(input) => {
        focusRef.current = input;
        inputRef(input);
      }}
      maxLength={divisionGroupFields.descricao.maxLength}
    />
  );
}

/** A group that is there has a manager: without one the field is wrong before anybody saves (CMB-08). */
function ManagerField({ existing }: { existing: boolean }) {
  const [id] = useValues(['gestoresId']);
  return (
    <Lookup
      name="gestoresId"
      lookup={managerLookup}
      error={existing && id === null ? MANAGER_MISSING_TEXT : undefined}
    />
  );
}

/** The dialog that creates and changes a division group (GRP-011 to GRP-018, GRP-021, GRP-027, GRP-032). */
export function DivisionGroupDialog() {
  const nameRef = useRef<HTMLInputElement>(null);
  return (
    <RecordDialog register={divisionGroups} titles={titles} size="sm" initialFocusRef={nameRef}>
      {(group) => (
        <Stack gap="xs">
          {group && <TextField label="Código" value={String(group.codigo)} readOnly />}
          <NameField focusRef={nameRef} />
          <ManagerField existing={group !== null} />
          {group?.divisoes && group.divisoes.length > 0 && (
            <Section title="Divisões vinculadas" level={3}>
              <DataTable
                label="Divisões vinculadas"
                columns={linkedDivisionColumns}
                rows={group.divisoes}
                getRowId={({ id }) => id}
                height={240}
              />
            </Section>
          )}
        </Stack>
      )}
    </RecordDialog>
  );
}
