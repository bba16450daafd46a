import { BRAND_DESCRIPTION_MAX } from '@portal/domain';
import { Button, Dialog, TextField } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import type { BrandDialogState, BrandRegister } from './brandRegister.ts';

const loadSchema = async () => (await import('@portal/domain')).brandSchema;

interface OpenBrandDialogProps {
  register: BrandRegister;
  opened: BrandDialogState;
}

function OpenBrandDialog({ register, opened: { brand, descricao } }: OpenBrandDialogProps) {
  const close = useSetAtom(register.closeDialogAtom);
  const keepDraft = useSetAtom(register.draftAtom);
  const formId = useId();
  const recovered = descricao !== (brand?.descricao ?? '');
  const { control, dirty, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { descricao },
    onSubmit: useSetAtom(register.saveAtom),
    onDraft: (values) => keepDraft(values && { brand, ...values }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={brand ? 'Editar Marca' : 'Cadastrar Marca'}
      size="sm"
      dismissable={!dirty && !recovered}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            Salvar
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <TextField
          {...useFormField(control, 'descricao')}
          label="Descrição"
          required
          maxLength={BRAND_DESCRIPTION_MAX}
        />
      </form>
    </Dialog>
  );
}

/** The dialog that creates and changes a brand (BRD-014 to BRD-019, BRD-029). */
export function BrandDialog({ register }: { register: BrandRegister }) {
  const opened = useAtomValue(register.dialogAtom);
  return opened && <OpenBrandDialog register={register} opened={opened} />;
}
