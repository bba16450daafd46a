import type { ManagerForm } from '@portal/domain';
import { ManagerDialog } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog.tsx';
import type { RecordDialogState } from '../../../shared/records/recordRegister.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { useLibraryDialog } from '../register/useLibraryDialog.ts';
import {
  employeeSearchAtom,
  forgetSearchAtom,
  registrationTypedAtom,
  searchEmployeeAtom,
} from './employeeSearch.ts';
import type { ManagerRecord } from './managerList.ts';
import { managerRegister } from './managerRegister.ts';
import {
  emailSuffixOf,
  managerConflictFields,
  managerNames,
  toManagerForm,
  toManagerValues,
  toStoredManager,
} from './managerValues.ts';

const loadSchema = async () => (await import('@portal/domain')).managerSchema;

interface OpenDialogProps {
  opened: RecordDialogState<ManagerRecord, ManagerForm>;
}

function OpenDialog({ opened }: OpenDialogProps) {
  const { managerEmailSuffix } = useAtomValue(servicesAtom);
  const { searching, found, failure } = useAtomValue(employeeSearchAtom);
  const search = useSetAtom(searchEmployeeAtom);
  const tellRegistration = useSetAtom(registrationTypedAtom);
  const { key, dialogProps, conflictProps } = useLibraryDialog({
    register: managerRegister,
    opened,
    loadSchema,
    conflictFields: managerConflictFields,
    names: managerNames,
    toValues: toManagerValues,
    toForm: toManagerForm,
    onClose: useSetAtom(forgetSearchAtom),
  });
  return (
    <>
      <ManagerDialog
        key={key}
        {...failure}
        {...dialogProps}
        manager={opened.record && toStoredManager(opened.record)}
        emailSuffix={emailSuffixOf(managerEmailSuffix)}
        searching={searching}
        found={found}
        onSearch={(registration) => void search(registration)}
        onValuesChange={(values) => {
          tellRegistration(values.registration);
          dialogProps.onValuesChange(values);
        }}
      />
      <ConflictDialog {...conflictProps} />
    </>
  );
}

/** The dialog that creates and changes a manager (MGR-001 to MGR-020). */
export function RegisteredManagerDialog() {
  const opened = useAtomValue(managerRegister.dialogAtom);
  return opened && <OpenDialog opened={opened} />;
}
