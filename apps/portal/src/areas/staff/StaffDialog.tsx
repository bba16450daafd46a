import { ROLE_LABELS, STAFF_ROLES, type StaffRole, type staffFields, whyNotRoles } from '@portal/domain';
import { MultiSelect, Stack } from '@portal/ui';
import { inputsOf } from '../../shared/editor/fieldInputs.tsx';
import { RecordDialog } from '../../shared/records/RecordDialog.tsx';
import { staffRegister } from './staffRegister.ts';
import type { StaffMember } from './staffStates.ts';

const { Text, useField } = inputsOf<typeof staffFields>();

const titles = { create: 'Convidar pessoa', edit: 'Editar acesso' };

const optionOf = (role: StaffRole) => ({ value: role, label: ROLE_LABELS[role] });
const options = STAFF_ROLES.map(optionOf);

/** The roles of a member; that of the last of Diretoria stays. */
function Roles({ member }: { member: StaffMember | null }) {
  const { value, onValueChange, ...field } = useField('funcoes');
  const reason = member && whyNotRoles(member, value);
  return (
    <MultiSelect<StaffRole>
      {...field}
      error={field.error ?? reason ?? undefined}
      options={options}
      value={value.map(optionOf)}
      onValueChange={(chosen) => onValueChange(chosen.map((option) => option.value))}
      hint="Valem a partir da próxima ação da pessoa."
    />
  );
}

/** The dialog that invites a person and gives and takes roles (D25). */
export function StaffDialog() {
  return (
    <RecordDialog register={staffRegister} titles={titles} createLabel="Convidar">
      {(member) => (
        <Stack>
          <Text name="nome" autoComplete="off" />
          <Text
            name="email"
            type="email"
            autoComplete="off"
            hint="O convite vai para este e-mail e vale por três dias."
            disabledReason={
              member && 'O e-mail de uma conta não muda. Encerre este acesso e convide o outro e-mail.'
            }
          />
          <Roles member={member} />
        </Stack>
      )}
    </RecordDialog>
  );
}
