import { type ManagerForm, wholeEmail, withRegistration } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { ManagerDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import { useLabelledField } from '../../../shared/forms/useLabelledField.ts';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { useRecordForm } from '../../../shared/records/useRecordForm.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { emailSuffixOf } from './emailSuffixOf.ts';
import { type ManagerRecord, managers } from './managers.ts';
import { useEmployeeSearch } from './useEmployeeSearch.ts';

function OpenDialog({ opened }: { opened: RecordDialogState<ManagerRecord, ManagerForm> }) {
  const emailSuffix = emailSuffixOf(useAtomValue(servicesAtom).managerEmailSuffix);
  const { fields, control, dialogProps, conflictProps } = useRecordForm({
    register: managers,
    opened,
    checkOnLeave: true,
  });
  const registration = useLabelledField(fields, control, 'matricula');
  const name = useLabelledField(fields, control, 'nome');
  const email = useLabelledField(fields, control, 'email');
  const active = useLabelledField(fields, control, 'ativo');

  const fillIn = (person: Pick<ManagerForm, 'nome' | 'email'>) => {
    if (person.nome !== name.value) name.onValueChange(person.nome);
    if (person.email !== email.value) email.onValueChange(person.email);
  };
  const { start, searching, found, problem, failure } = useEmployeeSearch(
    { registration: registration.value, nome: name.value, email: email.value },
    ({ nome = name.value, email: address }) =>
      fillIn({ nome, email: address === undefined ? email.value : wholeEmail(address, emailSuffix) }),
  );
  const changeRegistration = (matricula: string) => {
    const before = { matricula: registration.value, nome: name.value, email: email.value };
    registration.onValueChange(matricula);
    fillIn(withRegistration(before, matricula, found?.name));
  };

  return (
    <>
      <ManagerDialog
        error={failure}
        {...dialogProps}
        code={opened.record?.codigo}
        fields={{
          registration: {
            ...registration,
            onValueChange: changeRegistration,
            error: problem ?? registration.error,
          },
          name,
          email,
          active,
        }}
        emailSuffix={emailSuffix}
        onSearch={start}
        searching={searching}
        found={found}
        incomplete={!opened.record && normalizeLine(name.value) === ''}
      />
      <ConflictDialog {...conflictProps} />
    </>
  );
}

/** The dialog that creates and changes a manager (MGR-001 to MGR-020). */
export function RegisteredManagerDialog() {
  const opened = useAtomValue(managers.dialogAtom);
  return opened && <OpenDialog key={opened.record?.id} opened={opened} />;
}
